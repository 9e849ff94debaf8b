import type { Pool } from 'pg'
import { type CountedView, countedViews } from '../../../domain/desk/inquiry-state.ts'
import * as limits from '../../../domain/limits.ts'
import type { Actor } from '../authorize.ts'
import { conditions } from '../inquiries/inquiry-filter.ts'

/** How many inquiries the views have that somebody must look at; one more than the limit stands for more. */
export async function countViews(
  pool: Pool,
  actor: Actor,
): Promise<{ readonly [View in CountedView]: number }> {
  const values: unknown[] = [actor.id]
  const put = (value: unknown) => `$${values.push(value)}`
  const columns = countedViews.map(
    (view) => `(select count(*)::int from (
       select 1 from leads l where not l.test and ${conditions({ view }, put).join(' and ')} limit ${put(limits.desk.countMax + 1)}
     ) counted) as ${view}`,
  )
  const { rows } = await pool.query<{ [View in CountedView]: number }>(`select ${columns.join(', ')}`, values)
  const [counts] = rows
  if (!counts) throw new Error('Counting returns one row')
  return counts
}
