import { Client } from 'pg'
import { startEmbeddedDatabase } from '../../src/server/database/embedded.ts'
import type { Entry } from './ledger.ts'

type StoredRow = { reference: string; key: string; details: number; jobs: number }

type Inspection = {
  /** Acknowledged inquiries that are stored, complete, with the job that notifies the owner. */
  readonly stored: number
  /** Rows and jobs beyond the first of an inquiry. */
  readonly duplicates: number
  readonly problems: readonly string[]
}

/** Compares the acknowledged inquiries with the rows in the database. */
export async function inspectStored(url: string, entries: readonly Entry[]): Promise<Inspection> {
  const client = new Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<StoredRow>(`
      select l.reference, l.idempotency_key as key,
        (select count(*) from quote_requests d where d.id = l.id)::int
          + (select count(*) from contact_submissions d where d.id = l.id)::int as details,
        coalesce(j.jobs, 0)::int as jobs
      from leads l
      left join (
        select data->>'leadId' as inquiry, count(*) as jobs from pgboss.job
        where name = 'deliveries' and data->>'channel' = 'owner' group by 1
      ) j on j.inquiry = l.id::text`)
    return compare(rows, entries)
  } finally {
    await client.end()
  }
}

function compare(rows: readonly StoredRow[], entries: readonly Entry[]): Inspection {
  const problems: string[] = []
  let duplicates = rows.length - new Set(rows.map(({ key }) => key)).size
  if (duplicates > 0) problems.push('a key is stored twice')
  const byReference = Map.groupBy(rows, ({ reference }) => reference)
  let stored = 0
  for (const { reference, key } of entries) {
    const [row, ...more] = byReference.get(reference) ?? []
    if (!row) problems.push(`${reference} is lost`)
    else if (row.key !== key) problems.push(`${reference} is another inquiry`)
    else if (row.details !== 1) problems.push(`${reference} has ${row.details} detail rows`)
    else if (row.jobs === 0) problems.push(`${reference} has no notification job`)
    else stored += 1
    const again = more.length + Math.max(0, (row?.jobs ?? 0) - 1)
    if (again > 0) problems.push(`${reference} or its notification job is there ${again + 1} times`)
    duplicates += again
  }
  return { stored, duplicates, problems }
}

/** Does the same for the site's embedded database. */
export async function inspectEmbedded(dataDir: string, entries: readonly Entry[]): Promise<Inspection> {
  const embedded = await startEmbeddedDatabase({ dataDir })
  try {
    return await inspectStored(embedded.url, entries)
  } finally {
    await embedded.stop()
  }
}
