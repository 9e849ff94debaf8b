import { expect, test } from 'vitest'
import type { EquipmentItem } from './equipment-item.ts'
import { searchEquipment } from './search-equipment.ts'

const camera: EquipmentItem = {
  id: 'cine-one',
  name: 'Ciné One',
  kind: 'lead cinema camera',
  specs: 'Full-frame 6K, RF mount',
  features: ['Netflix-approved', 'Triple base ISO', 'Built-in ND'],
  dailyRate: 200,
  category: 'cameras',
}
const monitor: EquipmentItem = {
  id: 'field-7',
  name: 'Field 7',
  kind: 'on-camera monitor',
  specs: '7-inch touchscreen, 1,800 nits',
  features: ['Daylight viewable', 'Scopes and LUTs', '3G-SDI'],
  dailyRate: 80,
  category: 'monitoring',
}
const items = [camera, monitor]
const labels = {
  cameras: 'Cameras',
  lenses: 'Lenses',
  audio: 'Audio',
  lighting: 'Lighting',
  support: 'Support',
  monitoring: 'Monitors',
  streaming: 'Streaming',
} as const

function found(query: string): readonly string[] {
  return searchEquipment(items, query, labels).map(({ id }) => id)
}

test('an empty query keeps everything, in the given order', () => {
  expect(found('')).toEqual(['cine-one', 'field-7'])
  expect(found('  \t ')).toEqual(['cine-one', 'field-7'])
})

test.each([
  ['the name', 'field'],
  ['the specs', 'nits'],
  ['a feature', 'luts'],
  ['the category', 'monitoring'],
  ['the category as visitors read it', 'monitors'],
])('a word is found in %s', (_where, query) => {
  expect(found(query)).toEqual(['field-7'])
})

test('every word must occur somewhere in the item', () => {
  expect(found('rf netflix cine')).toEqual(['cine-one'])
  expect(found('rf nits')).toEqual([])
})

test('case, accents and spaces around the words make no difference', () => {
  expect(found('  CINE  one ')).toEqual(['cine-one'])
  expect(found('ciné')).toEqual(['cine-one'])
  expect(found('fïeld')).toEqual(['field-7'])
})

test('special characters are searched for literally', () => {
  expect(found('.*')).toEqual([])
  expect(found('1,800')).toEqual(['field-7'])
})
