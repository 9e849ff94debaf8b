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

test('names sort from A to Z regardless of case and accents, and numbers in them by value', () => {
  expect(sorted('name')).toEqual(['Deck', 'Étoile', 'field 7', 'Field 13'])
})

test('rates sort up or down, and equal ones keep their order', () => {
  expect(sorted('rate-low')).toEqual(['field 7', 'Étoile', 'Field 13', 'Deck'])
  expect(sorted('rate-high')).toEqual(['Deck', 'Field 13', 'field 7', 'Étoile'])
})

test('the given list is not changed', () => {
  const before = [...items]
  sorted('name')
  expect(items).toEqual(before)
})

test('only the known orders are accepted', () => {
  expect(isEquipmentOrder('rate-low')).toBe(true)
  expect(isEquipmentOrder('length')).toBe(false)
  expect(isEquipmentOrder(undefined)).toBe(false)
})
