import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../support/database.ts'
import { isHonest, newEnquiry, send, slowest } from './enquiry.ts'
import { answerLimitMs, patienceMs } from './extent.ts'
import './figures.ts'
import { startLedger } from './ledger.ts'
import { startMailServer } from './mail-server.ts'
import { type Site, startSite } from './site.ts'
import { createSmallDisk, type SmallDisk, whyNoSmallDisk } from './small-disk.ts'
import { inspectEmbedded, inspectStored } from './stored-enquiries.ts'
import { startTcpProxy } from './tcp-proxy.ts'

const database = await createTestDatabase()
const noDisk = await whyNoSmallDisk()

type Damage = { readonly breakIt: () => Promise<void>; readonly mend: () => Promise<void> }
type DamagedFolder = Damage & { readonly folder: string; readonly remove: () => Promise<void> }

const damages: readonly {
  readonly name: string
  readonly needsDisk: boolean
  make(): Promise<DamagedFolder>
}[] = [
  {
    name: 'the data folder’s disk is full and the database is gone',
    needsDisk: true,
    make: async () => onSmallDisk(({ fill, free }) => ({ breakIt: fill, mend: free })),
  },
  {
    name: 'the data folder is read-only and the database is gone',
    needsDisk: true,
    make: async () =>
      onSmallDisk(({ setReadOnly }) => ({
        breakIt: () => setReadOnly(true),
        mend: () => setReadOnly(false),
      })),
  },
  {
    name: 'files lie where folders should be and the database is gone',
    needsDisk: false,
    make: withFilesForFolders,
  },
]

async function onSmallDisk(damage: (disk: SmallDisk) => Damage): Promise<DamagedFolder> {
  const disk = await createSmallDisk(1)
  return { ...damage(disk), folder: disk.folder, remove: disk.remove }
}

async function withFilesForFolders(): Promise<DamagedFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  const places = ['spool', 'mail'].map((name) => join(folder, name))
  return {
    folder,
    async breakIt() {
      for (const place of places) {
        await rename(place, `${place}.away`).catch(() => {})
        await writeFile(place, '')
      }
    },
    async mend() {
      for (const place of places) {
        await rm(place)
        await rename(`${place}.away`, place).catch(() => {})
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function sendSome(site: Site, count: number) {
  const sent = []
  for (let n = 0; n < count; n += 1) {
    const enquiry = newEnquiry()
    sent.push({ ...(await send(await site.address(), enquiry)), key: enquiry.key })
  }
  return sent
}

for (const { name, needsDisk, make } of damages) {
  test(name, { timeout: patienceMs }, async ({ skip, task }) => {
    if (needsDisk && noDisk) return skip(noDisk)
    const damaged = await make()
    onTestFinished(damaged.remove)
    const proxy = await startTcpProxy(database.url)
    onTestFinished(proxy.close)
    const site = await startSite({ DATABASE_URL: proxy.url, DATA_DIR: damaged.folder })
    onTestFinished(site.close)

    const healthy = await sendSome(site, 2)
    await damaged.breakIt()
    const withDatabase = await sendSome(site, 5)
    proxy.cut()
    const withNothing = await sendSome(site, 5)
    await damaged.mend()
    const withDisk = await sendSome(site, 5)
    await proxy.restore()
    await expect.poll(site.spooled, { timeout: 20_000 }).toEqual([])

    const all = [...healthy, ...withDatabase, ...withNothing, ...withDisk]
    const entries = all.flatMap(({ key, reference }) => (reference === null ? [] : { key, reference }))
    const { stored, problems } = await inspectStored(database.url, entries)
    const statuses = (answers: typeof all) => new Set(answers.map(({ status }) => status))
    task.meta.figures = {
      acknowledged: entries.length,
      stored,
      spooled: site.countEvents('spool_replayed'),
      refused: all.length - entries.length,
      slowestMs: slowest(all),
    }
    expect(problems).toEqual([])
    expect(statuses(withDatabase)).toEqual(new Set([200]))
    expect(statuses(withNothing)).toEqual(new Set([503]))
    expect(statuses(withDisk)).toEqual(new Set([200]))
    const limitMs = answerLimitMs(slowest(healthy))
    expect(all.filter((answer) => !isHonest(answer, limitMs))).toEqual([])
  })
}

test('mail is all that works', { timeout: patienceMs }, async ({ task }) => {
  const damaged = await withFilesForFolders()
  onTestFinished(damaged.remove)
  const mail = await startMailServer()
  onTestFinished(mail.close)
  const proxy = await startTcpProxy(database.url)
  onTestFinished(proxy.close)
  const site = await startSite({
    DATABASE_URL: proxy.url,
    DATA_DIR: damaged.folder,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  })
  onTestFinished(site.close)

  await damaged.breakIt()
  proxy.cut()
  const sent = await sendSome(site, 5)
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]))
  expect(mail.taken).toHaveLength(sent.length)
  await proxy.restore()
  const entries = sent.map(({ key, reference }) => ({ key, reference: reference ?? '' }))
  const missing = async () => (await inspectStored(database.url, entries)).problems
  await expect.poll(missing, { timeout: 20_000 }).toEqual([])
  task.meta.figures = { acknowledged: sent.length, stored: sent.length, slowestMs: slowest(sent) }
})

test('the disk of database, spool and mail is full', { timeout: patienceMs }, async ({ skip, task }) => {
  if (noDisk) return skip(noDisk)
  const disk = await createSmallDisk(256)
  onTestFinished(disk.remove)
  const site = await startSite({ DATA_DIR: disk.folder })
  onTestFinished(site.close)
  const ledger = await startLedger(site, { senders: 4, perSecond: 25 })
  await ledger.acknowledged(20)
  const limitMs = answerLimitMs(slowest(ledger.answers))
  await disk.fill()
  const refusals = () => ledger.answers.filter(({ status }) => status === 503).length
  await expect.poll(refusals, { timeout: 60_000 }).toBeGreaterThan(20)
  await disk.free()
  await expect.poll(site.isReady, { timeout: 30_000 }).toBe(true)
  await ledger.acknowledged(50)
  const entries = await ledger.stop()
  await expect.poll(site.spooled, { timeout: 30_000 }).toEqual([])
  const missing = async () => (await inspectEmbedded(disk.folder, entries)).problems
  // A mail may have found room where nothing else did; its enquiry is stored in the next round.
  await expect.poll(missing, { timeout: 20_000, interval: 1_000 }).toEqual([])
  task.meta.figures = {
    acknowledged: entries.length,
    stored: entries.length,
    spooled: site.countEvents('spool_replayed'),
    refused: refusals(),
    retried: ledger.retries(),
    slowestMs: slowest(ledger.answers),
  }

  expect(ledger.answers.filter((answer) => !isHonest(answer, limitMs))).toEqual([])
  expect(ledger.retries()).toBe(0)
})
