import { expect, test } from 'vitest'
import { conferencePackages } from '../../../src/content/corporate-conferences/packages.ts'
import { catalog } from '../../../src/content/equipment/equipment.ts'
import { kits } from '../../../src/content/equipment/kits.ts'
import { packages } from '../../../src/content/equipment/packages.ts'
import { kit as creatorKit } from '../../../src/content/magrose-support/kit.ts'
import { podcastPackage } from '../../../src/content/podcast-consultation/package.ts'
import { formatCents, priceOf } from '../../../src/content/quote/quote-catalog.ts'
import { topSheet } from '../../../src/content/religious-partnership/program.ts'
import { startingOffers } from '../../../src/content/structured-data/business.ts'
import { addDays } from '../../../src/domain/calendar-day.ts'
import { isFederalHoliday } from '../../../src/domain/federal-holidays.ts'
import { formatDollars } from '../../../src/domain/format-dollars.ts'
import { estimateQuote } from '../../../src/domain/quote/estimate-quote.ts'
import type { SelectionLine } from '../../../src/domain/quote/quote-selection.ts'
import { wallTime } from '../../../src/domain/wall-time.ts'
import { fakeAvailability } from './fake-availability.ts'
import { says } from './judge.ts'
import { askedAt, type ChatQuestion } from './question.ts'
import { reportedQuestions } from './reported.ts'
import { tuningQuestions } from './tuning.ts'

const all = [...tuningQuestions, ...reportedQuestions]
const factsOf = ({ expect }: ChatQuestion) => ('facts' in expect ? expect.facts : [])

test('each half has sixty questions, no two of them the same', () => {
  for (const half of [tuningQuestions, reportedQuestions]) {
    expect(half).toHaveLength(60)
    expect(half.filter(({ language }) => language === 'es').length).toBeGreaterThanOrEqual(10)
    expect(half.filter(({ messages }) => messages.length > 1).length).toBeGreaterThanOrEqual(6)
  }
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ messages }) => messages.join('\n'))).size).toBe(all.length)
})

test('every expected price is one that the site’s content and the quote’s rule yield', () => {
  const prices = contentPrices()
  for (const question of all) {
    for (const price of factsOf(question)
      .flat()
      .filter((text) => text.startsWith('$'))) {
      expect(prices, `${price} of ${question.id}`).toContain(price)
    }
  }
})

test('no question forbids what it demands', () => {
  for (const { never = [], ...question } of all) {
    for (const fact of factsOf(question)) {
      const allowed = [fact].flat().filter((text) => !never.some((words) => says(text, words)))
      expect(allowed.length, `${fact} of ${question.id}`).toBeGreaterThan(0)
    }
  }
})

test('the questions are asked at eleven on a Wednesday that is no holiday', () => {
  const local = new Date(wallTime('America/Los_Angeles', new Date(askedAt))).toISOString()
  expect([local.slice(0, 16), new Date(local).getUTCDay()]).toEqual(['2026-11-18T11:00', 3])
  expect(isFederalHoliday(local.slice(0, 10))).toBe(false)
})

test('the fake schedule counts the units that are out, and finds the next day', () => {
  const on = (itemId: string, from: string, days = 1) =>
    fakeAvailability(from, addDays(from, days)).find((item) => item.itemId === itemId)
  expect(on('canon-eos-c500-mark-ii', '2026-12-02')).toMatchObject({ free: 1, nextFree: null })
  expect(on('canon-eos-c500-mark-ii', '2026-12-02', 2)).toMatchObject({ free: 0, nextFree: '2026-12-07' })
  expect(on('etc-source-four-led-3', '2026-12-10')).toMatchObject({ total: 4, free: 2 })
  expect(on('arri-m18', '2026-11-24')).toMatchObject({ inMaintenance: 1, nextFree: '2026-12-01' })
})

/** Every price that a question can be about: single ones, and those for several pieces and days. */
function contentPrices(): Set<string> {
  const lines: SelectionLine[] = [
    ...catalog.flatMap(({ id, qty = 1 }) =>
      Array.from({ length: qty }, (_, more) => ({ kind: 'item' as const, id, quantity: more + 1 })),
    ),
    ...kits.map(({ id }) => ({ kind: 'kit' as const, id, quantity: 1 })),
    ...packages.map(({ id }) => ({ kind: 'package' as const, id, quantity: 1 })),
  ]
  const dayCounts = [1, 2, 3, 4, 5]
  const from = '2026-12-01'
  const rented = lines.flatMap((line) =>
    dayCounts.map((days) =>
      formatCents(estimateQuote({ lines: [line], from, to: addDays(from, days - 1) }, priceOf).totalCents),
    ),
  )
  const filmed = conferencePackages.flatMap(({ price }) =>
    dayCounts.map((days) => formatDollars(Number(price.replace(/\D/g, '')) * Math.ceil(days / 2))),
  )
  const paid = topSheet.lines.filter(({ sum }) => sum === 'price').flatMap(({ from, to }) => [from, to])
  const single = [...startingOffers.map(({ price }) => price), ...Object.values(creatorKit.value), ...paid]
  return new Set([...rented, ...filmed, ...single.map(formatDollars), podcastPackage.price.figure])
}
