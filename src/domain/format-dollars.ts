/**
 * Formats whole dollars by hand: the browser's own formatter takes a slow phone several milliseconds to
 * start.
 */
export function formatDollars(amount: number): string {
  return `$${amount.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',')}`
}
