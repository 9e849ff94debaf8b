import { expect, test } from 'vitest'
import { equipmentCategories } from '../../domain/equipment/equipment-item.ts'
import { formatDollars } from '../../domain/format-dollars.ts'
import { equipment } from './equipment.ts'
import { categoryLabels } from './equipment-categories.ts'
import { packages } from './packages.ts'

test('the catalog has seven categories in order, each with its number of items', () => {
  const counts = equipmentCategories.map((category) => [
    categoryLabels[category],
    equipment.filter((item) => item.category === category).length,
  ])
  expect(counts).toEqual([
    ['Cameras', 10],
    ['Lenses', 8],
    ['Audio', 11],
    ['Lighting', 11],
    ['Support', 9],
    ['Monitors', 8],
    ['Streaming', 9],
  ])
})

test('ids and names are unique, and ids fit into an address', () => {
  expect(new Set(equipment.map(({ id }) => id)).size).toBe(equipment.length)
  expect(new Set(equipment.map(({ name }) => name)).size).toBe(equipment.length)
  for (const { id } of [...equipment, ...packages]) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('rates are whole dollars from 25 to 821', () => {
  const rates = equipment.map(({ dailyRate }) => dailyRate)
  expect(rates.every(Number.isInteger)).toBe(true)
  expect(Math.min(...rates)).toBe(25)
  expect(Math.max(...rates)).toBe(821)
})

test.each(equipment.map((item) => [item.id, item] as const))(
  '%s has three features and one line of specs, in plain words',
  (_id, { features, name, specs, qty }) => {
    expect(new Set(features).size).toBe(3)
    const words = [name, specs, ...features]
    for (const text of words) {
      expect(text).toBe(text.trim())
      expect(text).toMatch(/^[^\n\u2014]+$/)
    }
    // Longer lines would break the layout of the list.
    expect(specs.length).toBeLessThanOrEqual(70)
    for (const feature of features) expect(feature.length).toBeLessThanOrEqual(44)
    if (qty !== undefined) expect(qty).toBeGreaterThan(1)
  },
)

test('the three packages have their prices, terms and badges', () => {
  expect(packages.map(({ name, price, term, badge }) => [name, formatDollars(price) + term, badge])).toEqual([
    ['Essential Starter Kit', '$5,850 (5 hours)', 'Popular'],
    ['Professional Production Kit', '$11,050/day', 'Most Popular'],
    ['Broadcast Studio Package', '$17,550 (2 days)', 'Premium'],
  ])
})

test.each(packages.map((offer) => [offer.name, offer] as const))(
  'the %s holds only items in stock, each listed once',
  (_name, { items }) => {
    for (const item of items) {
      if (item.kind === 'extra') continue
      const owned = equipment.find(({ id }) => id === item.itemId)
      expect(owned, item.itemId).toBeDefined()
      expect(owned?.qty ?? 1, item.itemId).toBeGreaterThanOrEqual(item.qty)
    }
    const things = items.map((item) => (item.kind === 'gear' ? item.itemId : item.name))
    expect(new Set(things).size).toBe(things.length)
  },
)
