import { expect, test } from 'vitest'
import { contactFormHref, pagePaths } from '../../routes.ts'
import { createDefaultFacts } from '../company/facts.ts'
import { equipment } from '../equipment/equipment.ts'
import { liveStreaming } from '../pages/live-streaming.ts'
import { startingOffers } from '../structured-data/business.ts'
import { backup } from './backup.ts'
import { closing } from './closing.ts'
import { multiview } from './multiview.ts'
import { setup } from './setup.ts'
import { liveShows } from './shows.ts'

const offer = startingOffers.find(({ path }) => path === pagePaths.liveStreaming)
const summary = liveStreaming.summary(createDefaultFacts(new Date('2026-06-01T12:00:00Z')))

test('there are exactly three services', () => {
  expect(liveShows.shows).toHaveLength(3)
})

test('the capability tiles say 4K/60fps, 5+ cameras and 16+ audio inputs', () => {
  const tiles = multiview.capabilities.map(({ figure, unit }) => `${figure} ${unit}`.trim())
  expect(tiles).toEqual(['4K/60fps', '5+ cameras', '16+ audio inputs'])
  for (const tile of tiles) expect(summary).toContain(tile)
})

test('the setup has the capabilities on the tiles', () => {
  const [picture, sound] = setup.units.map(({ items }) =>
    equipment.filter(({ name }) => items.some((item) => item === name)),
  )
  const cameras = picture?.filter(({ category }) => category === 'cameras') ?? []
  expect(cameras.reduce((sum, { qty = 1 }) => sum + qty, 0)).toBeGreaterThanOrEqual(5)
  expect(cameras.flatMap(({ features }) => features)).toContain('4K at 60p')
  expect(sound?.map(({ specs }) => specs).join()).toContain('16 onboard preamps')
})

test('every setup list names equipment that the company has', () => {
  const names = equipment.map(({ name }) => name)
  for (const { title, items } of setup.units) {
    expect(items.length, title).toBeGreaterThan(2)
    expect(names, title).toEqual(expect.arrayContaining([...items]))
  }
})

test('the unit that replaces the venue’s line bonds as many connections as the page says', () => {
  const unit = equipment.find(({ name }) => name === 'LiveU LU800')
  expect(unit?.features).toContain('Up to 14 connections bonded')
  expect(backup.cues[0].answer).toContain('the LiveU LU800 joins up to 14 connections')
})

test('the setup can record every camera, as the webcast promises', () => {
  const recorder = 'Blackmagic ATEM Television Studio HD8 ISO'
  expect(setup.units.flatMap(({ items }) => [...items])).toContain(recorder)
  expect(equipment.find(({ name }) => name === recorder)?.features).toContain('Records all eight inputs')
})

test('the setup can switch at least as many cameras as the opening says', () => {
  expect(multiview.cameras).toHaveLength(5)
  expect(new Set(multiview.cameras.map(({ label }) => label)).size).toBe(5)
})

test('the starting price is the same everywhere', () => {
  expect(offer?.price).toBe(3500)
  expect(liveStreaming.service).toEqual({ name: offer?.name, startingPrice: offer?.price })
  const price = `$${offer?.price.toLocaleString('en-US')}`
  expect(backup.price.figure).toBe(price)
  expect(summary).toContain(price)
  expect(liveStreaming.head.description).toContain(price)
})

test('opening, setup and closing lead to the contact form and the gear kits', () => {
  const ways = [contactFormHref, pagePaths.gearList]
  expect(liveStreaming.actions.map(({ href }) => href)).toEqual(ways)
  expect(closing.actions.map(({ href }) => href)).toEqual(ways)
  expect(setup.action.href).toBe(pagePaths.gearList)
})

test('search engines may list the page', () => {
  expect(liveStreaming.indexable).toBe(true)
})
