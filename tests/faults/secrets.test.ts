import { Pool } from 'pg'
import PostalMime from 'postal-mime'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { serverPaths } from '../../src/routes.ts'
import { createTestDatabase } from '../support/servers/database.ts'
import { lastingPort } from '../support/servers/free-port.ts'
import { startTool } from '../support/servers/run-tool.ts'
import { startFailing } from '../support/servers/server-process.ts'
import { createBattle } from './account-attack/battle.ts'
import { openMailboxes } from './account-attack/mailboxes.ts'
import { password, type StaffMember, settleStaff } from './account-attack/people.ts'
import { patienceMs, rounds } from './extent.ts'
import './figures.ts'
import { drained } from './drained.ts'
import { newInquiry, send } from './inquiry.ts'
import { startLedger } from './ledger.ts'
import { newMachine } from './machine.ts'
import { startMailServer } from './mail-server.ts'
import { startSite } from './site.ts'
import { inspectStored } from './stored-inquiries.ts'

const database = await createTestDatabase()
const mail = await startMailServer()
afterAll(() => mail.close())
const perStep = rounds > 2 ? 50 : 10
const [first, second] = ['a secret that was used for years', 'a secret that takes its place now']

type Secrets = { readonly APP_SECRET: string; readonly APP_SECRET_PREVIOUS?: string }

test('APP_SECRET is replaced, and later renewed after a leak', { timeout: patienceMs }, async ({ task }) => {
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: await newMachine(),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    PORT: String(await lastingPort()),
  }
  const start = async (secrets: Secrets) => {
    const site = await startSite({ ...settings, ...secrets })
    onTestFinished(site.close)
    return site
  }
  const url = `http://127.0.0.1:${settings.PORT}`
  const battle = createBattle({ url, mailboxes: openMailboxes(mail) })
  const inquiry = newInquiry('quote')

  const before = await start({ APP_SECRET: first })
  // Not the test's own connections, which look like a server's.
  const pool = new Pool({ connectionString: database.url })
  const person = await settleStaff(battle, pool, 'staff')
  await pool.end()
  const { reference } = await send(url, inquiry)
  await person.known.auth.resetPasswordForEmail(person.email)
  const link = await battle.mailboxes.takeLink(person.email, ['reset'])
  const status = await takeStatusLink()
  const ledger = await startLedger({ address: async () => url }, { senders: 2, perSecond: 5 })
  await ledger.acknowledged(perStep)
  await before.end()

  const during = await start({ APP_SECRET: second, APP_SECRET_PREVIOUS: first })
  expect(await statusOf(url, status), 'a link under way still works').toBe(200)
  expect((await person.known.auth.refreshSession()).error, 'nobody is signed out').toBeNull()
  expect((await send(url, inquiry)).reference, 'a repeat is known').toBe(reference)
  const elsewhere = battle.browser('203.0.113.200')
  expect((await elsewhere.auth.verifyOtp({ type: 'recovery', token_hash: link })).error).toBeNull()
  await ledger.acknowledged(perStep)
  await during.end()

  const after = await start({ APP_SECRET: second })
  expect((await person.known.auth.refreshSession()).error).toBeNull()
  await proveByApp(person)
  expect(await proveByRecoveryCode(person)).toBe(200)
  expect(await statusOf(url, status)).toBe(200)
  await ledger.acknowledged(perStep)
  const entries = await ledger.stop()
  await drained(after.spooled)
  const { stored, duplicates, problems } = await inspectStored(database.url, entries)
  task.meta.figures = { acknowledged: entries.length, stored, duplicates, retried: ledger.retries() }
  expect(problems, 'inquiries were taken before, between and after').toEqual([])
  await after.end()
  const old = await startFailing({ ...settings, SITE_URL: url, APP_SECRET: first })
  expect([old.code, old.output]).toEqual([
    1,
    expect.stringContaining('APP_SECRET is not the one this database'),
  ])

  const env = { ...settings, APP_SECRET: second }
  const { code, text } = await startTool('secrets', ['renew'], env).ended
  expect([code, text]).toEqual([0, expect.stringContaining('Everybody is signed out')])
  await start({ APP_SECRET: second })
  expect((await person.known.auth.refreshSession()).error, 'a renewal signs out').not.toBeNull()
  expect(await statusOf(url, status), 'and ends the links').toBe(404)
  await proveByApp(person)
  expect(await proveByRecoveryCode(person), 'and the recovery codes').toBe(422)

  async function takeStatusLink(): Promise<string> {
    let found = ''
    const look = async () => {
      const mails = await Promise.all(
        mail.taken.map((each) => PostalMime.parse(Buffer.from(each.text, 'latin1'))),
      )
      found = mails.flatMap(({ text }) => /\/inquiry\/([\w-]{22})/.exec(text ?? '')?.[1] ?? [])[0] ?? ''
      return found
    }
    await expect.poll(look).not.toBe('')
    return found
  }

  async function proveByApp({ email, factorId, nextCode }: StaffMember): Promise<void> {
    const { auth } = battle.browser('203.0.113.201')
    expect((await auth.signInWithPassword({ email, password })).error).toBeNull()
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code: await nextCode() })
    expect(error, 'the authenticator app still counts').toBeNull()
  }

  async function proveByRecoveryCode({ email, recoveryCodes }: StaffMember): Promise<number> {
    const { auth, post } = battle.browser('203.0.113.202')
    const { data } = await auth.signInWithPassword({ email, password })
    const bearer = { Authorization: `Bearer ${data.session?.access_token}` }
    return (await post(serverPaths.authRecoveryCodesVerify, { code: recoveryCodes.pop() }, bearer)).status
  }
})

async function statusOf(url: string, token: string): Promise<number> {
  const headers = { 'X-Forwarded-For': '198.51.100.7', Authorization: `Bearer ${token}` }
  return (await fetch(url + serverPaths.inquiryStatus, { headers })).status
}
