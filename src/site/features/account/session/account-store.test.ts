import { GoTrueClient, type Session } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { type AccountState, createAccountStore } from './account-store.ts'

const session: Session = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 3600,
  token_type: 'bearer',
  user: { id: 'ada', app_metadata: {}, user_metadata: {}, aud: 'authenticated', created_at: '' },
}
const client = new GoTrueClient({ autoRefreshToken: false, skipAutoInitialize: true })

/** A store whose client loads on command, and the list of its states. */
function watch(stored: boolean) {
  const states: AccountState[] = []
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const told: { now: (session: Session | null) => void } = { now: () => undefined }
  let loads = 0
  const store = createAccountStore(
    () => stored,
    async () => {
      loads += 1
      await promise
      return (onChange) => {
        told.now = onChange
        return client
      }
    },
  )
  store.subscribe(() => states.push(store.read()))
  return { store, states, told, arrive: resolve, fail: reject, loads: () => loads }
}

test('until the store is opened, nobody is signed in and nothing is loaded', () => {
  const { store, loads } = watch(false)
  expect(store.read()).toEqual({ session: null, loading: false })
  expect(loads()).toBe(0)
})

test('a stored session is loading first, then signed in', async () => {
  const { store, states, told, arrive } = watch(true)
  const opened = store.open()
  expect(states).toEqual([{ session: null, loading: true }])
  arrive()
  expect(await opened).toBe(client)
  expect(store.read().loading).toBe(true)
  told.now(session)
  expect(states.at(-1)).toEqual({ session, loading: false })
  told.now(null)
  expect(states.at(-1)).toEqual({ session: null, loading: false })
})

test('without a stored session, opening changes no state', async () => {
  const { store, states, arrive } = watch(false)
  arrive()
  await store.open()
  expect(states).toEqual([])
})

test('the client is loaded once, even when the store is opened several times', async () => {
  const { store, arrive, loads } = watch(true)
  const both = [store.open(), store.open()]
  arrive()
  await Promise.all(both)
  await store.open()
  expect(loads()).toBe(1)
})

test('a client that fails to load leaves nobody signed in, and the next call loads it again', async () => {
  const { store, fail, loads } = watch(true)
  const lost = store.open()
  fail(new Error('offline'))
  await expect(lost).rejects.toThrow('offline')
  expect(store.read()).toEqual({ session: null, loading: false })
  await expect(store.open()).rejects.toThrow('offline')
  expect(loads()).toBe(2)
})

test('a listener that unsubscribes is not called again', () => {
  const { store } = watch(true)
  let heard = 0
  const stop = store.subscribe(() => {
    heard += 1
  })
  stop()
  store.open().catch(() => undefined)
  expect(heard).toBe(0)
})
