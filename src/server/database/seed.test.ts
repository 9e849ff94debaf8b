import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/servers/database.ts'
import { seasonAhead } from '../../domain/campaign/campaign.ts'
import { migrateDatabase } from './migrate.ts'
import { readCampaign } from './read-campaign.ts'
import { seedDatabase } from './seed.ts'

const november = new Date('2026-11-17T20:00:00Z')
const migrations = join(import.meta.dirname, 'migrations')

/** A database as the previous release left it, after the owner did something to its first record. */
async function upgraded(change: string) {
  const database = await createTestDatabase({ template: 'template1' })
  const folder = await mkdtemp(join(tmpdir(), 'earlier-migrations-'))
  for (const name of (await readdir(migrations)).filter((name) => name < '007'))
    await cp(join(migrations, name), join(folder, name))
  await migrateDatabase(database, { folder })
  await rm(folder, { recursive: true })
  await database.pool.query(
    `insert into campaigns values (default, true, 2025, 25, 18, '2025-01-31', 2, '2-3', 'January 2025', true)`,
  )
  await database.pool.query(change)
  await migrateDatabase(database)
  await seedDatabase(database.pool, november)
  return readCampaign(database.pool)
}

test('an untouched first record is renewed for the season ahead', async () => {
  expect(await upgraded('select')).toEqual({ ...seasonAhead('2026-11-17'), open: true })
})

test.each([
  ['edited', 'update campaigns set slots_booked = 20', { slotsBooked: 20, calendarYear: 2025, open: true }],
  ['closed', 'update campaigns set is_open = false', { slotsBooked: 18, calendarYear: 2025, open: false }],
  [
    'kept as history',
    `update campaigns set is_current = false;
     insert into campaigns values (default, true, 2026, 9, 1, '2026-01-31', 1, '1', 'June 2026', true)`,
    { slotsBooked: 1, calendarYear: 2026, open: true },
  ],
])('a record that staff have %s is kept', async (_, change, kept) => {
  expect(await upgraded(change)).toMatchObject(kept)
})
