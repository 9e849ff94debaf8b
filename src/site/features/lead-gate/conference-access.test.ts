import { describe, expect, it } from 'vitest'
import type { GrantStorage } from '../access-grant/access-grant.ts'
import { createAccessStore } from './conference-access.ts'

const noon = Date.UTC(2026, 10, 16, 12)
const day = 24 * 60 * 60_000

function memoryStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  const storage: GrantStorage = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
  return { storage, map }
}

const refuse = () => {
  throw new Error('SecurityError')
}
const blockedStorage: GrantStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }

/** What a later visit of the same browser sees. */
function visit(storage: GrantStorage | null, now: number) {
  return createAccessStore({ storage, now: () => now })
}

describe('access to the conference page', () => {
  it('is locked for a new visitor', () => {
    expect(visit(memoryStorage().storage, noon).isOpen()).toBe(false)
  })

  it('opens in place and tells whoever listens', () => {
    const store = visit(memoryStorage().storage, noon)
    const heard: boolean[] = []
    const stop = store.subscribe(() => heard.push(store.isOpen()))
    store.grant()
    expect(heard).toEqual([true])
    stop()
    store.grant()
    expect(heard).toHaveLength(1)
  })

  it('stays open for later visits during 24 hours, then both entries are removed', () => {
    const { storage, map } = memoryStorage()
    visit(storage, noon).grant()
    expect(map.get('conferenceAccess')).toBe('granted')
    expect(visit(storage, noon + day - 1).isOpen()).toBe(true)
    expect(map.size).toBe(2)
    expect(visit(storage, noon + day).isOpen()).toBe(false)
    expect(map.size).toBe(0)
  })

  it('is open for a browser that already holds the flag', () => {
    const { storage } = memoryStorage({ conferenceAccess: 'granted' })
    expect(visit(storage, noon).isOpen()).toBe(true)
  })

  it.each(['', 'true', 'GRANTED', 'granted '])('is locked for the flag %j', (value) => {
    const { storage } = memoryStorage({ conferenceAccess: value })
    expect(visit(storage, noon).isOpen()).toBe(false)
  })

  it('takes a damaged grant for an expired one', () => {
    const { storage, map } = memoryStorage({
      conferenceAccess: 'granted',
      conferenceAccessGrant: '{"granted":1}',
    })
    expect(visit(storage, noon).isOpen()).toBe(false)
    expect(map.size).toBe(0)
  })

  it('needs no storage for the visit in which it was given', () => {
    for (const storage of [null, blockedStorage]) {
      const store = visit(storage, noon)
      expect(store.isOpen()).toBe(false)
      store.grant()
      expect(store.isOpen()).toBe(true)
    }
  })
})
