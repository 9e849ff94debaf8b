import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'

/** Makes one row of many in the days that have been changed often. The sums stay what they are. */
export async function sumUpPromises(pool: Pool): Promise<void> {
  await pool.query(
    `with crowded as (
       select day from promise_counts group by day having count(*) > $1 order by day limit $2
     ), taken as (
       delete from promise_counts using crowded where promise_counts.day = crowded.day returning promise_counts.*
     )
     insert into promise_counts
     select day, form, subtype, assignee_id, sum(promised), sum(kept) from taken
     group by day, form, subtype, assignee_id having sum(promised) <> 0 or sum(kept) <> 0`,
    [limits.desk.promiseRows, limits.desk.promiseDaysAtOnce],
  )
}
