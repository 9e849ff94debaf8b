import { formatDollars } from '../format-dollars.ts'

export function formatDailyRate(dailyRate: number): string {
  return `${formatDollars(dailyRate)}/day`
}
