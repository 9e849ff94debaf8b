/** How long a price holds: so many days, or so many hours of one day. */
export type RentalLength = { readonly count: number; readonly unit: 'day' | 'hour' }

export const oneDay: RentalLength = { count: 1, unit: 'day' }

/** How many lengths a rental takes: hours are those of one day, and a length that is begun counts whole. */
export function lengthsIn(days: number, { count, unit }: RentalLength): number {
  return unit === 'hour' ? days : Math.ceil(days / count)
}
