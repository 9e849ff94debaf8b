import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createAccountApp, password } from '../../../../tests/support/servers/account-app.ts'
import { serverPaths } from '../../../routes.ts'

const accounts = await createAccountApp()
const known = accounts.newEmail()
const pending = accounts.newEmail()
const unknown = accounts.newEmail()
const passwordPath = `${serverPaths.authToken}?grant_type=password`

beforeAll(async () => {
  await accounts.person(known)
  await accounts.browser().auth.signUp({ email: pending, password })
  await accounts.stopJobs()
})
beforeEach(() => accounts.forgetRates())

/** A call's answer and its database statements, without the values. */
async function observe(path: string, body: Readonly<Record<string, unknown>>) {
  const spy = vi.spyOn(accounts.database.accountPool, 'query')
  const answer = await accounts.browser().post(path, body)
  const statements = spy.mock.calls.map((call) => {
    const [query]: unknown[] = call
    return typeof query === 'string' ? query : JSON.stringify(query).replace(/"values":.*$/, '')
  })
  spy.mockRestore()
  const text = (await answer.text())
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'an id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time')
    .replaceAll(String(body.email), 'an address')
  return { status: answer.status, text, headers: [...answer.headers.keys()], statements }
}

test.each([
  ['a wrong password', passwordPath, { password: 'not it' }],
  ['a sign-up', serverPaths.authSignUp, { password, data: { display_name: 'Robin' } }],
  ['a forgotten password', serverPaths.authRecover, {}],
  ['a link to sign in', serverPaths.authOtp, { create_user: false }],
  ['a mail asked for again', serverPaths.authResend, { type: 'signup' }],
])('%s gets the same answer from the same statements for any address', async (_what, path, body) => {
  const [first, ...others] = [
    await observe(path, { ...body, email: known }),
    await observe(path, { ...body, email: pending }),
    await observe(path, { ...body, email: unknown }),
  ]
  expect(first?.statements.length).toBeGreaterThan(0)
  for (const other of others) expect(other).toEqual(first)
})

test('signing in right after a sign-up gets the same answer whether or not an account exists', async () => {
  const tried = 'a crane over the river'
  for (const email of [known, pending, unknown]) {
    await accounts.browser().auth.signUp({ email, password: tried })
  }
  const [first, ...others] = [
    await observe(passwordPath, { email: known, password: tried }),
    await observe(passwordPath, { email: pending, password: tried }),
    await observe(passwordPath, { email: unknown, password: tried }),
  ]
  expect(first?.text).toContain('email_not_confirmed')
  for (const other of others) expect(other).toEqual(first)
})

test('a wrong password takes as long for an account as for an unknown address', async () => {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < 15; round += 1) {
    for (const [who, email] of [
      ['known', known],
      ['unknown', unknown],
    ] as const) {
      await accounts.forgetRates()
      const { post } = accounts.browser()
      const started = performance.now()
      await post(passwordPath, { email, password: 'not it' })
      times[who].push(performance.now() - started)
    }
  }
  const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
  const ratio = median(times.known) / median(times.unknown)
  // Without the hashing, unknown addresses would be answered twenty times as fast.
  expect(ratio).toBeGreaterThan(0.25)
  expect(ratio).toBeLessThan(4)
})
