import { expect, test } from 'vitest'
import { createAccountApp, origin, password } from '../../../../tests/support/servers/account-app.ts'
import * as limits from '../../../domain/limits.ts'
import { MailError } from '../../mail/mail-error.ts'
import type { MailMessage } from '../../mail/mail-message.ts'
import { deleteExpiredAccountRows } from '../delete-expired-account-rows.ts'

const taken: MailMessage[] = []
let failures = 0
const accounts = await createAccountApp({
  mail: {
    async send(message) {
      taken.push(message)
      if (failures > 0) {
        failures -= 1
        throw new MailError('unreachable', 'The mail server cannot be reached.')
      }
    },
    close: async () => undefined,
  },
})
const mailsTo = (email: string) => taken.filter(({ to }) => to.address === email)
const jobs = () =>
  accounts.rows<{ state: string }>(
    `select state from pgboss.job where name = 'account-mails' order by created_on`,
  )

test('a failed mail is tried again with the same link and counts once', async () => {
  const email = accounts.newEmail()
  failures = 1
  await accounts.browser().auth.signUp({ email, password })
  await expect.poll(async () => (await jobs()).at(-1)?.state).toBe('retry')
  await accounts.rows(`update pgboss.job set start_after = now() where state = 'retry'`)
  await expect.poll(async () => (await jobs()).at(-1)?.state).toBe('completed')
  const [first, second] = mailsTo(email)
  expect(second).toEqual(first)
  expect(await accounts.rows('select from auth_links where email = $1', [email])).toHaveLength(1)
})

test('a mail that waited until its link expired is not sent', async () => {
  const email = accounts.newEmail()
  failures = 1
  await accounts.browser().auth.signUp({ email, password })
  await expect.poll(async () => (await jobs()).at(-1)?.state).toBe('retry')
  await accounts.rows(
    `update pgboss.job set start_after = now(),
       data = jsonb_set(data, '{requestedAt}', to_jsonb(now() - $1 * interval '1 hour'))
     where state = 'retry'`,
    [limits.account.signUpHours],
  )
  await expect.poll(async () => (await jobs()).at(-1)?.state).toBe('completed')
  expect(mailsTo(email)).toHaveLength(1)
})

test('a mail has a button, a plain-text version and a reply address', async () => {
  const email = accounts.newEmail()
  await accounts.browser().auth.signUp({ email, password })
  await expect.poll(() => mailsTo(email).length).toBe(1)
  const [mail] = mailsTo(email)
  expect(mail?.subject).toBe('Confirm your email address')
  expect(mail?.replyTo?.address).toContain('@')
  const link = /href="([^"]*#token_hash[^"]*)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&')
  expect(link).toMatch(new RegExp(`^${origin}/auth#token_hash=`))
  expect(mail?.text).toContain(`Confirm my address:\n${link}\n`)
})

test('expired rows are deleted, and nothing else', async () => {
  const email = accounts.newEmail()
  const { auth } = accounts.browser()
  await auth.signUp({ email, password })
  await expect.poll(() => mailsTo(email).length).toBe(1)
  for (const mail of mailsTo(email)) {
    await auth.verifyOtp({ token_hash: accounts.tokenIn(mail), type: 'signup' })
  }
  await auth.refreshSession()
  await auth.refreshSession()
  const other = accounts.newEmail()
  await auth.signUp({ email: other, password })
  await expect.poll(() => mailsTo(other).length).toBe(1)
  const count = async () => {
    const [row] = await accounts.rows(`
      select (select count(*)::int from sign_ups where email = '${other}') as sign_ups,
        (select count(*)::int from auth_links where email = '${other}') as links,
        (select count(*)::int from auth_sessions) as sessions,
        (select count(*)::int from refresh_tokens) as tokens,
        (select count(*)::int from users) as users`)
    return row
  }
  await deleteExpiredAccountRows(accounts.database.pool)
  expect(await count()).toEqual({ sign_ups: 1, links: 1, sessions: 1, tokens: 3, users: 1 })
  await accounts.rows(
    `update refresh_tokens set used_at = used_at - interval '61 days' where used_at is not null`,
  )
  await accounts.rows(`update auth_links set expires_at = now() - interval '1 second'`)
  await accounts.rows(`update sign_ups set expires_at = now() - $1 * interval '1 hour'`, [
    limits.account.signUpHours + 1,
  ])
  await deleteExpiredAccountRows(accounts.database.pool)
  expect(await count()).toEqual({ sign_ups: 0, links: 0, sessions: 1, tokens: 1, users: 1 })
  await accounts.rows(`update auth_sessions set expires_at = now() - interval '1 second'`)
  await deleteExpiredAccountRows(accounts.database.pool)
  expect(await count()).toEqual({ sign_ups: 0, links: 0, sessions: 0, tokens: 0, users: 1 })
})
