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

test('an item of which no unit exists is booked', () => {
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

describe('the substitute for an item', () => {
  const entry = (id: string, dailyRate: number, kind: EquipmentItem['kind'] = 'gimbal'): EquipmentItem => ({
    id,
    name: id,
    kind,
    specs: '',
    features: ['', '', ''],
    dailyRate,
    category: 'support',
  })
  const catalog = [
    entry('gimbal-a', 200),
    entry('gimbal-b', 500),
    entry('gimbal-c', 230),
    entry('head', 200, 'tripod for a camera'),
  ]
  const free = (...ids: string[]) => ids.map((itemId) => item({ itemId }))

  test('is of the same kind, and the nearest in rate', () => {
    expect(substituteFor('gimbal-a', free('gimbal-b', 'gimbal-c', 'head'), catalog)?.id).toBe('gimbal-c')
    expect(substituteFor('gimbal-a', free('gimbal-b', 'head'), catalog)?.id).toBe('gimbal-b')
  })

  test('is null when only other kinds or too few units are free, or the item is unknown', () => {
    expect(substituteFor('gimbal-a', free('head', 'gimbal-a'), catalog)).toBeNull()
    expect(substituteFor('unknown', free('gimbal-b'), catalog)).toBeNull()
    expect(substituteFor('gimbal-a', free('gimbal-b'), catalog, 3)).toBeNull()
  })
})
