import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createAccountApp, password } from '../../../../tests/support/servers/account-app.ts'
import { serverPaths } from '../../../routes.ts'

const accounts = await createAccountApp()
const { mailTo, tokenIn } = accounts

beforeEach(() => accounts.forgetRates())

/** A person who has asked for a new address, and the links that both mailboxes got. */
async function askForChange() {
  const person = await accounts.person()
  const newEmail = accounts.newEmail()
  const { data, error } = await person.auth.updateUser({ email: newEmail })
  expect(error).toBeNull()
  const oldLink = tokenIn(await mailTo(person.email, 'old-address'))
  const newLink = tokenIn(await mailTo(newEmail, 'new-address'))
  return { ...person, newEmail, user: data.user, oldLink, newLink }
}

const confirm = (token_hash: string) =>
  accounts.browser().auth.verifyOtp({ token_hash, type: 'email_change' })

test.each(['old first', 'new first'])(
  'an address changes once both mailboxes have confirmed it, %s',
  async (order) => {
    const { email, newEmail, user, oldLink, newLink, auth } = await askForChange()
    expect(user).toMatchObject({ email, new_email: newEmail })
    const [first, second] = order === 'old first' ? [oldLink, newLink] : [newLink, oldLink]
    const half = await confirm(first)
    expect(half.error).toBeNull()
    expect(half.data.session).toBeNull()
    expect((await auth.getUser()).data.user).toMatchObject({ email, new_email: newEmail })

    const whole = await confirm(second)
    expect(whole.data.session?.user.email).toBe(newEmail)
    const { data } = await auth.getUser()
    expect(data.user?.email).toBe(newEmail)
    expect(data.user?.new_email).toBeUndefined()
    expect((await accounts.browser().auth.signInWithPassword({ email: newEmail, password })).error).toBeNull()
    expect((await accounts.browser().auth.signInWithPassword({ email, password })).error).not.toBeNull()
  },
)

test('one mailbox alone changes nothing, however often it confirms', async () => {
  const { auth, email, newLink } = await askForChange()
  await confirm(newLink)
  expect((await confirm(newLink)).error?.code).toBe('otp_expired')
  expect((await auth.getUser()).data.user?.email).toBe(email)
})

test('a confirmation belongs to the address it was sent for, and a new wish makes it void', async () => {
  const { auth, email, oldLink, newLink } = await askForChange()
  const other = accounts.newEmail()
  await auth.updateUser({ email: other })
  await mailTo(other, 'new-address')
  for (const link of [oldLink, newLink]) expect((await confirm(link)).error?.code).toBe('otp_expired')
  await auth.updateUser({ email })
  expect((await auth.getUser()).data.user?.new_email).toBeUndefined()
})

/** Keeps the present address, as the account page does. */
async function keep({ auth, post }: Pick<Awaited<ReturnType<typeof askForChange>>, 'auth' | 'post'>) {
  const token = (await auth.getSession()).data.session?.access_token
  const answer = await post(serverPaths.accountKeepAddress, {}, { Authorization: `Bearer ${token}` })
  return answer.status
}

test('a change that its owner calls off leaves no link that works, and asks for no mail', async () => {
  const person = await askForChange()
  await confirm(person.newLink)
  const before = accounts.sent.length
  expect(await keep(person)).toBe(200)
  for (const link of [person.oldLink, person.newLink]) {
    expect((await confirm(link)).error?.code).toBe('otp_expired')
  }
  const { user } = (await person.auth.getUser()).data
  expect(user?.email).toBe(person.email)
  expect(user?.new_email).toBeUndefined()
  expect(accounts.sent).toHaveLength(before)
  // Again, as from a page that does not know yet.
  expect(await keep(person)).toBe(200)
})

test('a change that was confirmed meanwhile stays when its owner calls it off', async () => {
  const person = await askForChange()
  await confirm(person.oldLink)
  await confirm(person.newLink)
  expect(await keep(person)).toBe(200)
  const { user } = (await person.auth.getUser()).data
  expect(user?.email).toBe(person.newEmail)
  expect(user?.new_email).toBeUndefined()
})

test('a change that is called off during its confirmation makes neither call fail', async () => {
  const person = await askForChange()
  const confirmation = await accounts.database.pool.connect()
  onTestFinished(() => confirmation.release())
  await confirmation.query('begin')
  await confirmation.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [person.newEmail])
  await confirmation.query(`update auth_links set used_at = now() where kind = 'email_change'`)
  const kept = keep(person)
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(() => accounts.rows(waiting)).toHaveLength(1)
  await confirmation.query('update email_changes set old_confirmed_at = now()')
  await confirmation.query('commit')
  expect(await kept).toBe(200)
})

test('an address that has an account gets a note, the caller learns nothing, and both accounts stay', async () => {
  const other = await accounts.person()
  const { auth, email } = await accounts.person()
  const { data, error } = await auth.updateUser({ email: other.email })
  expect(error).toBeNull()
  expect(data.user?.new_email).toBe(other.email)
  await mailTo(other.email, 'known')
  expect((await confirm(tokenIn(await mailTo(email, 'old-address')))).data.session).toBeNull()
  expect((await other.auth.getUser()).data.user?.email).toBe(other.email)
})

test('an address that somebody else has taken meanwhile is not changed to', async () => {
  const { auth, email, newEmail, oldLink, newLink } = await askForChange()
  await accounts.person(newEmail)
  await confirm(oldLink)
  expect((await confirm(newLink)).error?.code).toBe('otp_expired')
  expect((await auth.getUser()).data.user?.email).toBe(email)
})

test('links that were sent to the old mailbox open nothing after the change', async () => {
  const { email, oldLink, newLink } = await askForChange()
  await accounts.browser().auth.resetPasswordForEmail(email)
  const reset = tokenIn(await mailTo(email, 'reset'))
  await confirm(oldLink)
  await confirm(newLink)
  const { error } = await accounts.browser().auth.verifyOtp({ token_hash: reset, type: 'recovery' })
  expect(error?.code).toBe('otp_expired')
})
