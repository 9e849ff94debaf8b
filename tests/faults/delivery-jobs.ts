import type { Pool } from 'pg'

export type DeliveryRow = {
  readonly channel: string
  readonly state: string
  readonly retries: number
  readonly reason: string | null
  /** Seconds until the next attempt. */
  readonly delay: number
}

export type DeliveryJobs = {
  /** The deliveries of one inquiry. */
  of(reference: string): Promise<DeliveryRow[]>
  /** Makes every delivery that waits for a retry due now. */
  hurry(): Promise<void>
  /** Like `hurry`, and makes that retry the last one allowed. */
  hurryToTheLast(): Promise<void>
  /**
   * Does at once what the queue does within minutes: attempts that were under way at that time and whose server does not finish
   * them, and those that failed, are made again. Returns how many.
   */
  resume(until: Date): Promise<number>
  /** The deliveries that have not ended. */
  open(): Promise<number>
  /** The channels on which an inquiry could not be delivered. */
  undelivered(reference: string): Promise<string[]>
}

export function deliveryJobs(pool: Pool): DeliveryJobs {
  const select = `
    select j.data->>'channel' as channel, j.state::text as state, j.retry_count as retries,
      j.output->>'reason' as reason, extract(epoch from j.start_after - now())::float8 as delay
    from pgboss.job j join leads l on l.id::text = j.data->>'leadId'
    where j.name = $2 and l.reference = $1 order by 1`
  return {
    async of(reference) {
      return (await pool.query<DeliveryRow>(select, [reference, 'deliveries'])).rows
    },
    async hurry() {
      await pool.query("update pgboss.job set start_after = now() where state = 'retry'")
    },
    async hurryToTheLast() {
      await pool.query(
        "update pgboss.job set start_after = now(), retry_count = retry_limit - 1 where state = 'retry'",
      )
    },
    async resume(until) {
      const { rowCount } = await pool.query(
        `update pgboss.job set state = 'retry', start_after = now() where name = 'deliveries' and (
           (state = 'active' and started_on < least($1, now() - interval '5 seconds'))
           or (state = 'retry' and start_after > now())
         )`,
        [until],
      )
      return rowCount ?? 0
    },
    async open() {
      const { rowCount } = await pool.query(
        "select from pgboss.job where name = 'deliveries' and state < 'completed'",
      )
      return rowCount ?? 0
    },
    async undelivered(reference) {
      const { rows } = await pool.query<DeliveryRow>(select, [reference, 'undelivered'])
      return rows.map(({ channel }) => channel)
    },
  }
}
