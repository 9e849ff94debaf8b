import { expect, test } from 'vitest'
import { createKeptStorage } from '../../../../ui/storage/kept-storage.ts'
import { createCsrfToken } from './csrf-token.ts'

function fakeStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  }
}

function createToken(storage: ReturnType<typeof fakeStorage> | null, secure = false) {
  const cookies: string[] = []
  return { cookies, token: createCsrfToken(createKeptStorage(storage), (text) => cookies.push(text), secure) }
}

test('the token is 32 random bytes in hex, kept for the session and mirrored into the cookie', () => {
  const storage = fakeStorage()
  const { token, cookies } = createToken(storage)
  const value = token.mirror()
  expect(value).toMatch(/^[0-9a-f]{64}$/)
  expect(storage.items.get('csrf_token')).toBe(value)
  expect(cookies).toEqual([`csrf_token=${value}; Path=/; SameSite=Strict`])
})

test('every request writes the cookie again from this tab’s own token', () => {
  const first = createToken(fakeStorage())
  const second = createToken(fakeStorage())
  const mine = first.token.mirror()
  second.token.mirror()
  expect(first.token.mirror()).toBe(mine)
  expect(first.cookies).toHaveLength(2)
})

test('over TLS the cookie is marked Secure', () => {
  const { token, cookies } = createToken(fakeStorage(), true)
  token.mirror()
  expect(cookies[0]).toMatch(/; Secure$/)
})

test('after a rotation the next request has a new token', () => {
  const { token } = createToken(fakeStorage())
  const before = token.mirror()
  token.rotate()
  expect(token.mirror()).not.toBe(before)
})

test('an invalid stored token is replaced', () => {
  const storage = fakeStorage()
  storage.items.set('csrf_token', 'x; Domain=evil.example')
  expect(createToken(storage).token.mirror()).toMatch(/^[0-9a-f]{64}$/)
})

test('with blocked storage, the page keeps one token in memory', () => {
  const { token } = createToken(null)
  expect(token.mirror()).toBe(token.mirror())
})

test('with full storage, the rotated token still takes effect', () => {
  const storage = fakeStorage()
  const { token } = createToken(storage)
  const before = token.mirror()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  token.rotate()
  const after = token.mirror()
  expect(after).not.toBe(before)
  expect(token.mirror()).toBe(after)
})
