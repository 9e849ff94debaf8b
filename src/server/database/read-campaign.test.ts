import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../../../tests/support/servers/database.ts'
import { seasonAhead } from '../../domain/campaign/campaign.ts'
import { readCampaign } from './read-campaign.ts'
import { seedDatabase } from './seed.ts'

const database = await createTestDatabase()
/** Still November in Portland. */
const november = new Date('2026-12-01T07:00:00Z')
const seeded = { ...seasonAhead('2026-11-30'), open: true }

beforeEach(async () => {
  await database.pool.query('truncate campaigns')
  await seedDatabase(database.pool, november)
})

test('a seeded database has the season ahead', async () => {
  expect(await readCampaign(database.pool)).toEqual(seeded)
})

test.each(['UTC', 'America/Los_Angeles', 'Asia/Tokyo'])(
  'the book-by day is the same day in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await readCampaign(database.pool)).toMatchObject({ bookBy: '2027-01-31' })
  },
)

test.each([
  ['more booked than there are', 'slots_booked = slots_total + 1'],
  ['fewer than none booked', 'slots_booked = -1'],
  ['a negative total', 'slots_total = -1, slots_booked = -1'],
  ['a year that is none', 'calendar_year = 20255'],
  ['a last day in another year', "book_by = '2031-01-31'"],
  ['an endless date', "book_by = 'infinity'"],
  ['negative partnerships', 'partnership_slots = -2'],
  ['words for a number', "partnership_slots_per_year = 'some'"],
  ['an empty review date', "partnership_review = ' '"],
])('the database refuses %s', async (_, change) => {
  await expect(database.pool.query(`update campaigns set ${change}`)).rejects.toThrow(
    'violates check constraint',
  )
})

test('there is at most one current record', async () => {
  const second = `insert into campaigns values (default, true, 2026, 9, 1, '2026-01-31', 1, '1', 'June 2026', true)`
  await expect(database.pool.query(second)).rejects.toThrow('campaigns_one_current')
})

test('seeding again, even by several servers at the same time, keeps an edit', async () => {
  await database.pool.query('update campaigns set slots_booked = 20, is_open = false')
  await Promise.all([1, 2, 3].map(() => seedDatabase(database.pool, november)))
  expect(await readCampaign(database.pool)).toEqual({ ...seeded, slotsBooked: 20, open: false })
})

test('several servers that seed an empty table at the same time add one record', async () => {
  await database.pool.query('truncate campaigns')
  await Promise.all([1, 2, 3].map(() => seedDatabase(database.pool, november)))
  expect(await readCampaign(database.pool)).toEqual(seeded)
})

test('a missing record is an error that says what to do', async () => {
  await database.pool.query('update campaigns set is_current = false')
  await expect(readCampaign(database.pool)).rejects.toThrow('set is_current on one row')
})
