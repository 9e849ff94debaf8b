import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDefaultFacts } from '../company/facts.ts'
import { allPages } from './all-pages.ts'

const defaultFacts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))

const filler =
  /\b((?<!rack )elevat\w*|unleash\w*|seamless\w*|passionate|solutions that|leverag\w*|empower\w*|cutting-edge|world-class|state-of-the-art|game-chang\w*|next level|best-in-class)\b/i

const files = (await readdir(join(import.meta.dirname, '..'), { recursive: true }))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .sort()

test('the content files are found', () => {
  expect(files.length).toBeGreaterThan(60)
})

test.each(files)('%s is written plainly, without filler or em dashes', async (file) => {
  expectPlain(await import(/* @vite-ignore */ `../${file}`))
})

test.each(Object.values(allPages).map((page) => [page.path, page] as const))(
  'the summary of %s is written plainly, without filler or em dashes',
  (_path, page) => {
    expectPlain(page.summary(defaultFacts))
  },
)

function expectPlain(words: unknown): void {
  const text = JSON.stringify(words)
  expect(text).not.toMatch(filler)
  expect(text).not.toContain('\u2014')
}
