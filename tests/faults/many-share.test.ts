import { expect, onTestFinished, test } from 'vitest'
import { inquiryForms } from '../../src/domain/inquiry/inquiry-forms.ts'
import { deskPath, pagePaths, serverPaths } from '../../src/routes.ts'
import { createBattle } from './account-attack/battle.ts'
import { openMailboxes } from './account-attack/mailboxes.ts'
import { settleStaff } from './account-attack/people.ts'
import { patienceMs } from './extent.ts'
import './figures.ts'
import { drained } from './drained.ts'
import { newInquiry, send } from './inquiry.ts'
import { inquiryMails, startManyWithMail } from './many-sites.ts'
import { siteOrigin } from './site.ts'
import { inspectStored } from './stored-inquiries.ts'

const { database, mail, many } = await startManyWithMail()
const addresses = await Promise.all(many.sites.map((site) => site.address()))
const at = (n: number) => addresses[n % addresses.length] ?? ''
const battle = createBattle({ url: many.balancer.url, mailboxes: openMailboxes(mail) })
const person = await settleStaff(battle, database.pool, 'staff')

async function session() {
  const { data } = await person.known.auth.getSession()
  if (!data.session) throw new Error('Nobody is signed in')
  const bearer = { Authorization: `Bearer ${data.session.access_token}` }
  return { ...data.session, headers: { ...bearer, 'X-Forwarded-For': '203.0.113.77', Origin: siteOrigin } }
}

test('the same submission is sent a hundred times at once, over three servers', {
  timeout: patienceMs,
}, async ({ task }) => {
  const copies = 100
  const inquiry = newInquiry()
  const answers = await Promise.all(Array.from({ length: copies }, (_, n) => send(at(n), inquiry)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const references = new Set(answers.map(({ reference }) => reference ?? ''))
  expect(references.size).toBe(1)
  await drained(many.spooled)
  const [reference = ''] = references
  const entries = [{ reference, key: inquiry.key }]
  const { stored, duplicates, problems } = await inspectStored(database.url, entries)
  task.meta.figures = { acknowledged: 1, stored, duplicates, retried: copies - 1 }
  expect(problems).toEqual([])

  const open = () =>
    database.pool.query("select from pgboss.job where name = 'deliveries' and state < 'completed'")
  await expect.poll(async () => (await open()).rowCount, { timeout: 120_000 }).toBe(0)
  const mails = inquiryMails(mail.taken).sort()
  const id = `lead-${reference.toLowerCase()}`
  expect([...new Set(mails)]).toEqual([`${id}.owner`, `${id}.visitor`])
  // On a crowded machine a copy may have gone through a spool, whose mail has the same Message-ID.
  expect(mails.length).toBeLessThanOrEqual(2 + many.countEvents('database_submission_failed'))
})

test('a limit counts what all servers took', { timeout: patienceMs }, async () => {
  const { attempts } = inquiryForms.quote.rate
  const statuses: number[] = []
  for (let n = 0; n < attempts + 3; n += 1) {
    const { status } = await send(at(n), newInquiry('quote', { email: 'eager@visitors.example' }))
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array(attempts).fill(200), 429, 429, 429])
})

test('the request’s name goes from the proxy through the server that takes it to the one that delivers', {
  timeout: patienceMs,
}, async () => {
  const { reference } = await send(many.balancer.url, newInquiry())
  const delivered = () => many.events('delivery').filter((line) => line.reference === reference)
  await expect.poll(() => delivered().length).toBe(2)
  const [request, ...more] = new Set(delivered().map((line) => line.request))
  expect(request).toMatch(/^[0-9a-f]{32}$/)
  expect(more).toEqual([])
  const asked = many.events('request').filter((line) => line.id === request)
  expect(asked).toMatchObject([{ route: serverPaths.submitForm, status: 200 }])
})

test('every desk hears at once what another server took, and every page shows changed facts', {
  timeout: patienceMs,
}, async () => {
  const { headers } = await session()
  const closing = new AbortController()
  onTestFinished(() => closing.abort())
  const heard = ['', '', '']
  await Promise.all(
    addresses.map(async (address, n) => {
      const live = await fetch(`${address}${deskPath}/live`, { headers, signal: closing.signal })
      const read = async () => {
        for await (const chunk of live.body ?? []) heard[n] += new TextDecoder().decode(chunk)
      }
      read().catch(() => {})
    }),
  )
  for (const n of [0, 1, 2]) {
    const { reference } = await send(at(n), newInquiry())
    await expect.poll(() => heard.every((text) => text.includes(String(reference)))).toBe(true)
  }

  await database.pool.query('truncate campaigns')
  await database.pool.query(
    `insert into campaigns values (default, true, 2098, 25, 18, '2098-01-31', 2, '2-3', 'October 2097', true)`,
  )
  for (const address of addresses) {
    const home = async () => (await fetch(address + pagePaths.home)).text()
    await expect.poll(home).toContain('the 2098 calendar')
  }
})

test('Health at any of them lists all three, with what waits on their disks', {
  timeout: patienceMs,
}, async () => {
  const { headers } = await session()
  for (const address of addresses) {
    const answer = await fetch(`${address}${deskPath}/health`, { headers })
    const { checks } = await answer.json()
    const found = checks.find(({ name }: { name: string }) => name === 'processes')
    expect(found.facts.processes).toHaveLength(3)
    for (const { port } of addresses.map((each) => new URL(each)))
      expect(found.facts.processes).toContainEqual(
        expect.objectContaining({ name: expect.stringMatching(new RegExp(`:${port}$`)), waiting: 0 }),
      )
  }
})

test('a session counts at all of them, and ends at all of them', { timeout: patienceMs }, async () => {
  const { headers } = await session()
  const statuses = (path: string) =>
    Promise.all(addresses.map(async (address) => (await fetch(address + path, { headers })).status))
  expect(await statuses(`${deskPath}/today`)).toEqual([200, 200, 200])
  expect(await statuses(serverPaths.authUser)).toEqual([200, 200, 200])

  // The published client refreshes through the proxy: the next server takes the former one's token.
  for (const _ of addresses) expect((await person.known.auth.refreshSession()).error).toBeNull()
  const { refresh_token } = await session()
  const ended = await fetch(`${at(2)}${serverPaths.authLogout}?scope=global`, { method: 'POST', headers })
  expect(ended.status).toBe(204)
  expect(await statuses(serverPaths.authUser)).toEqual([403, 403, 403])
  for (const status of await statuses(`${deskPath}/today`)) expect([401, 403]).toContain(status)
  for (const address of addresses) {
    const again = await fetch(`${address}${serverPaths.authToken}?grant_type=refresh_token`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token }),
    })
    expect(again.status).toBe(400)
  }
})
