export const kitIds = ['essentials', 'streaming', 'sony', 'jvc', 'corporate', 'training'] as const

export type KitId = (typeof kitIds)[number]

export type KitGear = {
  readonly itemId: string
  readonly quantity: number
  /** Whether the kit is useless without it. */
  readonly essential: boolean
}

export type GearKit = {
  readonly id: KitId
  readonly title: string
  readonly description: string
  /** Starting price in whole US dollars per day; null when the rate is negotiated. */
  readonly dailyPrice: number | null
  readonly featured: boolean
  readonly categories: readonly { readonly label: string; readonly gear: readonly KitGear[] }[]
}
