import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../support/servers/database.ts'
import { startTool } from '../support/servers/run-tool.ts'
import { patienceMs, rounds } from './extent.ts'
import './figures.ts'
import { drained } from './drained.ts'
import { startLedger } from './ledger.ts'
import { newMachine, readNotifications } from './machine.ts'
import { type MailRecord, startMailServer } from './mail-server.ts'
import { startSite } from './site.ts'
import { inspectEmbedded, inspectStored } from './stored-inquiries.ts'
import { startTcpProxy } from './tcp-proxy.ts'

const passphrase = { BACKUP_PASSPHRASE: 'rehearsed in the suite' }
const perRound = rounds > 2 ? 100 : 15
const moveTarget = await createTestDatabase({ template: 'template1' })
const behindProxy = await createTestDatabase()
const mail = await startMailServer()
afterAll(() => mail.close())

async function backUp(env: Readonly<Record<string, string>>): Promise<string> {
  const { code, text } = await startTool('backup', [], { ...passphrase, ...env }).ended
  expect([code, text]).toEqual([0, expect.stringMatching(/MB, encrypted: .* written and read back/)])
  return text.split('\n')[0] ?? ''
}

function restore(file: string, dataDir: string, ...more: readonly string[]) {
  return startTool('restore', [file, ...more], { ...passphrase, DATA_DIR: dataDir })
}

/** The ids of the mails to the owner, each as often as it was taken. */
function notified(records: readonly MailRecord[]): string[] {
  return records.flatMap(({ text }) => /^Message-ID: <(.*owner.*)@/im.exec(text)?.[1] ?? [])
}

test('a backup taken under load comes back on an empty machine', { timeout: patienceMs }, async ({
  task,
}) => {
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${mail.port}` }
  const site = await startSite(smtp)
  onTestFinished(site.close)
  const ledger = await startLedger(site, { senders: 4, perSecond: 8 })
  let before = await ledger.entries()
  let file = ''
  for (let round = 1; round < rounds; round += 1) {
    await ledger.acknowledged(perRound)
    before = await ledger.entries()
    file = await backUp({ DATA_DIR: site.dataDir })
    await ledger.acknowledged(perRound)
    await site.kill()
    await site.restart()
  }
  const all = await ledger.stop()
  await site.end()
  expect(all.length, 'inquiries went on while the backup was written').toBeGreaterThan(before.length)

  const empty = await newMachine()
  const { code, text } = await restore(file, empty).ended
  expect(code).toBe(0)
  // An inquiry of the spool is stored when the restored server starts, and its notification is sent then.
  const spooled = Number(/(\d+) inquiries of the spool/.exec(text)?.[1] ?? 0)
  const open = (await readNotifications(empty)).filter(({ done }) => !done)
  const mailsBefore = mail.taken.length
  const restored = await startSite({ ...smtp, DATA_DIR: empty })
  onTestFinished(restored.close)
  await drained(restored.spooled)
  const { stored, duplicates, problems } = await inspectEmbedded(empty, before)
  task.meta.figures = { acknowledged: before.length, stored, duplicates, rounds: rounds - 1 }
  expect(problems).toEqual([])

  const waiting = async () => (await readNotifications(empty)).filter(({ state }) => state === 'created')
  await drained(waiting)
  const again = notified(mail.taken.slice(mailsBefore))
  expect(
    again.length,
    'a notification that was sent before the backup is not sent again',
  ).toBeLessThanOrEqual(open.length + spooled)
  expect(new Set(again).size, 'no notification is sent twice').toBe(again.length)
  const after = await startLedger(restored, { senders: 2 })
  await after.acknowledged(5)
  const more = await after.stop()
  expect((await inspectEmbedded(empty, [...before, ...more])).problems).toEqual([])
})

test('the spool of a killed server comes back with its backup', { timeout: patienceMs }, async ({ task }) => {
  const proxy = await startTcpProxy(behindProxy.url)
  const site = await startSite({ DATABASE_URL: proxy.url })
  onTestFinished(async () => {
    await site.close()
    proxy.close()
  })
  const ledger = await startLedger(site, { senders: 4, perSecond: 5 })
  await ledger.acknowledged(10)
  proxy.cut()
  await ledger.acknowledged(10)
  await site.kill()
  const spooled = await site.spooled()
  expect(spooled.length).toBeGreaterThan(0)
  const file = await backUp({ DATABASE_URL: behindProxy.url, DATA_DIR: site.dataDir })
  // The server is down, so nothing is acknowledged any more.
  const entries = await ledger.entries()
  await proxy.restore()
  await site.restart()
  await ledger.stop()

  const empty = await newMachine()
  expect((await restore(file, empty).ended).text).toContain(`${spooled.length} inquiries of the spool`)
  const restored = await startSite({ DATA_DIR: empty })
  onTestFinished(restored.close)
  await drained(restored.spooled)
  const { stored, duplicates, problems } = await inspectEmbedded(empty, entries)
  task.meta.figures = { acknowledged: entries.length, stored, duplicates, spooled: spooled.length }
  expect(problems).toEqual([])
})

test('a backup or a restore that is killed leaves nothing half done', { timeout: patienceMs }, async ({
  task,
}) => {
  const site = await startSite()
  onTestFinished(site.close)
  const ledger = await startLedger(site, { senders: 4 })
  await ledger.acknowledged(perRound)
  const entries = await ledger.stop()
  const file = await backUp({ DATA_DIR: site.dataDir })
  const empty = await newMachine()
  let killed = 0
  for (let round = 1; round < rounds; round += 1) {
    const backup = startTool('backup', [], { ...passphrase, DATA_DIR: site.dataDir })
    let isOver = false
    void backup.ended.then(() => {
      isOver = true
    })
    // On a busy machine it can be over before it is seen.
    const hasBegun = async () => isOver || (await unfinished(site.dataDir)).length > 0
    await expect.poll(hasBegun, { interval: 5 }).toBe(true)
    backup.process.kill('SIGKILL')
    killed += (await backup.ended).code === null ? 1 : 0

    const restoring = restore(file, empty)
    await expect.poll(restoring.output, { interval: 5 }).toContain('is whole')
    restoring.process.kill('SIGKILL')
    killed += (await restoring.ended).code === null ? 1 : 0
    for (const name of await unfinished(site.dataDir))
      expect((await restore(join(site.dataDir, 'backups', name), empty).ended).code, name).toBe(1)
  }
  expect(killed).toBeGreaterThan(0)
  // Told to replace, because a round may have ended before it was killed.
  expect((await restore(file, empty, '--replace').ended).code).toBe(0)
  const { stored, duplicates, problems } = await inspectEmbedded(empty, entries)
  task.meta.figures = { acknowledged: entries.length, stored, duplicates, rounds: rounds - 1 }
  expect(problems).toEqual([])
})

async function unfinished(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'backups')).catch(() => [])
  return names.filter((name) => name.endsWith('.unfinished'))
}

test('the embedded database moves to a server', { timeout: patienceMs }, async ({ task }) => {
  const site = await startSite()
  const ledger = await startLedger(site, { senders: 4 })
  await ledger.acknowledged(perRound)
  const move = () => startTool('db-move', [moveTarget.url], { DATA_DIR: site.dataDir }).ended
  expect((await move()).text, 'not while inquiries could be lost').toContain('A server is running')
  const entries = await ledger.stop()
  await drained(site.spooled)
  await site.end()
  expect((await move()).text).toMatch(/Moved \d+ rows/)
  expect((await move()).text, 'nothing opens the old one any more').toContain('was moved to')

  const moved = await startSite({ DATABASE_URL: moveTarget.url, DATA_DIR: site.dataDir })
  onTestFinished(async () => {
    await moved.close()
    await site.close()
  })
  const after = await startLedger(moved, { senders: 2 })
  await after.acknowledged(5)
  const all = [...entries, ...(await after.stop())]
  await drained(moved.spooled)
  const { stored, duplicates, problems } = await inspectStored(moveTarget.url, all)
  task.meta.figures = { acknowledged: all.length, stored, duplicates }
  expect(problems).toEqual([])
})
