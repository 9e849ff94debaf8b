import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { createTestDatabase } from '../support/servers/database.ts'
import { answerLimitMs, outageMs, patienceMs } from './extent.ts'
import { isHonest, slowest } from './inquiry.ts'
import './figures.ts'
import { drained } from './drained.ts'
import { startLedger } from './ledger.ts'
import { startSite } from './site.ts'
import { inspectStored } from './stored-inquiries.ts'
import { startTcpProxy } from './tcp-proxy.ts'

const database = await createTestDatabase()
const proxy = await startTcpProxy(database.url)
const site = await startSite({ DATABASE_URL: proxy.url })
afterAll(async () => {
  await site.close()
  proxy.close()
})

/** Each entry begins an outage and returns a function that ends it. */
const outages: readonly { readonly name: string; begin(): Promise<() => Promise<void>> }[] = [
  {
    name: 'the database stops answering',
    async begin() {
      proxy.silence()
      return () => proxy.restore()
    },
  },
  {
    name: 'the database is gone',
    async begin() {
      proxy.cut()
      return () => proxy.restore()
    },
  },
  {
    name: 'waiting statements exhaust the connection pool',
    async begin() {
      const client = new Client(database.url)
      await client.connect()
      await client.query('begin; lock table leads in access exclusive mode')
      return () => client.end()
    },
  },
  {
    name: 'the database has no connection to spare',
    async begin() {
      const name = new URL(database.url).pathname.slice(1)
      const client = new Client(inject('databaseServerUrl'))
      await client.connect()
      await client.query(`alter database ${name} connection limit 0`)
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      return async () => {
        await client.query(`alter database ${name} connection limit -1`)
        await client.end()
      }
    },
  },
]

for (const { name, begin } of outages) {
  test(name, { timeout: patienceMs }, async ({ task }) => {
    const spooledBefore = site.countEvents('spool_replayed')
    const ledger = await startLedger(site, { senders: 6, perSecond: 5 })
    await ledger.acknowledged(20)
    const limitMs = answerLimitMs(slowest(ledger.answers))
    const before = ledger.answers.length
    const end = await begin()
    await delay(outageMs)
    await expect.poll(() => ledger.answers.length - before).toBeGreaterThan(15)
    await end()
    await expect.poll(site.isReady).toBe(true)
    await ledger.acknowledged(20)
    const entries = await ledger.stop()
    await drained(site.spooled)
    const { stored, duplicates, problems } = await inspectStored(database.url, entries)
    const spooled = site.countEvents('spool_replayed') - spooledBefore
    task.meta.figures = {
      acknowledged: entries.length,
      stored,
      duplicates,
      spooled,
      refused: ledger.answers.length - entries.length,
      retried: ledger.retries(),
      slowestMs: slowest(ledger.answers),
    }

    expect(problems).toEqual([])
    expect(ledger.answers.filter((answer) => !isHonest(answer, limitMs))).toEqual([])
    expect(ledger.retries()).toBe(0)
    expect(spooled).toBeGreaterThan(0)
  })
}
