import { beforeEach, expect, test } from 'vitest'
import { createAccountApp, password } from '../../../../tests/support/servers/account-app.ts'

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
