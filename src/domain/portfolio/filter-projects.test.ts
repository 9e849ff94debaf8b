import { expect, test } from 'vitest'
import { filterProjects, readFilter, writeFilter } from './filter-projects.ts'
import type { Filterable } from './project.ts'

const keynote = { category: 'event-production', equipment: ['switcher', 'zoom'] } as const
const festival = { category: 'event-production', equipment: ['zoom', 'gimbal'] } as const
const interview = { category: 'corporate-video', equipment: ['prime', 'gimbal'] } as const
const projects: readonly Filterable[] = [keynote, festival, interview]
const everything = { category: null, gear: null }

test('without a filter, every project stays, in order', () => {
  expect(filterProjects(projects, everything)).toEqual(projects)
})

test('category and equipment each narrow the list, and together narrow it further', () => {
  expect(filterProjects(projects, { category: 'event-production', gear: null })).toEqual([keynote, festival])
  expect(filterProjects(projects, { category: null, gear: 'gimbal' })).toEqual([festival, interview])
  expect(filterProjects(projects, { category: 'event-production', gear: 'gimbal' })).toEqual([festival])
  expect(filterProjects(projects, { category: 'corporate-video', gear: 'zoom' })).toEqual([])
})

test('the filter is read from the address', () => {
  expect(readFilter('', projects)).toEqual(everything)
  expect(readFilter('?category=corporate-video&gear=prime', projects)).toEqual({
    category: 'corporate-video',
    gear: 'prime',
  })
})

test.each([
  ['?category=weddings', everything],
  ['?category=constructor&gear=__proto__', everything],
  ['?category=&gear=', everything],
  ['?gear=drone', everything],
  // A category without a project, and equipment that its category never used.
  ['?category=live-streaming', everything],
  ['?category=corporate-video&gear=zoom', { category: 'corporate-video', gear: null }],
  ['?category=weddings&gear=zoom', { category: null, gear: 'zoom' }],
])('%s still finds something', (search, filter) => {
  expect(readFilter(search, projects)).toEqual(filter)
  expect(filterProjects(projects, readFilter(search, projects))).not.toEqual([])
})

test('a filter becomes a query that reads back the same', () => {
  const filter = { category: 'event-production', gear: 'zoom' } as const
  expect(writeFilter('', filter)).toBe('?category=event-production&gear=zoom')
  expect(readFilter(writeFilter('', filter), projects)).toEqual(filter)
  expect(writeFilter('?category=event-production&gear=zoom', everything)).toBe('')
})

test('other parameters of the address stay', () => {
  expect(writeFilter('?from=newsletter&gear=zoom', { category: 'corporate-video', gear: null })).toBe(
    '?from=newsletter&category=corporate-video',
  )
})
