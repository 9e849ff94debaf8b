import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAccountApp, password } from '../../../../tests/support/servers/account-app.ts'
import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'
import type { AccountMailJob } from '../links/account-mail-job.ts'
import { createHashQueue, type HashQueue } from './hash-queue.ts'

/** Hashing waits until this is resolved. */
let held = Promise.resolve()
const waiting = 4
const queue = createHashQueue({ atOnce: 1, waiting })
const hashes: HashQueue = { run: (work, ...who) => queue.run(() => held.then(work), ...who) }
const accounts = await createAccountApp({ hashes })
const { calls, mails } = limits.account
const passwordPath = `${serverPaths.authToken}?grant_type=password`

beforeEach(() => accounts.forgetRates())

const guess = (from: ReturnType<typeof accounts.browser>, email: string, tried = 'wrong guess') =>
  from.post(passwordPath, { email, password: tried })

const mailsDone = () =>
  expect
    .poll(() => accounts.rows(`select from pgboss.job where name = 'account-mails' and state < 'completed'`))
    .toEqual([])

describe('a flood of sign-ins from one address', () => {
  let letGo = () => {}

  /** One address fills the line, and its further requests are refused. */
  async function fillLine(tooMany: number) {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    letGo = resolve
    const stranger = accounts.browser()
    const flood = Array.from({ length: 1 + waiting + tooMany }, (_, n) =>
      guess(stranger, `nobody-${n}@example.com`),
    )
    await expect.poll(() => stranger.requests.length).toBe(tooMany)
    return { stranger, flood: Promise.all(flood) }
  }

  afterEach(() => letGo())

  test('is refused itself, but keeps out neither a new visitor nor a known device', async () => {
    const owner = await accounts.member()
    const { stranger, flood } = await fillLine(5)
    const visitor = accounts.browser().auth.signUp({ email: accounts.newEmail(), password })
    const known = owner.auth.signInWithPassword({ email: owner.email, password })
    // The visitor takes the place of one of the flood's requests; the device has its own line.
    await expect.poll(() => stranger.requests.length).toBe(6)
    letGo()
    expect((await known).error).toBeNull()
    expect((await visitor).error).toBeNull()
    const refused = (await flood).filter(({ status }) => status === 429)
    expect(refused).toHaveLength(6)
    expect(refused[0]?.headers.get('Retry-After')).toBe('1')
    expect(await refused[0]?.json()).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' })
  })

  test('does not count passwords that were never checked as wrong', async () => {
    const { email } = await accounts.member()
    const { stranger, flood } = await fillLine(1)
    await accounts.forgetRates()
    expect((await guess(stranger, email)).status).toBe(429)
    const daily = `select attempts from rate_counters where window_ends_at > now() + interval '1 hour'`
    expect(await accounts.rows(daily)).toEqual([{ attempts: 0 }])
    letGo()
    await flood
  })
})

describe('a device', () => {
  test('is forgotten after a new password, except for the one it was chosen on', async () => {
    const owner = await accounts.member()
    const old = accounts.browser()
    await old.auth.signInWithPassword({ email: owner.email, password })
    const chosen = await owner.auth.updateUser({ password: 'a crane over the river' })
    expect(chosen.error).toBeNull()
    await accounts.forgetRates()
    for (let times = 0; times < calls.attempts; times += 1) await guess(accounts.browser(), owner.email)
    // A person who once knew the password could have any number of known devices.
    expect((await guess(old, owner.email)).status).toBe(429)
    expect((await guess(owner, owner.email, 'a crane over the river')).status).toBe(200)
  })

  test('with a planted cookie does not help the stranger who planted it', async () => {
    const planted = `${'x'.repeat(22)}.${'y'.repeat(43)}`
    const { email, cookies, auth } = await accounts.member()
    cookies.set('device', planted)
    await auth.signInWithPassword({ email, password })
    expect(cookies.get('device')).toMatch(/^x{22}\.(?!y{43})[\w-]{43}\.y{43}$/)
    await accounts.forgetRates()
    for (let times = 0; times < calls.attempts; times += 1) await guess(accounts.browser(), email)
    const stranger = accounts.browser()
    stranger.cookies.set('device', planted)
    expect((await guess(stranger, email)).status).toBe(429)
  })
})

describe('the rate limit', () => {
  test('of an account holds however its address is written', async () => {
    const { email } = await accounts.member()
    await accounts.forgetRates()
    const [name = '', domain = ''] = email.split('@')
    const spellings = [
      email.toUpperCase(),
      ` ${email}\t`,
      `${name}@${domain.toUpperCase()}`,
      `\ufeff${email}\u00a0`,
      email,
      `\u2003${email}\n`,
    ]
    const statuses: number[] = []
    for (const spelling of spellings) statuses.push((await guess(accounts.browser(), spelling)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    // Letters that only look alike make a different address, which nobody can have.
    for (const alike of [email.replace('e', 'е'), email.replace('@', '＠'), email.replace('.', '。')]) {
      expect((await guess(accounts.browser(), alike)).status).toBe(400)
    }
  })

  test('of an account holds for the Kelvin sign, which becomes a plain k', async () => {
    const { post } = accounts.browser()
    for (let times = 0; times < calls.attempts; times += 1) {
      await post(serverPaths.authRecover, { email: 'jack@example.com' })
    }
    expect((await post(serverPaths.authRecover, { email: 'jac\u212a@example.com' })).status).toBe(429)
  })

  test('of an address covers a whole /64 of IPv6, whatever the headers claim', async () => {
    const most = limits.account.callsPerAddress.attempts
    const statuses: number[] = []
    for (let n = 0; n <= most; n += 1) {
      const answer = await accounts.app.request(serverPaths.authRecover, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Test-Address': `2001:db8:0:1::${n.toString(16)}`,
          'X-Forwarded-For': `203.0.113.${n}`,
          'X-Real-IP': `203.0.113.${n}`,
          'CF-Connecting-IP': `203.0.113.${n}`,
          Forwarded: `for=203.0.113.${n}`,
        },
        body: JSON.stringify({ email: `nobody-${n}@example.com` }),
      })
      statuses.push(answer.status)
    }
    expect(statuses.indexOf(429)).toBe(most)
  })
})

describe('mails', () => {
  const job = (kind: AccountMailJob['kind'], email: string, signUpId: string | null): AccountMailJob => ({
    id: randomUUID(),
    kind,
    email,
    signUpId,
    next: '/',
    requestedAt: new Date().toISOString(),
  })

  /** Adds sign-ups as strangers would, without the hashing. */
  async function askFor(emails: readonly string[]): Promise<void> {
    const ids = emails.map(() => randomUUID())
    await accounts.rows(
      `insert into sign_ups (id, email, password_hash, display_name, next, expires_at)
       select id, email, 'none', '', '/', now() + interval '1 day'
       from unnest($1::uuid[], $2::text[]) as asked (id, email)`,
      [ids, emails],
    )
    await add(emails.map((email, index) => job('signup', email, ids[index] ?? null)))
  }

  async function add(jobs: readonly AccountMailJob[]): Promise<void> {
    await accounts.database.pool.query(accounts.accountMailsText, [
      JSON.stringify(jobs.map((data) => ({ id: data.id, data }))),
    ])
    await mailsDone()
  }

  const sentTo = (pattern: RegExp) => accounts.sent.filter(({ to }) => pattern.test(to.address)).length

  test('the limit per mailbox ignores plus suffixes, and dots where they mean nothing', async () => {
    const most = mails.variantsPerMailbox
    await askFor(
      Array.from({ length: most + 5 }, (_, n) =>
        n % 2
          ? `victim.name+${n}@gmail.com`
          : `${'victimname'.split('').join('.'.repeat(n ? 1 : 0))}+${n}@googlemail.com`,
      ),
    )
    expect(sentTo(/^v.*(gmail|googlemail)\.com$/)).toBe(most)
    // At other providers a dot makes a different address.
    await askFor(['first.last@example.com', 'firstlast@example.com'])
    expect(sentTo(/^first/)).toBe(2)
  })

  test('variants of an address do not use up the mails to the plain address', async () => {
    const most = mails.variantsPerMailbox
    await askFor(Array.from({ length: most + 3 }, (_, n) => `plain+${n}@example.com`))
    expect(sentTo(/^plain\+/)).toBe(most)
    await askFor(['plain@example.com'])
    expect(sentTo(/^plain@/)).toBe(1)
  })

  test('a flood of requests for unknown addresses does not hold up the others', async () => {
    const nobody = Array.from({ length: 150 }, (_, n) => job('recovery', `nobody-${n}@example.com`, null))
    await add(nobody)
    const batches = await accounts.rows<{ wait: number | null }>(
      `select extract(epoch from started_on - lag(started_on) over (order by started_on))::float8 as wait
       from (select distinct started_on from pgboss.job where id = any ($1)) as batch`,
      [nobody.map(({ id }) => id)],
    )
    // A queue that waits for its next poll never starts two batches within the same second.
    expect(batches.filter(({ wait }) => wait !== null && wait < limits.delivery.pollSeconds)).not.toEqual([])
  })

  test('a password reset goes ahead of confirmations, and finished jobs are soon deleted', async () => {
    const { post } = accounts.browser()
    const email = accounts.newEmail()
    await post(serverPaths.authResend, { email, type: 'signup' })
    await post(serverPaths.authRecover, { email })
    const jobs = await accounts.rows(
      `select data->>'kind' as kind, priority, deletion_seconds as kept from pgboss.job
       where data->>'email' = $1 order by priority`,
      [email],
    )
    const kept = limits.account.mailJobKeptSeconds
    expect(jobs).toEqual([
      { kind: 'resend', priority: 0, kept },
      { kind: 'recovery', priority: 1, kept },
    ])
  })
})
