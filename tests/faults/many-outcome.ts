import { isDeepStrictEqual } from 'node:util'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import { deliveryJobs } from './delivery-jobs.ts'
import { drained } from './drained.ts'
import type { Figures } from './figures.ts'
import { slowest } from './inquiry.ts'
import type { Ledger } from './ledger.ts'
import type { TroubledMailServer } from './mail-server.ts'
import { inquiryMails, type ManySites } from './many-sites.ts'
import { inspectStored } from './stored-inquiries.ts'

type Served = {
  readonly many: ManySites
  readonly mail: TroubledMailServer
  readonly url: string
  readonly pool: Pool
}

export type Outcome = {
  readonly figures: Figures
  /** A line for each inquiry that was lost, doubled, not mailed, or stored from a spool by a server other than its own. */
  readonly problems: readonly string[]
}

/** The names of the files in each server's spool. */
export type Spools = readonly (readonly string[])[]

export function readSpools({ sites }: ManySites): Promise<Spools> {
  return Promise.all(sites.map((site) => site.spooled()))
}

/** Ends a ledger, waits for everything to be stored and mailed, and says what became of it. */
export async function settle(
  ledger: Ledger,
  { many, mail, url, pool }: Served,
  spools: Spools = [],
): Promise<Outcome> {
  const entries = await ledger.stop()
  await drained(many.spooled)
  const jobs = deliveryJobs(pool)
  const until = new Date()
  let resumed = 0
  const open = async () => {
    resumed += await jobs.resume(until)
    return jobs.open()
  }
  await expect.poll(open, { timeout: 240_000, interval: 500 }).toBe(0)

  const { stored, duplicates, problems } = await inspectStored(url, entries)
  const replayed = many.sites.map((site) => site.events('spool_replayed').map(({ reference }) => reference))
  /** The servers that stored this inquiry from their spool. */
  const replayedBy = (reference: string) =>
    replayed.flatMap((each, n) => each.filter((one) => one === reference).map(() => n))
  const spooled = entries.filter(({ reference }) => replayedBy(reference).length > 0)
  const elsewhere = entries.flatMap(({ key, reference }) => {
    const n = spools.findIndex((names) => names.includes(`${key}.json`))
    if (n < 0 || isDeepStrictEqual(replayedBy(reference), [n])) return []
    return [`${reference} of server ${n} was replayed by [${replayedBy(reference)}]`]
  })

  const sent = Map.groupBy(inquiryMails(mail.taken), (id) => id)
  const ids = entries.flatMap(({ reference }) =>
    ['owner', 'visitor'].map((channel) => `lead-${reference.toLowerCase()}.${channel}`),
  )
  const unsent = ids.filter((id) => !sent.has(id)).map((id) => `${id} was not mailed`)
  const mailedAgain = ids.reduce((sum, id) => sum + Math.max(0, (sent.get(id)?.length ?? 0) - 1), 0)
  // An attempt that was cut short may have been made, and what a spool mails may be stored by another server.
  const excess = mailedAgain > resumed + spooled.length ? [`${mailedAgain} mails were sent again`] : []
  return {
    figures: {
      acknowledged: entries.length,
      stored,
      duplicates,
      spooled: spooled.length,
      mailedAgain,
      retried: ledger.retries(),
      slowestMs: slowest(ledger.answers),
    },
    problems: [...problems, ...unsent, ...elsewhere, ...excess],
  }
}
