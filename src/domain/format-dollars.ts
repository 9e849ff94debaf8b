/** Whole dollars, formatted by hand: the browser's formatter takes a slow phone milliseconds to start. */
export function formatDollars(amount: number): string {
  return `$${amount.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',')}`
}
