import { join } from 'node:path'
import { runFfmpeg } from '../film/run-ffmpeg.ts'
import { measureLoudness } from './measure-loudness.ts'

/** The loudness that streaming sites ask for: integrated in LUFS, its tolerance, and the highest true peak in dBTP. */
const wanted = { loudness: -16, tolerance: 0.5, peak: -1 }
/** Compression for browsers raises peaks a little. */
const ceiling = -2.5

/** Sets the loudness of the sound; peaks that would be too high are held down. Returns the new file. */
export async function levelSound(sound: string, folder: string): Promise<string> {
  const leveled = join(folder, 'leveled.wav')
  let gain = 0
  // The limiter takes some loudness away, so the gain is found in steps.
  for (let step = 0; step < 4; step += 1) {
    const { loudness } = await measureLoudness(step === 0 ? sound : leveled)
    gain += wanted.loudness - loudness
    const limiter = `alimiter=limit=${10 ** (ceiling / 20)}:attack=4:release=80:level=disabled`
    // Four times as many samples, so that the limiter sees the peaks between them.
    const filter = `volume=${gain}dB,aresample=192000,${limiter},aresample=48000`
    await runFfmpeg(['-i', sound, '-af', filter, '-c:a', 'pcm_s24le', leveled])
  }
  return leveled
}

/** Fails unless the film, as it is served, is as loud as it should be. */
export async function checkLoudness(film: string): Promise<void> {
  const { loudness, peak } = await measureLoudness(film)
  console.log(`${film}: ${loudness} LUFS, true peak ${peak} dBTP`)
  if (Math.abs(loudness - wanted.loudness) > wanted.tolerance || peak > wanted.peak) {
    throw new Error(
      `${film} has ${loudness} LUFS and peaks at ${peak} dBTP: wanted ${wanted.loudness} ± ${wanted.tolerance}, at most ${wanted.peak}.`,
    )
  }
}
