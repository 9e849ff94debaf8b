import { addDays, daysBetween } from '../calendar-day.ts'
import { type ItemAvailability, statusOf } from './availability.ts'
import type { RentalPeriod } from './rental-period.ts'

/** How many days the board shows, starting with the first day asked for. */
export const boardDays = 14

/** A piece of an item's strip, in days from the left edge of the board. */
export type StripPiece = {
  readonly kind: 'free' | 'short' | 'booked' | 'maintenance'
  readonly start: number
  readonly days: number
}

/**
 * Shows only what the answer says about an item: its status on the days asked for, or, when nothing is free
 * then, the wait until its next free day and a rental of the same length from there.
 */
export function stripOf(item: ItemAvailability, { from, until }: RentalPeriod): readonly StripPiece[] {
  const asked = daysBetween(from, until)
  const status = statusOf(item, item.total)
  if (status === 'available') return onBoard([{ kind: 'free', start: 0, days: asked }])
  if (status === 'short') return onBoard([{ kind: 'short', start: 0, days: asked }])
  if (item.nextFree === null) return onBoard([{ kind: status, start: 0, days: asked }])
  const wait = daysBetween(from, item.nextFree)
  return onBoard([
    { kind: status, start: 0, days: wait },
    { kind: 'free', start: wait, days: asked },
  ])
}

/** Cuts pieces off at the right edge of the board. */
function onBoard(pieces: readonly StripPiece[]): readonly StripPiece[] {
  return pieces
    .filter(({ start }) => start < boardDays)
    .map((piece) => ({ ...piece, days: Math.min(piece.days, boardDays - piece.start) }))
}

export function daysOnBoard(from: string): readonly string[] {
  return Array.from({ length: boardDays }, (_, index) => addDays(from, index))
}

/** The first and last day of a rental of the same length that starts on the item's next free day. */
export function nextRental(nextFree: string, { from, until }: RentalPeriod) {
  return { from: nextFree, to: addDays(nextFree, daysBetween(from, until) - 1) }
}
