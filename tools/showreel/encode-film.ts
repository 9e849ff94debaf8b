import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as limits from '../../src/domain/limits.ts'
import { runFfmpeg } from '../film/run-ffmpeg.ts'
import { duration } from './edit.ts'

const audioBits = 80_000

/** Encodes the film for browsers: AV1, and H.264 for those without it. Both stay below the limit. */
export async function encodeFilm(film: string, folder: string): Promise<{ av1: string; h264: string }> {
  const av1 = join(folder, 'film.webm')
  const h264 = join(folder, 'film.mp4')
  const sound = ['-b:a', String(audioBits), '-map_metadata', '-1', '-fflags', '+bitexact']
  // Grain is expensive to encode; AV1 removes it and adds similar grain again during playback.
  const modern = ['-c:v', 'libsvtav1', '-preset', '6', '-crf', '32', '-g', '120', '-pix_fmt', 'yuv420p10le']
  const grain = ['-svtav1-params', 'tune=0:film-grain=8']
  const rate = Math.floor((limits.showreelFileBytes * 8 * 0.93) / duration) - audioBits
  const common = [
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-profile:v',
    'high',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '96',
  ]
  const bits = ['-b:v', String(rate), '-maxrate', '2600k', '-bufsize', '5200k']
  await Promise.all([
    runFfmpeg(['-i', film, ...modern, ...grain, '-c:a', 'libopus', ...sound, av1]),
    runFfmpeg(['-i', film, ...common, ...bits, '-c:a', 'aac', ...sound, '-movflags', '+faststart', h264]),
  ])

  for (const file of [av1, h264]) {
    const { size } = await stat(file)
    if (size > limits.showreelFileBytes) throw new Error(`${file} has ${size} bytes: too many.`)
  }
  return { av1, h264 }
}
