import { addDays } from '../../../domain/calendar-day.ts'
import { companyDay } from '../../session/company-zone.ts'

export type DueGroup = 'overdue' | 'today' | 'tomorrow' | 'later'

const groups: readonly DueGroup[] = ['overdue', 'today', 'tomorrow', 'later']

/** The rows in their order, cut where a new day begins in the company's time zone. Empty groups are left out. */
export function groupByDue<Row extends { readonly replyBy: string | null }>(
  rows: readonly Row[],
  nowMs: number,
): { readonly group: DueGroup; readonly rows: readonly Row[] }[] {
  const today = companyDay(new Date(nowMs))
  const groupOf = ({ replyBy }: Row): DueGroup => {
    if (replyBy === null) return 'later'
    if (Date.parse(replyBy) < nowMs) return 'overdue'
    const day = companyDay(new Date(replyBy))
    return day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : 'later'
  }
  return groups.flatMap((group) => {
    const found = rows.filter((row) => groupOf(row) === group)
    return found.length > 0 ? [{ group, rows: found }] : []
  })
}
