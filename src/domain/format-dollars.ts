/** Whole dollars. By hand, because the browser's own formatter takes a slow phone some milliseconds to begin. */
export function formatDollars(amount: number): string {
  return `$${amount.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',')}`
}
