import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesWithSamples } from './samples.ts'

const content = join(import.meta.dirname, '..')

test('every file with sample entries is in the list for the owner', async () => {
  const marked: string[] = []
  for (const file of await readdir(content, { recursive: true })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
    const text = await readFile(join(content, file), 'utf8')
    if (/^\s*sample: true,/m.test(text)) marked.push(file)
  }
  expect(filesWithSamples()).toEqual(marked.sort())
})
