/** In the order in which the catalogue is read. */
export const equipmentCategories = [
  'cameras',
  'lenses',
  'audio',
  'lighting',
  'support',
  'monitoring',
  'streaming',
] as const

export type EquipmentCategory = (typeof equipmentCategories)[number]

export type EquipmentItem = {
  readonly id: string
  readonly name: string
  /** One line. */
  readonly specs: string
  readonly features: readonly [string, string, string]
  /** Whole US dollars. */
  readonly dailyRate: number
  readonly category: EquipmentCategory
  /** How many there are, where it is more than one. */
  readonly qty?: number
}

/** An item as its category's list has it. */
export type EquipmentEntry = Omit<EquipmentItem, 'category'>
