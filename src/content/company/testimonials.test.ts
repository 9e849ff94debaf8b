import { expect, test } from 'vitest'
import { testimonials } from './testimonials.ts'

test('three testimonials ship, each from a different company, all marked as sample', () => {
  expect(testimonials).toHaveLength(3)
  expect(new Set(testimonials.map(({ company }) => company)).size).toBe(3)
  expect(new Set(testimonials.map(({ logo }) => logo)).size).toBe(3)
  for (const { sample } of testimonials) expect(sample).toBe(true)
})

test('a testimonial can be read before the next one comes, and has one to five stars', () => {
  for (const { content, rating } of testimonials) {
    expect(content.split(' ').length).toBeLessThanOrEqual(26)
    expect([1, 2, 3, 4, 5]).toContain(rating)
  }
})
