/**
 * Availability questions for a small and a large rental house, alternating in one run:
 * `npm run bench -- availability [--rounds 400]`
 */
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { datedItemIds } from '../src/content/equipment-availability/availability.ts'
import { addDays } from '../src/domain/calendar-day.ts'
import { readAvailability } from '../src/server/availability/read-availability.ts'
import { connectDatabase } from '../src/server/database/connect.ts'
import { startEmbeddedDatabase } from '../src/server/database/embedded.ts'
import { migrateDatabase } from '../src/server/database/migrate.ts'
import { temporaryFolder } from './support/clean-up.ts'
import { atMost, heading, printChecks, printTable } from './support/report.ts'
import { percentile } from './support/statistics.ts'

type House = { readonly name: string; readonly units: number; readonly bookings: number }

const houses: readonly House[] = [
  { name: 'small', units: 50, bookings: 200 },
  { name: 'large', units: 5_000, bookings: 200_000 },
]
/** Units are filled with the page's items first; the rest of a large house is other equipment. */
const unitsPerItem = 2
const today = '2026-06-01'

export async function benchAvailability(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { rounds: { type: 'string', default: '400' } } })
  const rounds = Number(values.rounds)
  const server = await startEmbeddedDatabase({ dataDir: await temporaryFolder('availability') })
  const pools: Pool[] = []
  for (const house of houses) pools.push(await fillHouse(server.url, house))

  heading(`Availability of ${datedItemIds.length} items for three days, ${rounds} questions each, in turns`)
  const times: number[][] = houses.map(() => [])
  for (let round = -50; round < rounds; round += 1) {
    const from = addDays(today, Math.abs(round) % 300)
    for (const [index, pool] of pools.entries()) {
      const start = performance.now()
      await readAvailability(pool, datedItemIds, { from, until: addDays(from, 3) })
      if (round >= 0) times[index]?.push(performance.now() - start)
    }
  }
  for (const pool of pools) await pool.end()
  await server.stop()

  const [small = 0, large = 0] = times.map((list) => percentile(list, 0.5))
  printTable([
    ['', 'units', 'bookings', 'median ms', 'p99 ms'],
    ...houses.map(({ name, units, bookings }, index) => [
      name,
      String(units),
      String(bookings),
      percentile(times[index] ?? [], 0.5).toFixed(2),
      percentile(times[index] ?? [], 0.99).toFixed(2),
    ]),
  ])
  return printChecks([atMost('large house, ratio to the small one', large / small, 1.5)])
}

async function fillHouse(serverUrl: string, { name, units, bookings }: House): Promise<Pool> {
  const admin = new Pool({ connectionString: serverUrl, max: 1 })
  await admin.query(`create database house_${name}`)
  await admin.end()
  const url = new URL(serverUrl)
  url.pathname = `/house_${name}`
  const database = await connectDatabase(url.href)
  await migrateDatabase(database, { log: () => undefined })
  await database.close()
  const pool = new Pool({ connectionString: url.href, max: 2 })
  await pool.query(
    `insert into rental_units (item_id, number)
     select coalesce(($1::text[])[1 + (n / $3)::integer], 'other-' || n / $3), 1 + n % $3
     from generate_series(0, $2::integer - 1) as n`,
    [datedItemIds, units, unitsPerItem],
  )
  // The same pattern in both houses: a few days rented, then a few days free.
  await pool.query(
    `insert into bookings (unit_id, days, kind)
     select unit.id, daterange(day, day + 2 + (unit.id % 3)), 'booked'
     from rental_units unit
     cross join lateral (
       select $1::date + (n * 9 + unit.id % 5)::integer as day from generate_series(0, $2::integer - 1) as n
     ) as starts`,
    [today, Math.round(bookings / units)],
  )
  await pool.query('vacuum analyze')
  return pool
}
