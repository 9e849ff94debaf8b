import { describe, expect, test } from 'vitest'
import { type Season, seasonAhead } from '../../domain/campaign/campaign.ts'
import { notFoundPath, pagePaths } from '../../routes.ts'
import { createDefaultFacts } from '../company/facts.ts'
import { startingOffers } from '../structured-data/business.ts'
import { allPages } from './all-pages.ts'

const defaultFacts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))

const pages = Object.values(allPages)

function unique(values: readonly string[]): boolean {
  return new Set(values.map((value) => value.toLowerCase())).size === values.length
}

test('every rendered path has a page with that path', () => {
  expect(pages.map((page) => page.path)).toEqual(Object.keys(allPages))
  expect(new Set(Object.keys(allPages))).toEqual(new Set([...Object.values(pagePaths), notFoundPath]))
})

test('no two pages share a title, description, heading or summary', () => {
  expect(unique(pages.map((page) => page.head.title))).toBe(true)
  expect(unique(pages.map((page) => page.head.description))).toBe(true)
  expect(unique(pages.map((page) => page.heading))).toBe(true)
  expect(unique(pages.map((page) => page.summary(defaultFacts)))).toBe(true)
})

test('every page opens with its own picture', () => {
  expect(unique(pages.map((page) => page.lead.name))).toBe(true)
})

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  test('has a head that search results can show in full', () => {
    const { title, description, keywords } = page.head
    expect(title.length).toBeLessThanOrEqual(60)
    expect(title).not.toContain(defaultFacts.company.name)
    expect(description.length).toBeGreaterThanOrEqual(120)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(keywords.length).toBeGreaterThanOrEqual(5)
    expect(keywords.length).toBeLessThanOrEqual(10)
    expect(unique(keywords)).toBe(true)
  })

  test('has a heading short enough for the display face', () => {
    const count = page.heading.split(' ').length
    expect(count).toBeGreaterThanOrEqual(page.path === pagePaths.auth ? 2 : 3)
    expect(count).toBeLessThanOrEqual(16)
  })

  test('has one to three actions, each with a different target', () => {
    expect(page.actions.length).toBeGreaterThanOrEqual(1)
    expect(page.actions.length).toBeLessThanOrEqual(3)
    expect(unique(page.actions.map((action) => action.href ?? 'tel:'))).toBe(true)
    expect(page.actions.map((action) => action.href)).not.toContain(page.path)
  })

  test('takes the company’s details from facts', () => {
    const company = {
      ...defaultFacts.company,
      name: 'Other Name',
      phone: '(555) 010-0000',
      email: 'other@company.example',
      partner: { name: 'Other Partner', url: 'https://partner.example/' },
    }
    const words = page.summary({ ...defaultFacts, company })
    const { name, phone, email, partner } = defaultFacts.company
    for (const detail of [name, phone, email, partner.name]) expect(words).not.toContain(detail)
  })
})

test('search engines may list every page except the not-found page and those for one visitor', () => {
  expect(pages.filter((page) => !page.indexable).map((page) => page.path)).toEqual([
    '/auth',
    '/account',
    '/inquiry',
    '/inquiry/received',
    '/inquiry/not-sent',
    '/404',
  ])
})

test('the home page names its location and promises 72 hours and 24 hours', () => {
  const summary = allPages['/'].summary(defaultFacts)
  expect(summary).toContain('Portland')
  expect(summary).toContain('72-hour priority turnaround')
  expect(summary).toContain('within 24 hours')
})

test('the not-found page keeps its prescribed words and the way home', () => {
  const page = allPages[notFoundPath]
  expect(page.slate).toBe('404')
  expect(page.heading).toBe('Oops! Page not found')
  expect(page.actions[0]?.href).toBe(pagePaths.home)
})

test('the sign-in page greets as prescribed', () => {
  expect(allPages['/auth'].heading).toBe('Welcome Back')
})

test.each(startingOffers)(
  '$path states the same starting price as its structured data',
  ({ path, price }) => {
    const amount = `$${price.toLocaleString('en-US')}`
    expect(allPages[path].summary(defaultFacts)).toContain(amount)
    expect(allPages[path].head.description).toContain(amount)
  },
)

describe('scarcity on the conference page', () => {
  const summary = (season: Season | null) =>
    allPages['/corporate-conferences'].summary({ ...defaultFacts, season })
  const season = seasonAhead('2026-11-17')

  test('is computed from the season', () => {
    expect(summary(season)).toContain('7 spots remaining for the 2027 calendar.')
    expect(summary({ ...season, slotsBooked: 24 })).toContain('1 spot remaining for the 2027 calendar.')
  })

  test('is replaced when the calendar is full or no season is open', () => {
    expect(summary({ ...season, slotsBooked: 25 })).toContain('The 2027 calendar is full')
    expect(summary(null)).not.toMatch(/remaining|20\d\d/)
  })
})
