import type { EquipmentItem } from '../../domain/equipment/equipment-item.ts'
import { audio } from '../equipment/audio.ts'
import { cameras } from '../equipment/cameras.ts'
import { lighting } from '../equipment/lighting.ts'
import { support } from '../equipment/support.ts'
import { type AvailabilityGroup, availabilityGroups } from './availability.ts'

const lists = { cameras, audio, lighting, support }

/** The groups with their items; the rest of the catalog stays out of this page's code. */
export const scheduleGroups = availabilityGroups.map((group) => ({ ...group, items: itemsOf(group) }))

export const datedEquipment: readonly EquipmentItem[] = scheduleGroups.flatMap(({ items }) => items)

function itemsOf({ id, itemIds }: AvailabilityGroup): readonly EquipmentItem[] {
  return itemIds.flatMap((itemId) => {
    const entry = lists[id].find((each) => each.id === itemId)
    return entry ? [{ ...entry, category: id }] : []
  })
}
