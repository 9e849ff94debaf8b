import { expect, test } from 'vitest'
import { createKeptStorage } from '../../../../ui/storage/kept-storage.ts'
import { createLimiter } from './create-limiter.ts'

function fakeStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  }
}

test('five attempts per minute are allowed, and the sixth waits until the window ends', () => {
  let now = 1_000_000
  const limiter = createLimiter(createKeptStorage(fakeStorage()), () => now)
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(limiter.waitMs('key')).toBe(0)
    limiter.count('key')
    now += 1_000
  }
  expect(limiter.waitMs('key')).toBe(55_000)
  now += 55_000
  expect(limiter.waitMs('key')).toBe(0)
})

test('a form has its own limits, and keys do not share a window', () => {
  const rate = { attempts: 2, windowMs: 600_000 }
  const limiter = createLimiter(createKeptStorage(fakeStorage()), () => 0)
  limiter.count('partnership:a@example.com', rate)
  limiter.count('partnership:a@example.com', rate)
  expect(limiter.waitMs('partnership:a@example.com', rate)).toBe(600_000)
  expect(limiter.waitMs('partnership:b@example.com', rate)).toBe(0)
})

test('the next page remembers attempts until their window ends', () => {
  const storage = fakeStorage()
  const rate = { attempts: 1, windowMs: 1_000 }
  createLimiter(createKeptStorage(storage), () => 0).count('old', rate)
  const later = createLimiter(createKeptStorage(storage), () => 500)
  expect(later.waitMs('old', rate)).toBe(500)
  createLimiter(createKeptStorage(storage), () => 2_000).count('new', rate)
  expect([...storage.items.values()].join()).not.toContain('old')
})

test('a clock that is set back by a day does not block anyone for a day', () => {
  const storage = fakeStorage()
  const rate = { attempts: 1, windowMs: 1_000 }
  createLimiter(createKeptStorage(storage), () => 86_400_000).count('key', rate)
  expect(createLimiter(createKeptStorage(storage), () => 0).waitMs('key', rate)).toBe(1_000)
})

test.each(['', 'null', '[]', '{"key":{"count":"many"}}', '{"key":null}'])(
  'the stored text %j is not an attempt',
  (text) => {
    const storage = fakeStorage()
    storage.items.set('inquiry-attempts', text)
    expect(createLimiter(createKeptStorage(storage), () => 0).waitMs('key')).toBe(0)
  },
)

test('with blocked storage, attempts are counted as long as the page is open', () => {
  const limiter = createLimiter(createKeptStorage(null), () => 0)
  limiter.count('key', { attempts: 1, windowMs: 1_000 })
  expect(limiter.waitMs('key', { attempts: 1, windowMs: 1_000 })).toBe(1_000)
})
