import { changeQuery } from '../change-query.ts'
import * as limits from '../limits.ts'
import { type EquipmentCategory, equipmentCategories } from './equipment-item.ts'
import { type EquipmentOrder, equipmentOrders, isEquipmentOrder } from './sort-equipment.ts'

/** A visitor's equipment search, as the address keeps it. */
export type InventoryFilter = {
  readonly query: string
  readonly category: EquipmentCategory
  readonly order: EquipmentOrder
}

const [firstCategory] = equipmentCategories
const [firstOrder] = equipmentOrders

/** Missing and unknown values fall back to the filter of the prerendered list. */
export function readInventoryFilter(search: string): InventoryFilter {
  const asked = new URLSearchParams(search)
  const order = asked.get('order') ?? undefined
  return {
    query: (asked.get('q') ?? '').slice(0, limits.equipmentSearch.queryMax).trim(),
    category: equipmentCategories.find((name) => name === asked.get('category')) ?? firstCategory,
    order: isEquipmentOrder(order) ? order : firstOrder,
  }
}

/** The query with this filter in it; all other parameters stay. */
export function writeInventoryFilter(search: string, { query, category, order }: InventoryFilter): string {
  return changeQuery(search, {
    q: query === '' ? null : query,
    category: category === firstCategory ? null : category,
    order: order === firstOrder ? null : order,
  })
}
