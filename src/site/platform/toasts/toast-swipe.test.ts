import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as limits from '../../../domain/limits.ts'
import { settleSwipe, sonnerSwipePx } from './toast-swipe.ts'

describe('toast swipe', () => {
  it.each([
    [0, 0],
    [19.9, 0],
    [-19.9, 0],
    [20, 45],
    [-20, -45],
    [44, 45],
    [-120, -120],
    [Number.NaN, 0],
  ])('of %d px counts as %d px', (px, counted) => {
    expect(settleSwipe(px) + 0).toBe(counted)
  })
})

describe('sonner, as installed', () => {
  const source = readFileSync(new URL(import.meta.resolve('sonner')), 'utf8')
  const constant = (name: string) => Number(new RegExp(`const ${name} = (\\d+);`).exec(source)?.[1])

  it('has the swipe distance that our code assumes', () => {
    expect(constant('SWIPE_THRESHOLD')).toBe(sonnerSwipePx)
  })

  it('has the width and the removal delay in limits.ts, which are not settings', () => {
    expect(constant('TOAST_WIDTH')).toBe(limits.toast.widthPx)
    expect(constant('TIME_BEFORE_UNMOUNT')).toBe(limits.toast.removalMs)
  })
})
