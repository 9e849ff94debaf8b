import { describe, expect, test } from 'vitest'
import type { EquipmentItem } from '../equipment/equipment-item.ts'
import { type ItemAvailability, statusOf, substituteFor, summarize } from './availability.ts'

const item = (over: Partial<ItemAvailability>): ItemAvailability => ({
  itemId: 'camera-a',
  total: 2,
  free: 2,
  inMaintenance: 0,
  nextFree: null,
  ...over,
})

test('an item is free, short, booked or in maintenance', () => {
  expect(statusOf(item({}))).toBe('available')
  expect(statusOf(item({ free: 1 }), 2)).toBe('short')
  expect(statusOf(item({ free: 0 }))).toBe('booked')
  expect(statusOf(item({ free: 0, inMaintenance: 1 }))).toBe('booked')
  expect(statusOf(item({ free: 0, inMaintenance: 2 }))).toBe('maintenance')
})

test('of what there is none left, none can be had', () => {
  expect(statusOf(item({ total: 0, free: 0 }), 0)).toBe('booked')
  expect(statusOf(item({ total: 0, free: 0 }))).toBe('booked')
})

test('the summary counts items', () => {
  expect(
    summarize([
      item({}),
      item({ free: 1 }),
      item({ free: 0 }),
      item({ free: 0, total: 1, inMaintenance: 1 }),
    ]),
  ).toEqual({ available: 2, booked: 1, maintenance: 1 })
})

describe('what can be had instead', () => {
  const entry = (id: string, dailyRate: number, category: EquipmentItem['category'] = 'cameras') => ({
    id,
    name: id,
    specs: '',
    features: ['', '', ''] as const,
    dailyRate,
    category,
  })
  const catalogue = [
    entry('camera-a', 200),
    entry('camera-b', 500),
    entry('camera-c', 230),
    entry('light', 200, 'lighting'),
  ]
  const free = (...ids: string[]) => ids.map((itemId) => item({ itemId }))

  test('is the nearest in rate of the same category', () => {
    expect(substituteFor('camera-a', free('camera-b', 'camera-c', 'light'), catalogue)?.id).toBe('camera-c')
    expect(substituteFor('camera-a', free('camera-b', 'light'), catalogue)?.id).toBe('camera-b')
  })

  test('is nothing where nothing is free, or the item is unknown', () => {
    expect(substituteFor('camera-a', free('light', 'camera-a'), catalogue)).toBeNull()
    expect(substituteFor('unknown', free('camera-b'), catalogue)).toBeNull()
    expect(substituteFor('camera-a', free('camera-b'), catalogue, 3)).toBeNull()
  })
})
