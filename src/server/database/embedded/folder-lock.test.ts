import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withFolderLock } from './folder-lock.ts'

test('work under one lock never overlaps, even when it fails, and leaves one empty file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bridgelight-lock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const events: string[] = []
  const work = (name: string) =>
    withFolderLock(join(folder, 'lock'), async () => {
      events.push(name)
      expect(await readdir(folder)).toEqual(['lock'])
      await new Promise(setImmediate)
      events.push(name)
      if (name === 'b') throw new Error('b failed')
    })
  const results = await Promise.allSettled(['a', 'b', 'c'].map(work))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(events.join('')).toMatch(/^(aa|bb|cc){3}$/)
})

test('a lock in a missing folder leads to an error that names the setting', async () => {
  await expect(withFolderLock('/nowhere/lock', async () => undefined)).rejects.toThrow(
    /\/nowhere\/lock.*DATA_DIR/,
  )
})
