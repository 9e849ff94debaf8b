import { expect, test } from 'vitest'
import * as limits from '../../domain/limits.ts'
import { equipment } from '../equipment/equipment.ts'
import { availabilityGroups, datedItemIds, periodProblems, sampleBookings } from './availability.ts'

test('29 items of the catalog are shown with their dates, in four categories', () => {
  expect(availabilityGroups.map(({ label }) => label)).toEqual([
    'Cameras',
    'Audio',
    'Lighting',
    'Support & Rigs',
  ])
  expect(datedItemIds).toHaveLength(29)
  expect(new Set(datedItemIds).size).toBe(29)
  for (const { id, itemIds } of availabilityGroups) {
    const inCategory = equipment.filter(({ category }) => category === id).map((item) => item.id)
    expect(inCategory).toEqual(expect.arrayContaining([...itemIds]))
  }
})

test('today, four sample items are booked and one is in maintenance', () => {
  const today = sampleBookings.filter(({ from, until }) => from <= 0 && until > 0)
  expect(today.filter(({ kind }) => kind === 'booked')).toHaveLength(4)
  expect(today.filter(({ kind }) => kind === 'maintenance')).toHaveLength(1)
  // These are all the units there are, one of each item.
  for (const { itemId } of today) expect(equipment.find(({ id }) => id === itemId)?.qty).toBeUndefined()
})

test('the messages state the actual limits', () => {
  expect(periodProblems['too-long']).toContain(`${limits.rental.longestDays} days`)
  expect(limits.rental.aheadDays).toBe(2 * 365)
})
