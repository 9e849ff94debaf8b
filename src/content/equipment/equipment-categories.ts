import type { EquipmentCategory } from '../../domain/equipment/equipment-item.ts'

export const categoryLabels: Readonly<Record<EquipmentCategory, string>> = {
  cameras: 'Cameras',
  lenses: 'Lenses',
  audio: 'Audio',
  lighting: 'Lighting',
  support: 'Support',
  monitoring: 'Monitors',
  streaming: 'Streaming',
}
