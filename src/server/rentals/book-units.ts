import { DatabaseError, type Pool, type PoolClient } from 'pg'
import * as limits from '../../domain/limits.ts'
import type { RentalPeriod } from '../../domain/rentals/rental-period.ts'

export type Booking = {
  readonly itemId: string
  readonly quantity: number
  readonly period: RentalPeriod
  readonly kind: 'booked' | 'maintenance'
  readonly reference: string | null
}

export type BookOutcome =
  | { readonly kind: 'booked'; readonly units: readonly number[] }
  /** Nothing was booked: fewer are free than asked for. */
  | { readonly kind: 'short'; readonly free: number }

/** What PostgreSQL says when somebody else was faster: an overlap, or two who wait for each other. */
const lostRace: ReadonlySet<string | undefined> = new Set(['23P01', '40P01'])

/** Takes that many units of an item for the period, all or none. The constraint decides who was first. */
export async function bookUnits(pool: Pool, booking: Booking): Promise<BookOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const outcome = await tryToBook(client, booking)
      await client.query(outcome.kind === 'booked' ? 'commit' : 'rollback')
      return outcome
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      const lost = error instanceof DatabaseError && lostRace.has(error.code)
      if (!lost || attempt >= limits.rental.attempts) throw error
    } finally {
      client.release()
    }
  }
}

async function tryToBook(client: PoolClient, booking: Booking): Promise<BookOutcome> {
  const { itemId, quantity, period, kind, reference } = booking
  await endSamples(client)
  const { rows } = await client.query<{ number: number }>(
    `with free as (
       select id, number from rental_units unit
       where item_id = $1 and not retired and not exists (
         select from bookings where unit_id = unit.id and days && daterange($2, $3)
       )
       order by number limit $4
     ), taken as (
       insert into bookings (unit_id, days, kind, reference)
       select id, daterange($2, $3), $5, $6 from free
     )
     select number from free`,
    [itemId, period.from, period.until, quantity, kind, reference],
  )
  if (rows.length < quantity) return { kind: 'short', free: rows.length }
  return { kind: 'booked', units: rows.map(({ number }) => number) }
}

/** The first real booking ends the sample ones. */
async function endSamples(client: PoolClient): Promise<void> {
  const { rowCount } = await client.query('delete from sample_bookings')
  if (rowCount) await client.query('delete from bookings where is_sample')
}
