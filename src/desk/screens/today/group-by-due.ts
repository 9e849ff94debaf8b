import { addDays } from '../../../domain/calendar-day.ts'
import { portlandDay } from '../../../domain/portland-day.ts'

export type DueGroup = 'overdue' | 'today' | 'tomorrow' | 'later'

const groups: readonly DueGroup[] = ['overdue', 'today', 'tomorrow', 'later']

/** The rows in their order, cut where a new day begins in Portland. Empty groups are left out. */
export function groupByDue<Row extends { readonly dueAt: string | null }>(
  rows: readonly Row[],
  nowMs: number,
): { readonly group: DueGroup; readonly rows: readonly Row[] }[] {
  const today = portlandDay(new Date(nowMs))
  const groupOf = ({ dueAt }: Row): DueGroup => {
    if (dueAt === null) return 'later'
    if (Date.parse(dueAt) < nowMs) return 'overdue'
    const day = portlandDay(new Date(dueAt))
    return day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : 'later'
  }
  return groups.flatMap((group) => {
    const found = rows.filter((row) => groupOf(row) === group)
    return found.length > 0 ? [{ group, rows: found }] : []
  })
}
