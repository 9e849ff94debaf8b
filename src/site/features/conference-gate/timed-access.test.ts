import { describe, expect, it } from 'vitest'
import { type AccessStorage, accessEnd, startAccess } from './timed-access.ts'

const noon = Date.UTC(2025, 0, 15, 12)
const minute = 60_000

function memoryStorage(
  entries: Record<string, string> = {},
): AccessStorage & { readonly map: Map<string, string> } {
  const map = new Map(Object.entries(entries))
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}

const blockedStorage: AccessStorage = {
  getItem: () => {
    throw new Error('SecurityError')
  },
  setItem: () => {
    throw new Error('QuotaExceededError')
  },
  removeItem: () => {
    throw new Error('SecurityError')
  },
}

describe('timed access', () => {
  it('does not exist before it is given', () => {
    expect(accessEnd(memoryStorage(), 'gate', noon)).toBeNull()
  })

  it('lasts sixty minutes by default, to the millisecond', () => {
    const storage = memoryStorage()
    const end = noon + 60 * minute
    expect(startAccess(storage, 'gate', noon)).toBe(end)
    expect(accessEnd(storage, 'gate', noon)).toBe(end)
    expect(accessEnd(storage, 'gate', end - 1)).toBe(end)
    expect(accessEnd(storage, 'gate', end)).toBeNull()
  })

  it('is removed by the first check after its expiry, not before', () => {
    const storage = memoryStorage()
    startAccess(storage, 'gate', noon, 5)
    accessEnd(storage, 'gate', noon + 4 * minute)
    expect(storage.map.has('gate')).toBe(true)
    accessEnd(storage, 'gate', noon + 6 * minute)
    expect(storage.map.has('gate')).toBe(false)
  })

  it('applies only to the key it was given for', () => {
    const storage = memoryStorage()
    startAccess(storage, 'gate', noon)
    expect(accessEnd(storage, 'other', noon)).toBeNull()
  })

  it.each([
    '',
    'granted',
    'null',
    '42',
    '[]',
    '{"granted":true}',
    '{"granted":"true","expiresAt":9e15}',
    '{"granted":false,"expiresAt":9e15}',
    '{"granted":true,"expiresAt":"9999999999999"}',
    '{"granted":true,"expiresAt":null}',
    '{"__proto__":{"granted":true,"expiresAt":9e15}}',
  ])('refuses and removes the hostile value %s', (value) => {
    const storage = memoryStorage({ gate: value })
    expect(accessEnd(storage, 'gate', noon)).toBeNull()
    expect(storage.map.has('gate')).toBe(false)
  })

  it('neither grants nor throws when storage is blocked', () => {
    expect(() => startAccess(blockedStorage, 'gate', noon)).not.toThrow()
    expect(accessEnd(blockedStorage, 'gate', noon)).toBeNull()
  })
})
