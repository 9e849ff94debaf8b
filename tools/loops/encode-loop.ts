import { stat } from 'node:fs/promises'
import { portfolioLoop } from '../../src/domain/limits.ts'
import { runFfmpeg } from '../film/run-ffmpeg.ts'

/** Encodes a loop for browsers: AV1, and H.264 for those without it. Both stay below the limit. */
export async function encodeLoop(shot: string): Promise<{ av1: string; h264: string }> {
  const av1 = shot.replace('.mkv', '.webm')
  const h264 = shot.replace('.mkv', '.mp4')
  const silent = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact']
  // Grain is expensive to encode; AV1 removes it and adds similar grain again during playback.
  const modern = ['-c:v', 'libsvtav1', '-preset', '5', '-crf', '36', '-g', '240', '-pix_fmt', 'yuv420p10le']
  const grain = ['-svtav1-params', 'tune=0:film-grain=6']
  const common = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-profile:v', 'high']
  const rate = ['-maxrate', '1200k', '-bufsize', '1200k', '-g', '240', '-pix_fmt', 'yuv420p']
  await runFfmpeg(['-i', shot, ...modern, ...grain, ...silent, av1])
  await runFfmpeg(['-i', shot, ...common, ...rate, ...silent, '-movflags', '+faststart', h264])
  for (const file of [av1, h264]) {
    const { size } = await stat(file)
    if (size > portfolioLoop.fileBytes) throw new Error(`${file} has ${size} bytes: too many.`)
    console.log(`${file}: ${size} bytes`)
  }
  return { av1, h264 }
}
