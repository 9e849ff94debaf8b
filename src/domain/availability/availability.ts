import type { EquipmentItem } from '../equipment/equipment-item.ts'

/** How many units of an item there are, and how many are free for a whole period. */
export type ItemAvailability = {
  readonly itemId: string
  readonly total: number
  readonly free: number
  /** How many of the units that are not free are being repaired. */
  readonly inMaintenance: number
  /**
   * The first day from which a unit is free for a period of the same length; null when one is free for the
   * period asked for, or when no such day is known.
   */
  readonly nextFree: string | null
}

export type AvailabilityStatus = 'available' | 'short' | 'booked' | 'maintenance'

/** `short`: some units are free, but fewer than wanted. */
export function statusOf(item: ItemAvailability, wanted = 1): AvailabilityStatus {
  if (item.free > 0 && item.free >= wanted) return 'available'
  if (item.free > 0) return 'short'
  return item.inMaintenance > 0 && item.inMaintenance === item.total ? 'maintenance' : 'booked'
}

/** Counts the available items, and the others by the reason they are unavailable. */
export function summarize(items: readonly ItemAvailability[]) {
  const count = (status: AvailabilityStatus) => items.filter((item) => statusOf(item) === status).length
  return { available: count('available'), booked: count('booked'), maintenance: count('maintenance') }
}

/** The available item of the same kind with the nearest daily rate, or null. */
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
