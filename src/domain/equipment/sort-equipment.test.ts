import { expect, test } from 'vitest'
import type { EquipmentItem } from './equipment-item.ts'
import { isEquipmentOrder, sortEquipment } from './sort-equipment.ts'

function item(name: string, dailyRate: number): EquipmentItem {
  return {
    id: name,
    name,
    kind: 'production monitor',
    specs: 'S',
    features: ['a', 'b', 'c'],
    dailyRate,
    category: 'monitoring',
  }
}

const items = [item('Field 13', 145), item('field 7', 85), item('Étoile', 85), item('Deck', 325)]

function sorted(order: Parameters<typeof sortEquipment>[1]): readonly string[] {
  return sortEquipment(items, order).map(({ name }) => name)
}

test('the catalog keeps its own order', () => {
  expect(sorted('catalog')).toEqual(['Field 13', 'field 7', 'Étoile', 'Deck'])
})

test('names go from A to Z, whatever their case and accents, and count their numbers', () => {
  expect(sorted('name')).toEqual(['Deck', 'Étoile', 'field 7', 'Field 13'])
})

test('rates go up or down, and equal ones stay as they were', () => {
  expect(sorted('rate-low')).toEqual(['field 7', 'Étoile', 'Field 13', 'Deck'])
  expect(sorted('rate-high')).toEqual(['Deck', 'Field 13', 'field 7', 'Étoile'])
})

test('what is given is not disturbed', () => {
  const before = [...items]
  sorted('name')
  expect(items).toEqual(before)
})

test('only the known orders are orders', () => {
  expect(isEquipmentOrder('rate-low')).toBe(true)
  expect(isEquipmentOrder('length')).toBe(false)
  expect(isEquipmentOrder(undefined)).toBe(false)
})
