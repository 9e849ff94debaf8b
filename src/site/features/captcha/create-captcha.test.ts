import { expect, test } from 'vitest'
import { type CaptchaDeps, createCaptcha } from './create-captcha.ts'

const parameters = {
  algorithm: 'SHA-256',
  nonce: '00',
  salt: '00',
  cost: 1,
  keyLength: 32,
  keyPrefix: '00',
} as const

function createDeps(change: Partial<CaptchaDeps> = {}) {
  const asked: string[] = []
  const clock = { now: 0 }
  const deps: CaptchaDeps = {
    askChallenge: async (action) => {
      asked.push(action)
      return { provider: 'altcha', challenge: { parameters, signature: String(asked.length) } }
    },
    solve: async () => ({ counter: 7, derivedKey: '00ff' }),
    loadProvider: () => Promise.reject(new Error('no provider')),
    now: () => clock.now,
    ...change,
  }
  return { deps, asked, clock }
}

function read(token: string | null): unknown {
  return JSON.parse(atob(token ?? ''))
}

test('a token holds the unchanged challenge and its solution', async () => {
  const { deps } = createDeps()
  expect(read(await createCaptcha(deps).take('contact_form'))).toEqual({
    challenge: { parameters, signature: '1' },
    solution: { counter: 7, derivedKey: '00ff' },
  })
})

test('a prepared proof is used once, for its own action', async () => {
  const { deps, asked } = createDeps()
  const captcha = createCaptcha(deps)
  captcha.prepare('contact_form')
  captcha.prepare('contact_form')
  expect(read(await captcha.take('contact_form'))).toMatchObject({ challenge: { signature: '1' } })
  expect(read(await captcha.take('contact_form'))).toMatchObject({ challenge: { signature: '2' } })
  await captcha.take('partnership_form')
  expect(asked).toEqual(['contact_form', 'contact_form', 'partnership_form'])
})

test('a proof older than 100 seconds is replaced', async () => {
  const { deps, clock } = createDeps()
  const captcha = createCaptcha(deps)
  captcha.prepare('contact_form')
  clock.now = 100_000
  expect(read(await captcha.take('contact_form'))).toMatchObject({ challenge: { signature: '2' } })
})

test('a failed preparation is tried again when the token is needed', async () => {
  let online = false
  const { deps } = createDeps()
  const captcha = createCaptcha({
    ...deps,
    askChallenge: (...given) => (online ? deps.askChallenge(...given) : Promise.reject(new Error('offline'))),
  })
  captcha.prepare('contact_form')
  await expect(captcha.take('contact_form')).rejects.toThrow('offline')
  captcha.prepare('contact_form')
  online = true
  expect(await captcha.take('contact_form')).not.toBeNull()
})

test('a puzzle that cannot be fetched or solved gives no token', async () => {
  for (const change of [
    { askChallenge: async () => null },
    { solve: async () => null },
    { solve: () => Promise.reject(new Error('no worker')) },
  ]) {
    const { deps } = createDeps(change)
    expect(await createCaptcha(deps).take('contact_form')).toBeNull()
  }
})

test('a provider’s script is loaded ahead, but its token is requested only when it is needed', async () => {
  const calls: string[] = []
  const { deps } = createDeps({
    askChallenge: async () => ({
      provider: 'recaptcha',
      siteKey: 'site',
      scriptUrl: 'https://www.google.com/x',
    }),
    loadProvider: async (url) => {
      calls.push(`load ${url}`)
      return {
        execute: async (siteKey, { action }) => {
          calls.push(`execute ${siteKey} ${action}`)
          return 'their token'
        },
      }
    },
  })
  const captcha = createCaptcha(deps)
  captcha.prepare('contact_form')
  await expect.poll(() => calls).toEqual(['load https://www.google.com/x'])
  expect(await captcha.take('contact_form')).toBe('their token')
  expect(calls.at(-1)).toBe('execute site contact_form')
})
