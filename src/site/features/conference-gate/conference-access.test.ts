import { describe, expect, it } from 'vitest'
import { createAccessStore } from './conference-access.ts'
import type { AccessStorage } from './timed-access.ts'

const noon = Date.UTC(2026, 10, 16, 12)
const day = 24 * 60 * 60_000
const ada = { email: 'ada@example.com', phone: '', company: 'Analytical Engines' }

function memoryStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  const storage: AccessStorage = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
  return { storage, map }
}

const refuse = () => {
  throw new Error('SecurityError')
}
const blockedStorage: AccessStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }

/** A later visit with the same browser. */
function visit(storage: AccessStorage | null, now: number) {
  return createAccessStore({ storage, now: () => now })
}

/** A visit with a clock that can be moved forward. */
function longVisit(storage: AccessStorage | null) {
  const clock = { now: noon }
  const store = createAccessStore({ storage, now: () => clock.now })
  const heard: string[] = []
  store.subscribe(() => heard.push(store.access().kind))
  return { store, clock, heard }
}

describe('access to the conference page', () => {
  it('is locked for a new visitor', () => {
    expect(visit(memoryStorage().storage, noon).access()).toEqual({ kind: 'locked' })
  })

  it('opens in place for a day and calls listeners', () => {
    const store = visit(memoryStorage().storage, noon)
    const heard: string[] = []
    const stop = store.subscribe(() => heard.push(store.access().kind))
    store.open(ada)
    expect(heard).toEqual(['open'])
    expect(store.access()).toEqual({ kind: 'open', endsAt: noon + day, here: true, visitor: ada })
    stop()
    store.open(ada)
    expect(heard).toHaveLength(1)
  })

  it('stays open for later visits within 24 hours, then everything stored is removed', () => {
    const { storage, map } = memoryStorage()
    visit(storage, noon).open(ada)
    expect(map.get('conferenceAccess')).toBe('granted')
    expect(visit(storage, noon + day - 1).access()).toEqual({
      kind: 'open',
      endsAt: noon + day,
      here: false,
      visitor: ada,
    })
    expect(map.size).toBe(3)
    expect(visit(storage, noon + day).access().kind).toBe('locked')
    expect(map.size).toBe(0)
  })

  it('is open for a day in a browser that already has the flag', () => {
    const { storage, map } = memoryStorage({
      conferenceAccess: 'granted',
      conferenceAccessVisitor: '{"email":1}',
    })
    expect(visit(storage, noon).access()).toMatchObject({ kind: 'open', visitor: null })
    expect(visit(storage, noon + day - 1).access().kind).toBe('open')
    expect(visit(storage, noon + day).access().kind).toBe('locked')
    expect(map.size).toBe(0)
  })

  it.each(['', 'true', 'GRANTED', 'granted '])('is locked for the flag %j', (value) => {
    const { storage } = memoryStorage({ conferenceAccess: value })
    expect(visit(storage, noon).access().kind).toBe('locked')
  })

  it('treats a damaged end as expired', () => {
    const { storage, map } = memoryStorage({
      conferenceAccess: 'granted',
      conferenceAccessGrant: '{"granted":1}',
    })
    expect(visit(storage, noon).access().kind).toBe('locked')
    expect(map.size).toBe(0)
  })

  it('needs no storage during the visit in which it was given', () => {
    for (const storage of [null, blockedStorage]) {
      const { store, clock } = longVisit(storage)
      expect(store.access().kind).toBe('locked')
      store.open(ada)
      clock.now += day - 1
      store.check()
      expect(store.access().kind).toBe('open')
      clock.now += 1
      store.check()
      expect(store.access().kind).toBe('ended')
    }
  })

  it('ends on an open page with the first check after its expiry, not before', () => {
    const { storage, map } = memoryStorage()
    const { store, clock, heard } = longVisit(storage)
    store.open(ada)
    const access = store.access()
    clock.now += day - 1
    store.check()
    expect(store.access()).toBe(access)
    clock.now += 1
    expect(store.access()).toBe(access)
    store.check()
    store.check()
    expect(heard).toEqual(['open', 'ended'])
    expect(map.size).toBe(0)
    store.open(ada)
    expect(heard).toEqual(['open', 'ended', 'open'])
  })

  it('notices that another tab has opened or renewed access', () => {
    const { storage } = memoryStorage()
    const { store, clock, heard } = longVisit(storage)
    store.check()
    expect(heard).toEqual([])
    visit(storage, noon).open(ada)
    store.check()
    expect(store.access()).toEqual({ kind: 'open', endsAt: noon + day, here: false, visitor: ada })
    clock.now += day
    visit(storage, clock.now).open(ada)
    store.check()
    expect(store.access()).toEqual({ kind: 'open', endsAt: noon + 2 * day, here: false, visitor: ada })
    expect(heard).toEqual(['open', 'open'])
  })
})
