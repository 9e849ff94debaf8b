import { once } from '../once.ts'
import type { EquipmentItem } from './equipment-item.ts'

export const equipmentOrders = ['catalog', 'name', 'rate-low', 'rate-high'] as const

export type EquipmentOrder = (typeof equipmentOrders)[number]

export function isEquipmentOrder(value: string | undefined): value is EquipmentOrder {
  return equipmentOrders.some((order) => order === value)
}

/** Items that tie keep the given order. */
export function sortEquipment(
  items: readonly EquipmentItem[],
  order: EquipmentOrder,
): readonly EquipmentItem[] {
  if (order === 'catalog') return items
  return items.toSorted(comparisons[order])
}

/** Compares numbers in names by value: a 7-inch monitor comes before a 13-inch one. */
const names = once(() => new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' }))

const comparisons = {
  name: (a: EquipmentItem, b: EquipmentItem) => names().compare(a.name, b.name),
  'rate-low': (a: EquipmentItem, b: EquipmentItem) => a.dailyRate - b.dailyRate,
  'rate-high': (a: EquipmentItem, b: EquipmentItem) => b.dailyRate - a.dailyRate,
} as const
