import { describe, expect, it } from 'vitest'
import { driftDust, linkOpacity, moteOpacity, particleCount, scatterDust } from './dust.ts'

/** Repeatable numbers in [0, 1). */
function seeded(seed = 1): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

describe('dust', () => {
  it.each([
    [0, 0],
    [79, 0],
    [80, 1],
    [390, 4],
    [1280, 16],
    [1600, 20],
    [5120, 20],
  ])('fills a window %i px wide with %i motes', (width, count) => {
    expect(particleCount(width)).toBe(count)
    expect(scatterDust(width, 800, seeded())).toHaveLength(count)
  })

  it('starts inside the window', () => {
    for (const { x, y } of scatterDust(1600, 900, seeded(7))) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThan(1600)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThan(900)
    }
  })

  it('drifts slowly and always comes back', () => {
    const motes = scatterDust(1600, 900, seeded(3))
    const before = motes.map(({ x, y }) => ({ x, y }))
    driftDust(motes, 1600, 900, 1 / 30)
    motes.forEach((mote, index) => {
      const start = before[index]
      expect(Math.hypot(mote.x - (start?.x ?? 0), mote.y - (start?.y ?? 0))).toBeLessThan(1)
    })
    for (let second = 0; second < 2000; second += 1) driftDust(motes, 1600, 900, 0.5)
    for (const { x, y } of motes) {
      expect(x).toBeGreaterThanOrEqual(-8)
      expect(x).toBeLessThanOrEqual(1608)
      expect(y).toBeGreaterThanOrEqual(-8)
      expect(y).toBeLessThanOrEqual(908)
    }
  })

  it('is at most 30% opaque, and brightest in the beam', () => {
    const [mote] = scatterDust(80, 900, seeded())
    if (!mote) throw new Error('one mote expected')
    const inBeam = moteOpacity({ ...mote, x: 800, y: 450 }, 1600, 900)
    const outside = moteOpacity({ ...mote, x: 0, y: 0 }, 1600, 900)
    expect(inBeam).toBeGreaterThan(outside)
    expect(inBeam).toBeLessThanOrEqual(0.3)
    expect(outside).toBeGreaterThan(0)
  })

  it('links motes less than 100 px apart, more faintly with distance', () => {
    expect(linkOpacity(0)).toBeCloseTo(0.3)
    expect(linkOpacity(50)).toBeCloseTo(0.15)
    expect(linkOpacity(99.9)).toBeGreaterThan(0)
    expect(linkOpacity(100)).toBe(0)
  })
})
