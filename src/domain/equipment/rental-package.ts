import type { RentalLength } from './rental-length.ts'

/** A line of a package: something from the catalog, or what no catalog has, such as a crew. */
export type PackageItem =
  | { readonly kind: 'gear'; readonly itemId: string; readonly qty: number }
  | { readonly kind: 'extra'; readonly name: string; readonly qty: number }

export type RentalPackage = {
  readonly id: string
  readonly name: string
  /** Whole US dollars for what it covers. */
  readonly price: number
  readonly covers: RentalLength
  /** As it follows the price, such as `/day`. */
  readonly term: string
  readonly description: string
  readonly badge: string
  /** The one we would recommend. */
  readonly featured: boolean
  readonly items: readonly PackageItem[]
}
