const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

export function formatDollars(amount: number): string {
  return dollars.format(amount)
}

export function formatDailyRate(dailyRate: number): string {
  return `${formatDollars(dailyRate)}/day`
}
