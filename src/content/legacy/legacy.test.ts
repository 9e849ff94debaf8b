import { expect, test } from 'vitest'
import * as limits from '../../domain/limits.ts'
import { createDefaultFacts } from '../company/facts.ts'
import { legacyDialog } from '../forms/legacy-form.ts'
import { legacy } from '../pages/legacy.ts'
import { legacyFramework } from './framework.ts'
import { legacyResults } from './results.ts'
import { legacyTerms } from './terms.ts'
import { legacyTestimonials } from './testimonials.ts'

test('the results state the claimed figures and are drawn with the same numbers', () => {
  const { revenue, growth } = legacyResults
  expect(`${revenue.figure} ${revenue.label}`).toBe('$2.3M additional revenue')
  expect(growth.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
    '340% lead increase',
    '85% higher closing rate',
  ])
  for (const { figure, grew } of growth) expect(grew).toBeCloseTo(1 + Number.parseInt(figure, 10) / 100)
})

test('every mention of the program’s size says 3 clients per quarter', () => {
  expect(`${legacyTerms.figure} ${legacyTerms.unit}`).toBe('3 clients per quarter')
  const summary = legacy.summary(createDefaultFacts(new Date('2026-06-01T12:00:00Z')))
  for (const words of [summary, legacy.head.description, legacyDialog.slate])
    expect(words).toContain('3 clients per quarter')
})

test('the framework has four phases that follow one another through a quarter', () => {
  const spans = legacyFramework.phases.map(({ weeks }) => weeks.match(/\d+/g)?.map(Number))
  expect(spans).toEqual([
    [1, 3],
    [4, 6],
    [7, 9],
    [10, 13],
  ])
})

test('testimonials are marked as sample, and each can be read before the next one comes', () => {
  expect(legacyTestimonials.length).toBeGreaterThan(1)
  expect(new Set(legacyTestimonials.map(({ name }) => name)).size).toBe(legacyTestimonials.length)
  const wordsPerMinute = 240
  for (const { quote, title, revenue, sample } of legacyTestimonials) {
    expect(sample).toBe(true)
    expect(title).not.toBe('')
    expect(revenue).toMatch(/^\$/)
    expect(quote.split(' ').length).toBeLessThanOrEqual((wordsPerMinute * limits.legacyCarouselMs) / 60_000)
  }
})

test('a testimonial is shown for five seconds', () => {
  expect(limits.legacyCarouselMs).toBe(5000)
})
