import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRotation, type Hold, swipeStep, wrapIndex } from './rotation.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start(holds: readonly Hold[] = []) {
  const turns: number[] = []
  const changes: boolean[] = []
  const rotation = createRotation({
    intervalMs: 6000,
    onAdvance: () => turns.push(turns.length),
    onRotatingChange: (rotating) => changes.push(rotating),
    holds,
  })
  return { rotation, turns, changes }
}

test('a carousel turns once every interval', () => {
  const { turns } = start()
  vi.advanceTimersByTime(5999)
  expect(turns).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(turns).toHaveLength(1)
  vi.advanceTimersByTime(18_000)
  expect(turns).toHaveLength(4)
})

test.each<Hold>(['visitor', 'hover', 'focus', 'hidden', 'off-screen', 'reduced-motion'])(
  'a carousel stands still while held by %s and turns a full interval after the release',
  (hold) => {
    const { rotation, turns } = start()
    vi.advanceTimersByTime(5000)
    rotation.set(hold, true)
    vi.advanceTimersByTime(60_000)
    expect(turns).toHaveLength(0)
    expect(rotation.rotating()).toBe(false)
    rotation.set(hold, false)
    vi.advanceTimersByTime(5999)
    expect(turns).toHaveLength(0)
    vi.advanceTimersByTime(1)
    expect(turns).toHaveLength(1)
  },
)

test('a carousel turns only when nothing holds it anymore', () => {
  const { rotation, turns } = start(['off-screen'])
  rotation.set('hover', true)
  rotation.set('off-screen', false)
  vi.advanceTimersByTime(12_000)
  expect(turns).toHaveLength(0)
  rotation.set('hover', false)
  vi.advanceTimersByTime(6000)
  expect(turns).toHaveLength(1)
})

test('play starts the carousel even while it is hovered and focused, but not under reduced motion', () => {
  const { rotation } = start()
  rotation.set('hover', true)
  rotation.set('focus', true)
  rotation.set('visitor', true)
  rotation.play()
  expect(rotation.rotating()).toBe(true)
  rotation.set('reduced-motion', true)
  rotation.play()
  expect(rotation.rotating()).toBe(false)
})

test('a slide chosen by hand stays for a full interval', () => {
  const { rotation, turns } = start()
  vi.advanceTimersByTime(5000)
  rotation.restart()
  vi.advanceTimersByTime(5000)
  expect(turns).toHaveLength(0)
  vi.advanceTimersByTime(1000)
  expect(turns).toHaveLength(1)
})

test('restart does not start a held carousel', () => {
  const { rotation, turns } = start(['visitor'])
  rotation.restart()
  vi.advanceTimersByTime(12_000)
  expect(turns).toHaveLength(0)
})

test('each start and stop is reported once', () => {
  const { rotation, changes } = start(['off-screen'])
  rotation.set('off-screen', false)
  rotation.set('hover', true)
  rotation.set('focus', true)
  rotation.set('hover', false)
  rotation.set('focus', false)
  expect(changes).toEqual([true, false, true])
})

test('a stopped carousel never turns again', () => {
  const { rotation, turns } = start()
  rotation.stop()
  rotation.set('hover', true)
  rotation.set('hover', false)
  vi.advanceTimersByTime(60_000)
  expect(turns).toHaveLength(0)
})

test('an index wraps in both directions', () => {
  expect(wrapIndex(3, 3)).toBe(0)
  expect(wrapIndex(-1, 3)).toBe(2)
  expect(wrapIndex(0, 0)).toBe(0)
})

test('a sideways swipe turns, a tap or a scroll does not', () => {
  expect(swipeStep(-80, 10)).toBe(1)
  expect(swipeStep(80, -10)).toBe(-1)
  expect(swipeStep(-20, 0)).toBe(0)
  expect(swipeStep(-80, 70)).toBe(0)
})
