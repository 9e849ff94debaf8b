import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as limits from '../../src/domain/limits.ts'
import { duration } from './edit.ts'
import { runFfmpeg } from './run-ffmpeg.ts'

const audioBits = 96_000

/** The film as browsers get it: AV1 first, H.264 for those without. Both stay below the limit, titles and all. */
export async function encodeFilm(film: string, folder: string): Promise<{ av1: string; h264: string }> {
  const av1 = join(folder, 'film-av1.mp4')
  const h264 = join(folder, 'film-h264.mp4')
  const streaming = ['-movflags', '+faststart', '-map_metadata', '-1']
  const sound = ['-c:a', 'aac', '-b:a', String(audioBits), '-ac', '2']

  // Grain costs an encoder dearly; AV1 takes it off and lays the same grain on again when it is played.
  await runFfmpeg([
    ...['-i', film, '-c:v', 'libsvtav1', '-preset', '5', '-crf', '34', '-g', '120', '-pix_fmt', 'yuv420p10le'],
    ...['-svtav1-params', 'tune=0:film-grain=8:enable-overlays=1', ...sound, ...streaming, av1],
  ])
  const bits = Math.floor((limits.showreelFileBytes * 8 * 0.95) / duration) - audioBits
  const rate = ['-b:v', String(Math.min(bits, 1_050_000)), '-maxrate', '2400k', '-bufsize', '3600k']
  const look = ['-preset', 'slow', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-g', '96', '-tune', 'grain']
  const passes = ['-passlogfile', join(folder, 'passes')]
  await runFfmpeg(['-i', film, '-c:v', 'libx264', ...rate, ...look, '-pass', '1', ...passes, '-an', '-f', 'null', '-'])
  await runFfmpeg(['-i', film, '-c:v', 'libx264', ...rate, ...look, '-pass', '2', ...passes, ...sound, ...streaming, h264])

  for (const file of [av1, h264]) {
    const { size } = await stat(file)
    if (size > limits.showreelFileBytes) throw new Error(`${file} has ${size} bytes: too many.`)
  }
  return { av1, h264 }
}
