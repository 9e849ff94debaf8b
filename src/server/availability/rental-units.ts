import type { Pool } from 'pg'
import type { SampleBooking } from '../../content/equipment-availability/availability.ts'
import { addDays } from '../../domain/calendar-day.ts'
import type { EquipmentItem } from '../../domain/equipment/equipment-item.ts'
import { inTransaction } from '../database/in-transaction.ts'

/** Adds the catalog's units that are missing. Units no longer in the catalog stay until staff retire them. */
export async function addMissingUnits(pool: Pool, catalog: readonly EquipmentItem[]): Promise<void> {
  await pool.query(
    `insert into rental_units (item_id, number)
     select item, number
     from unnest($1::text[], $2::integer[]) as catalog (item, quantity)
     cross join lateral generate_series(1, quantity) as number
     on conflict do nothing`,
    [catalog.map(({ id }) => id), catalog.map(({ qty = 1 }) => qty)],
  )
}

/** Moves the sample bookings to today, once a day, until the first real booking removes them. */
export async function rollSampleBookings(
  pool: Pool,
  today: string,
  samples: readonly SampleBooking[],
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('update sample_bookings set day = $1 where day <> $1', [today])
    if (!rowCount) return
    await client.query('delete from bookings where is_sample')
    await client.query(
      `insert into bookings (unit_id, days, kind, is_sample)
       select unit.id, daterange(first, after), kind, true
       from unnest($1::text[], $2::date[], $3::date[], $4::text[]) as sample (item, first, after, kind)
       join rental_units unit on unit.item_id = item and unit.number = 1`,
      [
        samples.map(({ itemId }) => itemId),
        samples.map(({ from }) => addDays(today, from)),
        samples.map(({ until }) => addDays(today, until)),
        samples.map(({ kind }) => kind),
      ],
    )
  })
}
