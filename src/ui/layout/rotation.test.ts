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

test('turns once every interval', () => {
  const { turns } = start()
  vi.advanceTimersByTime(5999)
  expect(turns).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(turns).toHaveLength(1)
  vi.advanceTimersByTime(18_000)
  expect(turns).toHaveLength(4)
})

test.each<Hold>(['visitor', 'hover', 'focus', 'hidden', 'off-screen', 'reduced-motion'])(
  'stands still while held by %s and starts a full interval afterwards',
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

test('every reason to stand still must have gone', () => {
  const { rotation, turns } = start(['off-screen'])
  rotation.set('hover', true)
  rotation.set('off-screen', false)
  vi.advanceTimersByTime(12_000)
  expect(turns).toHaveLength(0)
  rotation.set('hover', false)
  vi.advanceTimersByTime(6000)
  expect(turns).toHaveLength(1)
})

test('play starts it under the pointer that pressed the button, but not against reduced motion', () => {
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

test('turning by hand gives the new slide its full interval', () => {
  const { rotation, turns } = start()
  vi.advanceTimersByTime(5000)
  rotation.restart()
  vi.advanceTimersByTime(5000)
  expect(turns).toHaveLength(0)
  vi.advanceTimersByTime(1000)
  expect(turns).toHaveLength(1)
})

test('restart does not set a resting carousel in motion', () => {
  const { rotation, turns } = start(['visitor'])
  rotation.restart()
  vi.advanceTimersByTime(12_000)
  expect(turns).toHaveLength(0)
})

test('tells when it starts and stops turning, once each', () => {
  const { rotation, changes } = start(['off-screen'])
  rotation.set('off-screen', false)
  rotation.set('hover', true)
  rotation.set('focus', true)
  rotation.set('hover', false)
  rotation.set('focus', false)
  expect(changes).toEqual([true, false, true])
})

test('after stop nothing turns again', () => {
  const { rotation, turns } = start()
  rotation.stop()
  rotation.set('hover', true)
  rotation.set('hover', false)
  vi.advanceTimersByTime(60_000)
  expect(turns).toHaveLength(0)
})

test('the ring wraps in both directions', () => {
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
