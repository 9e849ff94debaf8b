import { describe, expect, it } from 'vitest'
import { aimFrame, easeFrame, pieceUnder } from './cursor-aim.ts'

const pointer = { x: 100, y: 100 }
const button = { left: 80, top: 90, right: 200, bottom: 134 }

describe('cursor brackets', () => {
  it('surround the pointer when it is not over a control', () => {
    expect(aimFrame(pointer, null, false)).toEqual({ left: 87, top: 87, right: 113, bottom: 113 })
  })

  it('lock on to an interactive element', () => {
    expect(aimFrame(pointer, button, false)).toEqual({ left: 74, top: 84, right: 206, bottom: 140 })
  })

  it('tighten while the button is pressed', () => {
    expect(aimFrame(pointer, button, true)).toEqual({ left: 77, top: 87, right: 203, bottom: 137 })
    expect(aimFrame(pointer, null, true).left).toBeGreaterThan(aimFrame(pointer, null, false).left)
  })

  it('tighten around the pointer when the element is too large to frame', () => {
    const card = { left: 0, top: 0, right: 900, bottom: 500 }
    expect(aimFrame(pointer, card, false)).toEqual({ left: 91, top: 91, right: 109, bottom: 109 })
  })

  it('frame only the line under the pointer of a link that spans two lines', () => {
    const firstLine = { left: 300, top: 80, right: 400, bottom: 99 }
    const secondLine = { left: 0, top: 99.5, right: 120, bottom: 120 }
    expect(pieceUnder([firstLine, secondLine], pointer)).toBe(secondLine)
    expect(pieceUnder([firstLine], pointer)).toBe(firstLine)
    expect(pieceUnder([], pointer)).toBeNull()
  })
})

describe('easeFrame', () => {
  it('gets closer with each frame and then stops', () => {
    const frame = { left: 0, top: 0, right: 10, bottom: 10 }
    const goal = { left: 50, top: 0, right: 90, bottom: 30 }
    let frames = 0
    while (!easeFrame(frame, goal, 16)) frames += 1
    expect(frame).toEqual(goal)
    expect(frames).toBeLessThan(40)
  })

  it('covers the same distance in one long frame as in two short ones', () => {
    const goal = { left: 100, top: 0, right: 0, bottom: 0 }
    const once = { left: 0, top: 0, right: 0, bottom: 0 }
    const twice = { left: 0, top: 0, right: 0, bottom: 0 }
    easeFrame(once, goal, 32)
    easeFrame(twice, goal, 16)
    easeFrame(twice, goal, 16)
    expect(twice.left).toBeCloseTo(once.left)
  })
})
