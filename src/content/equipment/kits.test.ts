import { expect, test } from 'vitest'
import { kitIds } from '../../domain/equipment/gear-kit.ts'
import { catalog } from './equipment.ts'
import { kitPriceText, kits } from './kits.ts'

test('six kits with their prices, the training kit at educational rates', () => {
  expect(kits.map(({ id }) => id)).toEqual(kitIds)
  expect(Object.fromEntries(kits.map((kit) => [kit.id, kitPriceText(kit)]))).toEqual({
    essentials: 'from $1,560/day',
    streaming: 'from $3,640/day',
    sony: 'from $2,860/day',
    jvc: 'from $2,080/day',
    corporate: 'from $2,340/day',
    training: 'Educational rates',
  })
})

test.each(kits.map((kit) => [kit.id, kit] as const))(
  'the %s kit holds only items we own, each listed once, some of them essential',
  (_id, { categories }) => {
    const gear = categories.flatMap((category) => category.gear)
    for (const { itemId, quantity } of gear) {
      const owned = catalog.find(({ id }) => id === itemId)
      expect(owned?.qty ?? (owned ? 1 : 0), itemId).toBeGreaterThanOrEqual(quantity)
    }
    expect(new Set(gear.map(({ itemId }) => itemId)).size).toBe(gear.length)
    expect(gear.some(({ essential }) => essential)).toBe(true)
    expect(gear.some(({ essential }) => !essential)).toBe(true)
  },
)

test.each(kits.flatMap((kit) => (kit.dailyPrice === null ? [] : [[kit.id, kit.dailyPrice, kit] as const])))(
  'the %s kit at $%i a day is less than its pieces, and not a giveaway',
  (_id, dailyPrice, { categories }) => {
    const pieces = categories
      .flatMap(({ gear }) => gear)
      .map(({ itemId, quantity }) => quantity * (catalog.find(({ id }) => id === itemId)?.dailyRate ?? 0))
      .reduce((sum, rate) => sum + rate)
    const saving = 1 - dailyPrice / pieces
    expect(saving).toBeGreaterThanOrEqual(0.03)
    expect(saving).toBeLessThanOrEqual(0.15)
  },
)

test('every item we own has a unique id and name', () => {
  expect(new Set(catalog.map(({ id }) => id)).size).toBe(catalog.length)
  expect(new Set(catalog.map(({ name }) => name)).size).toBe(catalog.length)
})
