import { afterAll, expect, test } from 'vitest'
import { answerLimitMs, inquiriesPerRound, patienceMs, readyLimitMs, rounds } from './extent.ts'
import './figures.ts'
import { drained } from './drained.ts'
import { isHonest, slowest } from './inquiry.ts'
import { startLedger } from './ledger.ts'
import { embeddedPostmaster, startSite } from './site.ts'
import { inspectEmbedded } from './stored-inquiries.ts'

const site = await startSite()
afterAll(site.close)

test('the server is killed under load', { timeout: patienceMs }, async ({ task }) => {
  const ledger = await startLedger(site)
  const readyMs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await ledger.acknowledged(inquiriesPerRound)
    await site.kill()
    readyMs.push(await site.restart())
  }
  await ledger.acknowledged(inquiriesPerRound)
  const entries = await ledger.stop()
  await drained(site.spooled)
  const { stored, duplicates, problems } = await inspectEmbedded(site.dataDir, entries)
  task.meta.figures = {
    acknowledged: entries.length,
    stored,
    duplicates,
    rounds,
    spooled: site.countEvents('spool_replayed'),
    retried: ledger.retries(),
    readyMs: Math.round(Math.max(...readyMs)),
  }

  expect(problems).toEqual([])
  expect(Math.max(...readyMs)).toBeLessThan(readyLimitMs(site.firstStartMs))
  expect(ledger.answers.filter(({ status }) => status !== 200)).toEqual([])
})

test('the database is killed under load', { timeout: patienceMs }, async ({ task }) => {
  const spooledBefore = site.countEvents('spool_replayed')
  const ledger = await startLedger(site)
  await ledger.acknowledged(inquiriesPerRound)
  const limitMs = answerLimitMs(slowest(ledger.answers))
  const readyMs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const killed = performance.now()
    const postmaster = await embeddedPostmaster(site)
    process.kill(postmaster, 'SIGKILL')
    const isBack = async () => (await embeddedPostmaster(site)) !== postmaster && (await site.isReady())
    await expect.poll(isBack).toBe(true)
    readyMs.push(performance.now() - killed)
    await ledger.acknowledged(inquiriesPerRound)
  }
  const entries = await ledger.stop()
  await drained(site.spooled)
  const { stored, duplicates, problems } = await inspectEmbedded(site.dataDir, entries)
  task.meta.figures = {
    acknowledged: entries.length,
    stored,
    duplicates,
    rounds,
    spooled: site.countEvents('spool_replayed') - spooledBefore,
    refused: ledger.answers.length - entries.length,
    retried: ledger.retries(),
    slowestMs: slowest(ledger.answers),
    readyMs: Math.round(Math.max(...readyMs)),
  }

  expect(problems).toEqual([])
  expect(Math.max(...readyMs)).toBeLessThan(readyLimitMs(site.firstStartMs))
  expect(ledger.answers.filter((answer) => !isHonest(answer, limitMs))).toEqual([])
  expect(ledger.retries()).toBe(0)
})
