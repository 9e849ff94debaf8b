import { expect, test } from 'vitest'
import { createDefaultFacts } from '../company/facts.ts'
import { podcastConsultation } from '../pages/podcast-consultation.ts'
import { podcastPackage, podcastValue } from './package.ts'
import { creatorProblems } from './problems.ts'
import { productionSchedule } from './schedule.ts'
import { successStories } from './success-story.ts'

test('the package is $15,000 for six months, and search engines are told the same', () => {
  expect(podcastPackage.price).toEqual({ figure: '$15,000', label: 'for six months' })
  expect(podcastConsultation.service?.startingPrice).toBe(15_000)
  const summary = podcastConsultation.summary(createDefaultFacts(new Date('2026-06-01T12:00:00Z')))
  for (const fact of ['Six months', 'weekly 1-on-1 sessions', '90-day content calendar', '1,000', '$15,000'])
    expect(summary).toContain(fact)
})

test('each of the five problems has its own solution', () => {
  const { problems } = creatorProblems
  expect(problems).toHaveLength(5)
  expect(new Set(problems.map(({ pain }) => pain)).size).toBe(5)
  expect(new Set(problems.map(({ solution }) => solution)).size).toBe(5)
})

test('eight things are included, the sessions and the calendar among them', () => {
  const titles = podcastPackage.inclusions.map(({ title }) => title)
  expect(titles).toHaveLength(8)
  expect(new Set(titles).size).toBe(8)
  expect(titles).toContain('Weekly 1-on-1 sessions')
  expect(titles).toContain('90-day content calendar')
})

test('the cards name the equipment, the time and the followers', () => {
  const cards = podcastValue.cards.map(({ figure, label }) => `${figure} ${label}`)
  expect(cards).toEqual(['$50K+ equipment value', '6 months of time saved', 'First 1,000 followers'])
})

test('the board has six months of 26 weeks, of which 90 days are planned', () => {
  const { months } = productionSchedule
  const weeks = (list: readonly { readonly weeks: number }[]) =>
    list.reduce((sum, month) => sum + month.weeks, 0)
  expect(months).toHaveLength(6)
  expect(weeks(months)).toBe(26)
  expect(Math.abs(weeks(months.filter(({ planned }) => planned)) * 7 - 90)).toBeLessThan(7)
})

test('the story is marked as sample and keeps within the six months', () => {
  for (const { sample, marks } of successStories) {
    expect(sample).toBe(true)
    const weeks = marks.map(({ week }) => week)
    expect(weeks).toEqual(weeks.toSorted((a, b) => a - b))
    expect(weeks.at(-1)).toBeLessThanOrEqual(26)
  }
})
