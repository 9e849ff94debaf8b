/** The time a price covers: a number of days, or a number of hours within one day. */
export type RentalLength = { readonly count: number; readonly unit: 'day' | 'hour' }

export const oneDay: RentalLength = { count: 1, unit: 'day' }

/** How many lengths a rental takes: hours cover one day, and a partly used length counts in full. */
export function lengthsIn(days: number, { count, unit }: RentalLength): number {
  return unit === 'hour' ? days : Math.ceil(days / count)
}
