import { DatabaseError, type Pool, type PoolClient } from 'pg'
import type { RentalPeriod } from '../../domain/availability/rental-period.ts'
import * as limits from '../../domain/limits.ts'
import { inTransaction } from '../database/in-transaction.ts'

export type Booking = {
  readonly itemId: string
  readonly quantity: number
  readonly period: RentalPeriod
  readonly kind: 'booked' | 'maintenance'
  readonly reference: string | null
}

export type BookOutcome =
  | { readonly kind: 'booked'; readonly units: readonly number[] }
  /** Nothing was booked, because fewer units are free than requested. */
  | { readonly kind: 'short'; readonly free: number }

/** PostgreSQL's error codes when another booking was faster: an overlap, or a deadlock. */
const lostRace: ReadonlySet<string | undefined> = new Set(['23P01', '40P01'])

/**
 * Books the requested number of units for the period, all or none. The database constraint decides who was
 * first.
 */
export async function bookUnits(pool: Pool, booking: Booking): Promise<BookOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { kind: 'booked', units: await inTransaction(pool, (client) => book(client, booking)) }
    } catch (error) {
      if (error instanceof TooFew) return { kind: 'short', free: error.free }
      const lost = error instanceof DatabaseError && lostRace.has(error.code)
      if (!lost || attempt >= limits.rental.attempts) throw error
    }
  }
}

/** Releases the units already taken when the request cannot be filled completely. */
class TooFew extends Error {
  readonly free: number
  constructor(free: number) {
    super('Fewer units are free than requested')
    this.free = free
  }
}

async function book(client: PoolClient, booking: Booking): Promise<number[]> {
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
  if (rows.length < quantity) throw new TooFew(rows.length)
  return rows.map(({ number }) => number)
}

/** The first real booking ends the sample ones. */
async function endSamples(client: PoolClient): Promise<void> {
  const { rowCount } = await client.query('delete from sample_bookings')
  if (rowCount) await client.query('delete from bookings where is_sample')
}
