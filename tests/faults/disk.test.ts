import { mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../support/servers/database.ts'
import { answerLimitMs, patienceMs } from './extent.ts'
import { type Answer, isHonest, newInquiry, send, slowest } from './inquiry.ts'
import './figures.ts'
import { drained } from './drained.ts'
import { startLedger } from './ledger.ts'
import { startMailServer } from './mail-server.ts'
import { type Site, startSite } from './site.ts'
import { createSmallDisk, whyNoSmallDisk } from './small-disk.ts'
import { inspectEmbedded, inspectStored } from './stored-inquiries.ts'
import { startTcpProxy } from './tcp-proxy.ts'

const database = await createTestDatabase()
const noDisk = await whyNoSmallDisk()
const disk = noDisk ? null : await createSmallDisk(8)
const folder = disk?.folder ?? (await mkdtemp(join(tmpdir(), 'faults-')))
const proxy = await startTcpProxy(database.url)
const site = await startSite({ DATABASE_URL: proxy.url, DATA_DIR: folder })
afterAll(async () => {
  await site.close()
  proxy.close()
  await (disk ? disk.remove() : rm(folder, { recursive: true, force: true }))
})

type Damage = { readonly breakIt: () => Promise<void>; readonly mend: () => Promise<void> }

const damages: readonly (readonly [name: string, damage: Damage | null])[] = [
  [
    'the data folder’s disk is full and the database is gone',
    disk && {
      async breakIt() {
        await expect.poll(mailsUnderWay).toBe(0)
        await disk.fill()
      },
      mend: disk.free,
    },
  ],
  [
    'the data folder is read-only and the database is gone',
    disk && { breakIt: () => disk.setReadOnly(true), mend: () => disk.setReadOnly(false) },
  ],
  ['files take the place of folders and the database is gone', filesForFolders(folder)],
]

function filesForFolders(dataDir: string): Damage {
  const places = ['spool', 'mail'].map((name) => join(dataDir, name))
  return {
    async breakIt() {
      for (const place of places) await putFileInPlaceOf(place)
    },
    async mend() {
      for (const place of places) {
        await rm(place)
        await rename(`${place}.away`, place)
      }
    },
  }
}

/** The site may create the folder again at any moment; the loop then moves the new files as well. */
async function putFileInPlaceOf(folder: string): Promise<void> {
  const away = `${folder}.away`
  await mkdir(away)
  let replaced = false
  while (!replaced) {
    for (const name of await readdir(folder).catch(() => [])) {
      // A temporary file exists only while it is being written and may be gone by now.
      await rename(join(folder, name), join(away, name)).catch(() => {})
    }
    await rmdir(folder).catch(() => {})
    replaced = await writeFile(folder, '', { flag: 'wx' }).then(
      () => true,
      () => false,
    )
  }
}

async function sendSome(to: Site, count: number) {
  const sent = []
  for (let n = 0; n < count; n += 1) {
    const inquiry = newInquiry()
    sent.push({ ...(await send(await to.address(), inquiry)), key: inquiry.key })
  }
  return sent
}

/** A mail that fails while the disk is being filled gives its space back, and one more inquiry fits. */
async function mailsUnderWay() {
  const { rowCount } = await database.pool.query(
    "select from pgboss.job where name = 'deliveries' and state in ('created', 'active')",
  )
  return rowCount
}

for (const [name, damage] of damages) {
  test(name, { timeout: patienceMs }, async ({ skip, task }) => {
    if (!damage) return skip(noDisk ?? '')
    const spooledBefore = site.countEvents('spool_replayed')
    const healthy = await sendSome(site, 2)
    await damage.breakIt()
    const withDatabase = await sendSome(site, 5)
    proxy.cut()
    const withNothing = await sendSome(site, 5)
    await damage.mend()
    const withDisk = await sendSome(site, 5)
    await proxy.restore()
    await drained(site.spooled)

    const all = [...healthy, ...withDatabase, ...withNothing, ...withDisk]
    const entries = all.flatMap(({ key, reference }) => (reference === null ? [] : { key, reference }))
    const { stored, duplicates, problems } = await inspectStored(database.url, entries)
    const statuses = (answers: typeof all) => new Set(answers.map(({ status }) => status))
    task.meta.figures = {
      acknowledged: entries.length,
      stored,
      duplicates,
      spooled: site.countEvents('spool_replayed') - spooledBefore,
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

test('only mail works', { timeout: patienceMs }, async ({ task }) => {
  const mail = await startMailServer()
  onTestFinished(mail.close)
  const mailing = await startSite({ DATABASE_URL: proxy.url, SMTP_URL: `smtp://127.0.0.1:${mail.port}` })
  onTestFinished(mailing.close)

  await filesForFolders(mailing.dataDir).breakIt()
  proxy.cut()
  const address = await mailing.address()
  const sent: Answer[] = []
  const entries: { key: string; reference: string }[] = []
  for (const inquiry of Array.from({ length: 5 }, () => newInquiry())) {
    // On a busy machine the mail can take longer than the server waits. The server then answers 503, and
    // visitors send again.
    await expect
      .poll(async () => {
        const answer = await send(address, inquiry)
        sent.push(answer)
        if (answer.reference !== null) entries.push({ key: inquiry.key, reference: answer.reference })
        return answer.status
      })
      .toBe(200)
  }
  expect(sent.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
  expect(entries).toHaveLength(5)
  for (const { reference } of entries) {
    const name = `lead-${reference.toLowerCase()}.owner`
    expect(mail.taken.filter(({ text }) => text.includes(name))).toHaveLength(1)
  }
  await proxy.restore()
  const missing = async () => {
    const { stored, duplicates, problems } = await inspectStored(database.url, entries)
    task.meta.figures = { acknowledged: entries.length, stored, duplicates, slowestMs: slowest(sent) }
    return problems
  }
  await expect.poll(missing).toEqual([])
})

test('the disk that holds database, spool and mail is full', { timeout: patienceMs }, async ({
  skip,
  task,
}) => {
  if (noDisk) return skip(noDisk)
  const small = await createSmallDisk(256)
  onTestFinished(small.remove)
  const alone = await startSite({ DATA_DIR: small.folder })
  onTestFinished(alone.close)
  const ledger = await startLedger(alone, { senders: 4, perSecond: 25 })
  await ledger.acknowledged(20)
  const limitMs = answerLimitMs(slowest(ledger.answers))
  await small.fill()
  const refusals = () => ledger.answers.filter(({ status }) => status === 503).length
  await expect.poll(refusals, { timeout: 60_000 }).toBeGreaterThan(20)
  await small.free()
  await expect.poll(alone.isReady, { timeout: 30_000 }).toBe(true)
  await ledger.acknowledged(50)
  const entries = await ledger.stop()
  await drained(alone.spooled)
  const missing = async () => {
    const { stored, duplicates, problems } = await inspectEmbedded(small.folder, entries)
    task.meta.figures = {
      acknowledged: entries.length,
      stored,
      duplicates,
      spooled: alone.countEvents('spool_replayed'),
      refused: refusals(),
      retried: ledger.retries(),
      slowestMs: slowest(ledger.answers),
    }
    return problems
  }
  // A mail may have fitted on the full disk when nothing else did; its inquiry is stored in the next round.
  await expect.poll(missing, { timeout: 20_000, interval: 1_000 }).toEqual([])

  expect(ledger.answers.filter((answer) => !isHonest(answer, limitMs))).toEqual([])
  expect(ledger.retries()).toBe(0)
})
