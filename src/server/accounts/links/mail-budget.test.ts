import { beforeEach, describe, expect, test } from 'vitest'
import { createAccountApp, password } from '../../../../tests/support/servers/account-app.ts'
import { lastMailNote } from '../../../content/account/account-mails.ts'
import { accountCaptchaAction } from '../../../domain/account/account-calls.ts'
import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'

const mailsPerHour = 60
const accounts = await createAccountApp({ mailsPerHour })
const { mails, mailCallsWithoutCaptcha } = limits.account

beforeEach(() => accounts.forgetRates())

const mailsDone = () =>
  expect
    .poll(() => accounts.rows(`select from pgboss.job where name = 'account-mails' and state < 'completed'`))
    .toEqual([])

async function sentTo(email: string) {
  await mailsDone()
  return accounts.sent.filter(({ to }) => to.address === email)
}

describe('the mails of an hour to one mailbox', () => {
  test('are five over sign-up, resend and recovery together, and the last one says so', async () => {
    const { email } = await accounts.member()
    for (const [path, body] of [
      [serverPaths.authSignUp, { email, password }],
      [serverPaths.authResend, { email, type: 'signup' }],
      [serverPaths.authRecover, { email }],
    ] as const) {
      for (let times = 0; times < 4; times += 1) {
        // Every call from another address is accepted: only the mailbox learns how many are sent.
        expect((await accounts.browser().post(path, body)).status).toBe(200)
        await mailsDone()
      }
    }
    const sent = await sentTo(email)
    expect(sent).toHaveLength(mails.perMailbox)
    const kinds = sent.map(({ messageId }) => /account-(\w+)/.exec(messageId)?.[1])
    expect(kinds.filter((kind) => kind === 'reset')).toHaveLength(mails.perMailbox - mails.signUpsPerMailbox)
    const tell = sent.filter(({ text }) => text.replace(/\s+/g, ' ').includes(lastMailNote))
    expect(tell).toEqual([sent[mails.signUpsPerMailbox - 1], sent[mails.perMailbox - 1]])
  })

  test('keep one for choosing a new password, however many strangers sign the address up', async () => {
    const { email } = await accounts.member()
    for (let times = 0; times < 8; times += 1) {
      await accounts.browser().post(serverPaths.authSignUp, { email, password })
      await accounts.forgetCalls()
    }
    await mailsDone()
    await accounts.browser().post(serverPaths.authRecover, { email })
    const sent = await sentTo(email)
    const kinds = sent.map(({ messageId }) => /account-(\w+)/.exec(messageId)?.[1])
    expect(kinds.sort()).toEqual([...Array<string>(mails.signUpsPerMailbox).fill('known'), 'reset'])
  })
})

describe('the mails of an hour', () => {
  /** Calls from one address, with a proof where one is asked for. */
  async function signUpMany(from: ReturnType<typeof accounts.browser>, emails: readonly string[]) {
    for (const email of emails) {
      const captcha_token = await accounts.solve(accountCaptchaAction)
      const body = { email, password, gotrue_meta_security: { captcha_token } }
      expect((await from.post(serverPaths.authSignUp, body)).status).toBe(200)
      await accounts.forgetCalls()
    }
  }
  const strangers = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) => `${name}-${n}@example.com`)

  test('that one address asks for are twenty, whoever they go to', async () => {
    await signUpMany(accounts.browser(), strangers('flooded', mails.perAddress + 3))
    await mailsDone()
    expect(accounts.sent.filter(({ to }) => to.address.startsWith('flooded-'))).toHaveLength(mails.perAddress)
  })

  test('that the whole server sends are as many as the setting says, and some are kept for owners of accounts', async () => {
    const newcomers = mailsPerHour * mails.newcomersShare
    for (let part = 0; part < 3; part += 1) {
      await signUpMany(accounts.browser(), strangers(`many-${part}`, mails.perAddress))
    }
    await mailsDone()
    expect(accounts.sent.filter(({ to }) => to.address.startsWith('many-'))).toHaveLength(newcomers)
    const owners = await Promise.all(
      Array.from({ length: mailsPerHour - newcomers + 1 }, () => accounts.member()),
    )
    const before = accounts.sent.length
    for (const { email, post } of owners) await post(serverPaths.authRecover, { email })
    await mailsDone()
    expect(accounts.sent.length - before).toBe(mailsPerHour - newcomers)
  })
})

describe('a captcha', () => {
  test('is asked for after the first few mails from one address, and each proof counts once', async () => {
    const { post } = accounts.browser()
    const call = (proof?: string) =>
      post(serverPaths.authRecover, {
        email: accounts.newEmail(),
        ...(proof && { gotrue_meta_security: { captcha_token: proof } }),
      })
    for (let times = 0; times < mailCallsWithoutCaptcha.attempts; times += 1) {
      expect((await call()).status).toBe(200)
    }
    const refused = await call()
    expect([refused.status, (await refused.json()).error_code]).toEqual([400, 'captcha_failed'])
    expect((await call('nonsense')).status).toBe(400)
    expect((await call(await accounts.solve('contact_form'))).status).toBe(400)
    const proof = await accounts.solve(accountCaptchaAction)
    expect((await call(proof)).status).toBe(200)
    expect((await call(proof)).status).toBe(400)
    expect(
      (await accounts.browser().post(serverPaths.authRecover, { email: accounts.newEmail() })).status,
    ).toBe(200)
  })

  test('counts signing up, signing in by mail, resending and recovery together, and each accepts a proof', async () => {
    const { post } = accounts.browser()
    const calls = [
      { path: serverPaths.authSignUp, body: { password } },
      { path: serverPaths.authRecover, body: {} },
      { path: serverPaths.authOtp, body: {} },
      { path: serverPaths.authResend, body: { type: 'signup' } },
    ]
    const send = ({ path, body }: (typeof calls)[number], proof?: string) =>
      post(path, {
        ...body,
        email: accounts.newEmail(),
        ...(proof && { gotrue_meta_security: { captcha_token: proof } }),
      })
    for (const call of [...calls, ...calls].slice(0, mailCallsWithoutCaptcha.attempts)) {
      expect((await send(call)).status).toBe(200)
    }
    for (const call of calls) {
      expect((await (await send(call)).json()).error_code).toBe('captcha_failed')
      expect((await send(call, await accounts.solve(accountCaptchaAction))).status).toBe(200)
    }
  })
})
