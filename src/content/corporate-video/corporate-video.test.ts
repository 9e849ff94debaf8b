import { expect, test } from 'vitest'
import { contactFormHref, pagePaths } from '../../routes.ts'
import { createDefaultFacts } from '../company/facts.ts'
import { equipment } from '../equipment/equipment.ts'
import { corporateVideo } from '../pages/corporate-video.ts'
import { startingOffers } from '../structured-data/business.ts'
import { closing } from './closing.ts'
import { delivery } from './delivery.ts'
import { reverseAngle } from './reverse-angle.ts'
import { script } from './script.ts'

const offer = startingOffers.find(({ path }) => path === pagePaths.corporateVideo)
const summary = corporateVideo.summary(createDefaultFacts(new Date('2026-06-01T12:00:00Z')))

test('there are exactly three service options, each linking to the contact form with its type chosen', () => {
  expect(script.scenes).toHaveLength(3)
  expect(script.scenes.map(({ action }) => action.href)).toEqual([
    '/?service=corporate-video#contact-form',
    '/?service=corporate-video#contact-form',
    '/?service=training-content#contact-form',
  ])
})

test('every list under the set names equipment that the company has', () => {
  const names = equipment.map(({ name }) => name)
  for (const { title, items } of reverseAngle.lists) {
    expect(items.length, title).toBeGreaterThan(2)
    expect(names, title).toEqual(expect.arrayContaining([...items]))
  }
  expect(new Set(reverseAngle.lists.flatMap(({ items }) => items)).size).toBe(
    reverseAngle.lists.reduce((sum, { items }) => sum + items.length, 0),
  )
})

test('the Canon cameras of the list are Netflix-approved, as it says', () => {
  const cameras = reverseAngle.lists.find(({ id }) => id === 'cameras')
  expect(cameras?.text).toContain('Netflix-approved Canon')
  const canons = equipment.filter(({ name }) =>
    cameras?.items.some((item) => item === name && /^Canon/.test(item)),
  )
  expect(canons.length).toBeGreaterThan(0)
  for (const { name, features } of canons) expect(features, name).toContain('Netflix-approved')
})

test('the starting price is the same everywhere', () => {
  expect(offer?.price).toBe(2500)
  expect(corporateVideo.service).toEqual({ name: offer?.name, startingPrice: offer?.price })
  const price = `$${offer?.price.toLocaleString('en-US')}`
  expect(delivery.price.figure).toBe(price)
  expect(summary).toContain(price)
  expect(corporateVideo.head.description).toContain(price)
})

test('turnaround is 1-2 weeks, or 72 hours with priority', () => {
  expect(delivery.clocks.map(({ label, figure }) => [label, figure])).toEqual([
    ['Priority turnaround', '72 hours'],
    ['Standard turnaround', '1-2 weeks'],
  ])
  expect(summary).toContain('1-2 weeks')
  expect(summary).toContain('72 hours')
})

test('opening, equipment and closing lead to the contact form and the gear kits', () => {
  const ways = [contactFormHref, pagePaths.gearList]
  expect(corporateVideo.actions.map(({ href }) => href)).toEqual(ways)
  expect(closing.actions.map(({ href }) => href)).toEqual(ways)
  expect(reverseAngle.action.href).toBe(pagePaths.gearList)
})

test('search engines may list the page', () => {
  expect(corporateVideo.indexable).toBe(true)
})
