import { Pool } from 'pg'
import { afterAll, expect, type TestContext, test } from 'vitest'
import { answerLimitMs, patienceMs, rounds } from './extent.ts'
import './figures.ts'
import { drained } from './drained.ts'
import { isHonest, isNamedRefusal, slowest } from './inquiry.ts'
import { type Ledger, startLedger } from './ledger.ts'
import { startMailServer } from './mail-server.ts'
import { readSpools, type Spools, settle } from './many-outcome.ts'
import { startManySites } from './many-sites.ts'
import { startOwnDatabase } from './own-database.ts'
import { readingsOfStaff } from './staff-reader.ts'
import { startTcpProxy } from './tcp-proxy.ts'
import { startVisitors, strangerReads } from './visitors.ts'

const database = await startOwnDatabase()
const mail = await startMailServer()
/** The way of the first server to the database. */
const way = await startTcpProxy(database.url)
const many = await startManySites({ DATABASE_URL: database.url, SMTP_URL: `smtp://127.0.0.1:${mail.port}` }, [
  { DATABASE_URL: way.url },
  {},
  {},
])
const pool = new Pool({ connectionString: database.url })
// Its idle connections end with the database.
pool.on('error', () => {})
afterAll(async () => {
  await pool.end()
  await many.close()
  way.close()
  await database.close()
  mail.close()
})

const served = { many, mail, url: database.url, pool }
const perStep = rounds > 2 ? 50 : 12
/** One in every test run. */
const harms = rounds - 1
const people = [strangerReads, await readingsOfStaff(many.balancer.url, mail, pool)]

/** Does harm while inquiries arrive and pages are read, and expects that nobody notices. */
async function underLoad(
  { task }: Pick<TestContext, 'task'>,
  harm: (ledger: Ledger) => Promise<{ readonly spools?: Spools; readonly readyMs?: number }>,
): Promise<void> {
  const visitors = startVisitors(many.balancer.url, people)
  const ledger = await startLedger({ address: async () => many.balancer.url }, { senders: 4, perSecond: 3 })
  await ledger.acknowledged(perStep)
  const limitMs = answerLimitMs(slowest(ledger.answers))
  const { spools = [], readyMs } = await harm(ledger)
  await ledger.acknowledged(perStep)
  const outcome = await settle(ledger, served, spools)
  const { read, refused, failures } = await visitors.stop()
  task.meta.figures = {
    ...outcome.figures,
    rounds: harms,
    refused: refused + ledger.answers.filter(isNamedRefusal).length,
    ...(readyMs !== undefined && { readyMs }),
  }
  expect(outcome.problems).toEqual([])
  expect(ledger.answers.filter((answer) => !isHonest(answer, limitMs))).toEqual([])
  expect(failures).toEqual([])
  expect(read).toBeGreaterThan(0)
}

test('one of three servers is killed under load and started again', { timeout: patienceMs }, (context) =>
  underLoad(context, async (ledger) => {
    let readyMs = 0
    for (let round = 0; round < harms; round += 1) {
      const site = many.sites[round % many.sites.length] ?? many.sites[0]
      await site.kill()
      await ledger.acknowledged(perStep)
      readyMs = Math.max(readyMs, Math.round(await site.restart()))
      await ledger.acknowledged(perStep)
    }
    return { readyMs }
  }),
)

test('a server that has lost its way to the database is killed with inquiries in its spool', {
  timeout: patienceMs,
}, async (context) => {
  const [lonely] = many.sites
  const spooled: string[] = []
  await underLoad(context, async (ledger) => {
    for (let round = 0; round < harms; round += 1) {
      way.cut()
      await expect.poll(async () => (await lonely.spooled()).length).toBeGreaterThan(3)
      await lonely.kill()
      spooled.push(...(await lonely.spooled()))
      await ledger.acknowledged(perStep)
      await way.restore()
      await lonely.restart()
      await drained(lonely.spooled)
    }
    return { spools: [spooled] }
  })
})

test('PostgreSQL is stopped and started again under load', { timeout: patienceMs }, async (context) => {
  const spools: [string[], string[], string[]] = [[], [], []]
  await underLoad(context, async (ledger) => {
    for (let round = 0; round < harms; round += 1) {
      await database.stop()
      await ledger.acknowledged(perStep)
      for (const [n, names] of (await readSpools(many)).entries()) spools[n]?.push(...names)
      await database.start()
      const ready = async () => Promise.all(many.sites.map((site) => site.isReady()))
      await expect.poll(ready).toEqual([true, true, true])
    }
    return { spools }
  })
  // Each of them took inquiries while nobody could store any.
  expect(spools.map((names) => names.length > 0)).toEqual([true, true, true])
})
