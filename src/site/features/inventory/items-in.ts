import { equipment } from '../../../content/equipment/equipment.ts'
import type { EquipmentCategory, EquipmentItem } from '../../../domain/equipment/equipment-item.ts'

export function itemsIn(category: EquipmentCategory): readonly EquipmentItem[] {
  return equipment.filter((item) => item.category === category)
}
