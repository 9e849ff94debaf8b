import { expect, test } from 'vitest'
import { projectCategories } from '../../domain/portfolio/project.ts'
import { pagePaths } from '../../routes.ts'
import { createDefaultFacts } from '../company/facts.ts'
import { equipment } from '../equipment/equipment.ts'
import { portfolio } from '../pages/portfolio.ts'
import { gear } from './gear.ts'
import { categories, closingWords, recordWords } from './portfolio-words.ts'
import { projects } from './projects.ts'

const facts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))

function unique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length
}

test('six projects ship, each with its own id, title and picture, all of them marked as sample', () => {
  expect(projects).toHaveLength(6)
  for (const key of ['id', 'title', 'description'] as const) {
    expect(unique(projects.map((project) => project[key])), key).toBe(true)
  }
  expect(unique(projects.map(({ image }) => image.name))).toBe(true)
  expect(unique(projects.map(({ image }) => image.alt))).toBe(true)
  for (const { sample } of projects) expect(sample).toBe(true)
})

test('every project has a title, a description, a year and a length', () => {
  for (const { id, title, description, image, year, duration } of projects) {
    expect(id).toMatch(/^[a-z][a-z-]*$/)
    expect(title).not.toBe('')
    expect(description.split(' ').length).toBeGreaterThan(20)
    expect(description.split(' ').length).toBeLessThan(45)
    expect(image.alt.length).toBeLessThanOrEqual(125)
    expect(year).toBeGreaterThanOrEqual(facts.company.foundedYear)
    expect(year).toBeLessThanOrEqual(new Date().getFullYear())
    expect(duration).toMatch(/^\d+ (day|week)s?$/)
  }
})

test('the equipment of the projects is in the catalog under the same name', () => {
  const catalog = new Map(equipment.map(({ id, name }) => [id, name]))
  for (const [id, name] of Object.entries(gear)) expect(catalog.get(id)).toBe(name)
  for (const project of projects) {
    expect(project.equipment.length).toBeGreaterThan(0)
    expect(unique(project.equipment)).toBe(true)
  }
  const used = new Set(projects.flatMap((project) => project.equipment))
  expect(Object.keys(gear).toSorted(), 'nothing is offered that no project used').toEqual(
    [...used].toSorted(),
  )
})

test('equipment is offered in the order of the catalog', () => {
  const order = equipment.map(({ id }) => id).filter((id) => Object.hasOwn(gear, id))
  expect(Object.keys(gear)).toEqual(order)
})

test('every kind of work has a project and the page that offers it', () => {
  expect(new Set(projects.map(({ category }) => category))).toEqual(new Set(projectCategories))
  expect(Object.keys(categories)).toEqual([...projectCategories])
  expect(unique(Object.values(categories).map(({ href }) => href))).toBe(true)
})

test('the page claims 50+ projects and 15+ years, and leads home, to the quote and to the gear list', () => {
  for (const text of [portfolio.summary(facts), portfolio.head.description]) {
    expect(text).toContain('50+ projects')
    expect(text).toContain('15+ years')
  }
  expect(recordWords.heading).toContain('50+ projects')
  for (const actions of [portfolio.actions, closingWords.actions]) {
    expect(actions.map(({ href }) => href)).toEqual([pagePaths.quote, pagePaths.gearList, pagePaths.home])
  }
})

test('the promises about quotes are the same as on the quote page', () => {
  expect(closingWords.lead).toContain('within 2\u00a0hours')
  expect(closingWords.lead).toContain('valid for 30 days')
})
