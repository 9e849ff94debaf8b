import { domainToASCII } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { createAccountApp, password } from '../../../tests/support/servers/account-app.ts'
import * as limits from '../../domain/limits.ts'
import { serverPaths } from '../../routes.ts'

const accounts = await createAccountApp()
const { mailTo, tokenIn } = accounts

beforeEach(() => accounts.forgetRates())

describe('data of the published client', () => {
  test('is kept from the sign-up on, changed name by name, and removed by null', async () => {
    const email = accounts.newEmail()
    const { auth } = accounts.browser()
    const data = { display_name: 'Robin', city: 'Portland', crew: { size: 3 } }
    const pending = await auth.signUp({ email, password, options: { data } })
    expect(pending.data.user?.user_metadata).toMatchObject(data)
    await auth.verifyOtp({ token_hash: tokenIn(await mailTo(email, 'confirm')), type: 'signup' })
    expect((await auth.getUser()).data.user?.user_metadata).toMatchObject(data)

    await auth.updateUser({ data: { city: null, crew: { size: 4 }, note: 'ünïcödé' } })
    const { user } = (await auth.getUser()).data
    expect(user?.user_metadata).toMatchObject({ display_name: 'Robin', crew: { size: 4 }, note: 'ünïcödé' })
    expect(user?.user_metadata).not.toHaveProperty('city')
  })

  test('is not taken from a sign-up if several people signed the address up', async () => {
    const email = accounts.newEmail()
    await accounts.browser().auth.signUp({ email, password, options: { data: { city: 'Salem' } } })
    await mailTo(email, 'confirm')
    const { auth } = accounts.browser()
    await auth.signUp({ email, password: 'a crane over the river', options: { data: { city: 'Portland' } } })
    await auth.verifyOtp({ token_hash: tokenIn(await mailTo(email, 'confirm', 2)), type: 'signup' })
    expect((await auth.getUser()).data.user?.user_metadata).not.toHaveProperty('city')
  })

  test('can be 16 KB and no more, also in several steps, and never makes a token too long for a header', async () => {
    const { auth } = await accounts.member()
    const most = 'x'.repeat(limits.account.dataBytes - '{"a":""}'.length)
    expect((await auth.updateUser({ data: { a: most } })).error).toBeNull()
    expect((await auth.updateUser({ data: { a: `${most}x` } })).error?.code).toBe('validation_failed')
    expect((await auth.updateUser({ data: { b: 'y' } })).error?.code).toBe('validation_failed')
    const { data } = await auth.refreshSession()
    expect(data.user?.user_metadata.a).toBe(most)
    expect(data.session?.access_token.length).toBeLessThan(2_000)
  })

  test.each([
    ['a null character', { note: 'a\0b' }],
    ['a null character in a name', { 'a\0b': 1 }],
    ['half a character', { note: '\ud800' }],
    ['deep nesting', { deep: JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`) }],
  ])('is refused with %s, which the database cannot keep', async (_what, data) => {
    const { auth } = await accounts.member()
    expect((await auth.updateUser({ data })).error).toMatchObject({ status: 400, code: 'validation_failed' })
  })
})

describe('reauthentication', () => {
  const fresh = 'a crane over the river'

  async function oldSession() {
    const person = await accounts.member()
    await accounts.rows(`update auth_sessions set created_at = now() - $1 * interval '1 hour'`, [
      limits.account.reauthenticateHours + 1,
    ])
    expect((await person.auth.updateUser({ password: fresh })).error?.code).toBe('reauthentication_needed')
    return person
  }
  const codeIn = (text: string) => /^Code +(\d{6})$/m.exec(text)?.[1] ?? ''

  test('mails a code with which an old session may change the password, once', async () => {
    const { auth, email } = await oldSession()
    expect((await auth.reauthenticate()).error).toBeNull()
    const nonce = codeIn((await mailTo(email, 'code')).text)
    const wrong = nonce === '000000' ? '111111' : '000000'
    expect((await auth.updateUser({ password: fresh, nonce: wrong })).error?.code).toBe(
      'reauthentication_not_valid',
    )
    expect((await auth.updateUser({ password: fresh, nonce })).error).toBeNull()
    const again = await auth.updateUser({ password: 'another crane entirely', nonce })
    expect(again.error?.code).toBe('reauthentication_not_valid')
  })

  test('accepts a few tries for each code', async () => {
    const { auth, email } = await oldSession()
    await auth.reauthenticate()
    const nonce = codeIn((await mailTo(email, 'code')).text)
    for (let n = 0; n < limits.account.reauthenticationTries; n += 1) {
      await accounts.forgetCalls()
      await auth.updateUser({ password: fresh, nonce: 'wrong' })
    }
    await accounts.forgetCalls()
    expect((await auth.updateUser({ password: fresh, nonce })).error?.code).toBe('reauthentication_not_valid')
  })
})

test('an anonymous sign-in is told that it is disabled', async () => {
  const { error } = await accounts.browser().auth.signInAnonymously()
  expect(error).toMatchObject({
    status: 422,
    code: 'anonymous_provider_disabled',
    message: 'Anonymous sign-ins are disabled',
  })
})

test.each(['jörg@example.com', 'info@bücher.example', '用户@例子.测试', 'JÖRG.Ä@Bücher.Example'])(
  'the internationalized address "%s" can sign up, confirm and sign in',
  async (email) => {
    const { auth } = accounts.browser()
    expect((await auth.signUp({ email, password })).error).toBeNull()
    const [name, domain = ''] = email.toLowerCase().split('@')
    const token_hash = tokenIn(await mailTo(`${name}@${domainToASCII(domain)}`, 'confirm'))
    expect((await auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull()
    expect((await accounts.browser().auth.signInWithPassword({ email, password })).error).toBeNull()
  },
)

test.each([
  ['info@bücher.example', 'info@xn--bcher-kva.example'],
  ['info@xn--gtter-jua.example', 'info@götter.example'],
])('"%s", which another browser sends as "%s", is the same account', async (signedUp, other) => {
  const { auth } = accounts.browser()
  await auth.signUp({ email: signedUp, password })
  const plain = signedUp.includes('xn--') ? signedUp : other
  await auth.verifyOtp({ token_hash: tokenIn(await mailTo(plain, 'confirm')), type: 'signup' })
  const { data, error } = await accounts.browser().auth.signInWithPassword({ email: other, password })
  expect(error).toBeNull()
  expect(data.user?.email).toBe(plain)
})

test('an address that is none is refused in the words that other programs know', async () => {
  const { auth } = await accounts.member()
  const email = 'this-is-not-an-email'
  const answers = [
    await auth.updateUser({ email }),
    await auth.signUp({ email, password }),
    await auth.signInWithOtp({ email }),
    await auth.resetPasswordForEmail(email),
    await auth.resend({ email: `${'x'.repeat(limits.fields.emailMax)}@example.com`, type: 'signup' }),
  ]
  for (const { error } of answers) {
    expect(error).toMatchObject({
      code: 'validation_failed',
      message: 'Unable to validate email address: invalid format',
    })
  }
})

test('a token that is none of ours is refused in the words that other programs know', async () => {
  const { error } = await accounts.browser().auth.getUser('a.b.c')
  expect(error).toMatchObject({ status: 403, code: 'bad_jwt' })
  expect(error?.message).toMatch(/^invalid JWT: unable to parse or verify signature/)
})

test('other identities can be neither added nor removed', async () => {
  const { auth } = await accounts.member()
  const refused = { status: 404, code: 'manual_linking_disabled', message: 'Manual linking is disabled' }
  const options = { skipBrowserRedirect: true }
  expect((await auth.linkIdentity({ provider: 'google', options })).error).toMatchObject(refused)
  const [identity] = (await auth.getUserIdentities()).data?.identities ?? []
  if (!identity) throw new Error('The account has no identity')
  expect((await auth.unlinkIdentity(identity)).error).toMatchObject(refused)
})

test('an unconfirmed password gets the same answer whether or not others signed the address up since', async () => {
  const email = accounts.newEmail()
  const mine = 'tripod and cable'
  await accounts.browser().auth.signUp({ email, password: mine })
  const ask = async () => {
    const answer = await accounts.browser().post(`${serverPaths.authToken}?grant_type=password`, {
      email,
      password: mine,
    })
    return { status: answer.status, body: await answer.json() }
  }
  const before = await ask()
  expect(before.body.error_code).toBe('email_not_confirmed')
  for (let n = 0; n < 3; n += 1) {
    await accounts.browser().auth.signUp({ email, password: `somebody else ${n}` })
  }
  expect(await ask()).toEqual(before)
})
