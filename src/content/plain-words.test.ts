import { expect, test } from 'vitest'
import { contactSection } from './contact.ts'
import { createDefaultFacts } from './facts.ts'
import * as mail from './mail.ts'
import * as navigation from './navigation.ts'
import { allPages } from './pages/all-pages.ts'
import { reviews } from './reviews.ts'
import * as shell from './shell.ts'

const defaultFacts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))

const filler =
  /\b(elevat\w*|unleash\w*|seamless\w*|passionate|solutions that|leverag\w*|empower\w*|cutting-edge|world-class|state-of-the-art|game-chang\w*|next level|best-in-class)\b/i

const texts: readonly (readonly [string, unknown])[] = [
  ...Object.values(allPages).map((page) => [page.path, [page, page.summary(defaultFacts)]] as const),
  ['contact', contactSection],
  ['mail', mail],
  ['navigation', navigation],
  ['shell', shell],
  ['reviews', reviews],
]

test.each(texts)('%s is written plainly, without filler or em dashes', (_where, words) => {
  const text = JSON.stringify(words)
  expect(text.length).toBeGreaterThan(2)
  expect(text).not.toMatch(filler)
  expect(text).not.toContain('\u2014')
})
