import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDefaultFacts, type SiteFacts } from '../content/company/facts.ts'
import { type Campaign, seasonAhead, seasonOn } from '../domain/campaign/campaign.ts'
import { portlandDay } from '../domain/portland-day.ts'
import { keepPagesCurrent } from './keep-pages-current.ts'

const minute = 60_000
const lastEvening = new Date('2027-02-01T07:55:00Z')
const campaign: Campaign = { ...seasonAhead('2027-01-31'), open: true }

function factsAt(now: Date): SiteFacts {
  return { ...createDefaultFacts(now), season: seasonOn(portlandDay(now), campaign) }
}

beforeEach(() => {
  vi.useFakeTimers({ now: lastEvening })
})

afterEach(() => {
  vi.useRealTimers()
})

function keep(readFacts = async (now: Date) => factsAt(now)) {
  const shown: SiteFacts[] = []
  const failures: unknown[] = []
  const pages = keepPagesCurrent({
    shown: factsAt(new Date()),
    readFacts,
    show: async (facts) => void shown.push(facts),
    failed: (error) => failures.push(error),
  })
  return { pages, shown, failures }
}

test('the last day of a season ends at midnight in Portland by itself', async () => {
  const { pages, shown } = keep()
  await vi.advanceTimersByTimeAsync(4 * minute)
  expect(shown).toEqual([])
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(shown.map(({ season }) => season)).toEqual([null])
  await pages.stop()
})

test('a new day without changed facts renders nothing', async () => {
  vi.setSystemTime('2027-03-10T07:55:00Z')
  const { pages, shown } = keep()
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(shown).toEqual([])
  await pages.stop()
})

test('a new year changes the copyright line', async () => {
  vi.setSystemTime('2028-01-01T07:59:00Z')
  const { pages, shown } = keep()
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(shown.map(({ year }) => year)).toEqual([2028])
  await pages.stop()
})

test('when the database is away at midnight, the refresh is tried again', async () => {
  let away = true
  const { pages, shown, failures } = keep(async (now) => {
    if (away) throw new Error('away')
    return factsAt(now)
  })
  await vi.advanceTimersByTimeAsync(7 * minute)
  expect(failures.length).toBeGreaterThan(0)
  away = false
  await vi.advanceTimersByTimeAsync(minute)
  expect(shown.map(({ season }) => season)).toEqual([null])
  await pages.stop()
})

test('a change that cannot be shown is told to the caller, who tries again', async () => {
  let away = true
  const { pages, shown, failures } = keep(async (now) => {
    if (away) throw new Error('away')
    return { ...factsAt(now), season: null }
  })
  await expect(pages.refresh()).rejects.toThrow('away')
  expect(failures).toHaveLength(1)
  away = false
  await pages.refresh()
  expect(shown).toHaveLength(1)
  await pages.stop()
})

test('a change in the database is shown at once', async () => {
  const { pages, shown } = keep(async (now) => ({ ...factsAt(now), season: null }))
  await pages.refresh()
  await pages.refresh()
  expect(shown).toHaveLength(1)
  await pages.stop()
})
