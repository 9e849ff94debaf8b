import type { RentalLength } from '../../domain/equipment/rental-length.ts'

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

export const daysText = (days: number) => counted(days, 'day')

/** The text after a price: `/day`, ` (5 hours)`. */
export function termOf({ count, unit }: RentalLength): string {
  return count === 1 ? `/${unit}` : ` (${counted(count, unit)})`
}

/** How a rental is counted: `3 days`, `5 × 2 days`, `3 × 5 hours, one a day`. */
export function spanOf({ count, unit }: RentalLength, lengths: number): string {
  if (unit === 'day' && count === 1) return daysText(lengths)
  if (lengths === 1) return counted(count, unit)
  return `${lengths} × ${counted(count, unit)}${unit === 'hour' ? ', one a day' : ''}`
}
