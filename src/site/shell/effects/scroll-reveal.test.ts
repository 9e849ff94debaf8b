import { describe, expect, it } from 'vitest'
import { judgeSighting, type Sighting } from './scroll-reveal.ts'

const viewHeight = 800

function sighting({
  top,
  ratio = 0,
  visible = 0,
}: {
  top: number
  ratio?: number
  visible?: number
}): Sighting {
  return {
    isIntersecting: ratio > 0,
    intersectionRatio: ratio,
    boundingClientRect: { top },
    intersectionRect: { height: visible },
    viewHeight,
  }
}

describe('scroll reveal', () => {
  it('makes only elements below the window wait', () => {
    expect(judgeSighting(sighting({ top: 800 }), false)).toBe('wait')
    expect(judgeSighting(sighting({ top: 2400 }), false)).toBe('wait')
  })

  it('never hides an element that is already in the window, not even in its last 100 px', () => {
    expect(judgeSighting(sighting({ top: 740 }), false)).toBe('show')
    expect(judgeSighting(sighting({ top: 300, ratio: 1, visible: 200 }), false)).toBe('show')
  })

  it('never hides an element that was scrolled past', () => {
    expect(judgeSighting(sighting({ top: -900 }), false)).toBe('show')
    expect(judgeSighting(sighting({ top: -900 }), true)).toBe('show')
  })

  it('shows a waiting element once a tenth of it is in view', () => {
    expect(judgeSighting(sighting({ top: 690, ratio: 0.09, visible: 10 }), true)).toBe('wait')
    expect(judgeSighting(sighting({ top: 660, ratio: 0.1, visible: 40 }), true)).toBe('show')
  })

  it('shows a very tall element once it fills a quarter of the window', () => {
    expect(judgeSighting(sighting({ top: 200, ratio: 0.03, visible: 240 }), true)).toBe('show')
  })

  it('keeps waiting while the element is still below the margin', () => {
    expect(judgeSighting(sighting({ top: 760 }), true)).toBe('wait')
  })
})
