import type { Pool } from 'pg'
import type { ItemAvailability } from '../../domain/availability/availability.ts'
import type { RentalPeriod } from '../../domain/availability/rental-period.ts'

type Row = {
  item_id: string
  total: number
  free: number
  in_maintenance: number
  next_free: string | null
}

/**
 * One index lookup for each unit of the requested items, and a walk along the later bookings of the units
 * that are taken. The number of other bookings makes no difference.
 */
const statement = {
  name: 'read-availability',
  text: `
    with units as (
      select unit.id, unit.item_id, next.kind, coalesce(next.starts < $3::date, false) as taken
      from rental_units unit
      left join lateral (
        select kind, lower(days) as starts from bookings
        where unit_id = unit.id and upper(days) > $2::date
        order by upper(days) limit 1
      ) next on true
      where unit.item_id = any ($1::text[]) and not unit.retired
    ),
    items as (
      select item_id,
        count(*)::integer as total,
        (count(*) filter (where not taken))::integer as free,
        (count(*) filter (where taken and kind = 'maintenance'))::integer as in_maintenance
      from units group by item_id
    )
    select items.*, case when items.free = 0 then (
      select min(gap.starts)::text
      from units
      join lateral (
        select upper(days) as starts, lead(lower(days)) over (order by lower(days)) as ends
        from bookings where unit_id = units.id and upper(days) > $2::date
      ) gap on gap.ends is null or gap.ends - gap.starts >= $3::date - $2::date
      where units.item_id = items.item_id
    ) end as next_free
    from items`,
}

export async function readAvailability(
  pool: Pool,
  itemIds: readonly string[],
  { from, until }: RentalPeriod,
): Promise<ItemAvailability[]> {
  const { rows } = await pool.query<Row>({ ...statement, values: [itemIds, from, until] })
  const found = new Map(rows.map((row) => [row.item_id, row]))
  return itemIds.map((itemId) => {
    const row = found.get(itemId)
    return {
      itemId,
      total: row?.total ?? 0,
      free: row?.free ?? 0,
      inMaintenance: row?.in_maintenance ?? 0,
      nextFree: row?.next_free ?? null,
    }
  })
}
