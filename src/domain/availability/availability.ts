import type { EquipmentItem } from '../equipment/equipment-item.ts'

/** How many of an item there are, and how many can be had for the whole of a period. */
export type ItemAvailability = {
  readonly itemId: string
  readonly total: number
  readonly free: number
  /** How many of those that cannot be had are being repaired. */
  readonly inMaintenance: number
  /** The first day from which as long a period is free; null when one is free as asked, or none can be told. */
  readonly nextFree: string | null
}

export type AvailabilityStatus = 'available' | 'short' | 'booked' | 'maintenance'

/** `short`: some can be had, but fewer than wanted. */
export function statusOf(item: ItemAvailability, wanted = 1): AvailabilityStatus {
  if (item.free > 0 && item.free >= wanted) return 'available'
  if (item.free > 0) return 'short'
  return item.inMaintenance > 0 && item.inMaintenance === item.total ? 'maintenance' : 'booked'
}

/** How many items can be had, and why the others cannot. */
export function summarize(items: readonly ItemAvailability[]) {
  const count = (status: AvailabilityStatus) => items.filter((item) => statusOf(item) === status).length
  return { available: count('available'), booked: count('booked'), maintenance: count('maintenance') }
}

/** What can be had instead: only what does the same job; of several, the one nearest in rate. */
export function substituteFor(
  itemId: string,
  items: readonly ItemAvailability[],
  catalog: readonly EquipmentItem[],
  wanted = 1,
): EquipmentItem | null {
  const asked = catalog.find(({ id }) => id === itemId)
  if (!asked) return null
  const free = new Set(
    items.filter((item) => statusOf(item, wanted) === 'available').map((item) => item.itemId),
  )
  const distance = (item: EquipmentItem) => Math.abs(item.dailyRate - asked.dailyRate)
  const [nearest] = catalog
    .filter((item) => item.kind === asked.kind && item.id !== itemId && free.has(item.id))
    .sort((a, b) => distance(a) - distance(b))
  return nearest ?? null
}
