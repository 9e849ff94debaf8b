import type { RentalLength } from './rental-length.ts'

/** A line of a package: an item of the catalog, or an extra that is not in it, such as a crew. */
export type PackageItem =
  | { readonly kind: 'gear'; readonly itemId: string; readonly qty: number }
  | { readonly kind: 'extra'; readonly name: string; readonly qty: number }

export type RentalPackage = {
  readonly id: string
  readonly name: string
  /** Whole US dollars for the time in `covers`. */
  readonly price: number
  readonly covers: RentalLength
  /** The text after the price, such as `/day`. */
  readonly term: string
  readonly description: string
  readonly badge: string
  /** Whether this is the package we recommend. */
  readonly featured: boolean
  readonly items: readonly PackageItem[]
}
