export const kitIds = ['essentials', 'streaming', 'sony', 'jvc', 'corporate', 'training'] as const

export type KitId = (typeof kitIds)[number]

export type KitGear = {
  readonly itemId: string
  readonly quantity: number
  /** The kit is no use without it. */
  readonly essential: boolean
}

export type GearKit = {
  readonly id: KitId
  readonly title: string
  readonly description: string
  /** Whole US dollars per day, from; null where the rate is agreed. */
  readonly dailyPrice: number | null
  readonly featured: boolean
  readonly categories: readonly { readonly label: string; readonly gear: readonly KitGear[] }[]
}
