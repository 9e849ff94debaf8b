import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { portfolioLoop } from '../../domain/limits.ts'
import { loops } from './loops.ts'
import { projects } from './projects.ts'

const folder = join(import.meta.dirname, '../../../public')
const files = Object.values(loops).flatMap(({ av1, h264 }) => [av1, h264])

/** How long an MP4 plays, from its movie header. */
async function secondsOf(path: string): Promise<number> {
  const bytes = await readFile(join(folder, path))
  const header = bytes.indexOf('mvhd') + 4
  return bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12)
}

test.each(files)('%s exists and is not too large', async (src) => {
  const { size } = await stat(join(folder, src))
  expect(size).toBeGreaterThan(20_000)
  expect(size).toBeLessThanOrEqual(portfolioLoop.fileBytes)
})

test.each(Object.values(loops))('$h264 plays long enough to see, and not too long', async ({ h264 }) => {
  const seconds = await secondsOf(h264)
  expect(seconds).toBeGreaterThanOrEqual(portfolioLoop.seconds.min)
  expect(seconds).toBeLessThanOrEqual(portfolioLoop.seconds.max)
})

test('every loop belongs to the picture of a project, and no file is left over', async () => {
  const pictures = projects.map(({ image }) => image.name)
  for (const name of Object.keys(loops)) expect(pictures).toContain(name)
  const stored = await readdir(join(folder, 'assets/loops'))
  expect(stored.toSorted()).toEqual(files.map((path) => basename(path)).toSorted())
})
