import { expect, test } from 'vitest'
import { contactFormHref, pagePaths } from '../../routes.ts'
import { createDefaultFacts } from '../company/facts.ts'
import { equipment } from '../equipment/equipment.ts'
import { eventProduction } from '../pages/event-production.ts'
import { startingOffers } from '../structured-data/business.ts'
import { pageData } from '../structured-data/page.ts'
import { coverage } from './coverage.ts'
import { closing, delivery } from './delivery.ts'
import { equipmentPlot } from './equipment-plot.ts'
import { storyboard } from './storyboard.ts'

const facts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))

test('the process has its four steps, in order', () => {
  expect(storyboard.steps.map((step) => step.title)).toEqual([
    'Pre-event planning',
    'Setup and testing',
    'Live coverage',
    'Post-production',
  ])
})

test('every piece of equipment on the plot is in the catalog and appears in one place only', () => {
  const named = equipmentPlot.positions.flatMap((position): readonly string[] => position.equipment)
  const catalog = new Set(equipment.map((item) => item.name))
  expect(named.filter((name) => !catalog.has(name))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('cameras, sound, light and the switched line are all on the plot', () => {
  const named = new Set(equipmentPlot.positions.flatMap((position): readonly string[] => position.equipment))
  const categories = new Set(equipment.filter((item) => named.has(item.name)).map((item) => item.category))
  expect([...categories]).toEqual(
    expect.arrayContaining(['cameras', 'lenses', 'audio', 'lighting', 'support', 'streaming']),
  )
})

test('coverage services and deliverables each have a text of their own', () => {
  for (const list of [coverage.services, delivery.deliverables]) {
    expect(new Set(list.map((entry) => entry.title)).size).toBe(5)
    expect(new Set(list.map((entry) => entry.text)).size).toBe(5)
  }
})

test('delivery times are those promised on the whole site', () => {
  expect(delivery.options.map(({ figure, title }) => `${figure} ${title}`)).toEqual([
    'Live While it happens',
    '72-hour Priority turnaround',
    '1-2 weeks Standard',
  ])
  expect(delivery.handover).toContain('99.99% on-time delivery')
  expect(storyboard.steps[3].when).toBe('1-2 weeks, or 72 hours')
  expect(closing.lead).toContain('within 24 hours')
})

test('the starting price is the one offered to search engines', () => {
  const offer = startingOffers.find(({ path }) => path === pagePaths.eventProduction)
  expect(offer?.price).toBe(2000)
  expect(eventProduction.service?.startingPrice).toBe(offer?.price)
  const service = pageData(eventProduction, facts).find((data) => data['@type'] === 'Service')
  expect(service).toMatchObject({
    name: 'Event production',
    offers: { priceSpecification: { minPrice: 2000, priceCurrency: 'USD' } },
  })
  expect(closing.lead).toContain('$2,000')
})

test('the opening mentions 500+ events', () => {
  expect(eventProduction.summary(facts)).toContain('500+ events')
})

test('opening and closing both lead to the contact form and the gear list', () => {
  for (const { actions } of [eventProduction, closing]) {
    expect(actions.map((action) => action.href)).toEqual([contactFormHref, pagePaths.gearList])
  }
})
