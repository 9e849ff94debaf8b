import * as limits from '../limits.ts'

const dayMs = 86_400_000
/** The first day of 1970 was a Thursday; weeks begin on Monday. */
const daysBeforeMonday = 3

/** Of backups made at these times, the newest of each of the latest days, weeks and months (in UTC) that have one. */
export function keptBackups(times: readonly Date[]): Date[] {
  const newestFirst = times.toSorted((a, b) => b.getTime() - a.getTime())
  const { daily, weekly, monthly } = limits.backup.kept
  const kept = new Set([
    ...newestOfEach(newestFirst, dayOf, daily),
    ...newestOfEach(newestFirst, weekOf, weekly),
    ...newestOfEach(newestFirst, monthOf, monthly),
  ])
  return newestFirst.filter((time) => kept.has(time))
}

function newestOfEach(
  newestFirst: readonly Date[],
  periodOf: (time: Date) => string | number,
  most: number,
): Date[] {
  const periods = Map.groupBy(newestFirst, periodOf)
  return [...periods.values()].slice(0, most).flatMap((times) => times.slice(0, 1))
}

function dayOf(time: Date): number {
  return Math.floor(time.getTime() / dayMs)
}

function weekOf(time: Date): number {
  return Math.floor((dayOf(time) + daysBeforeMonday) / 7)
}

function monthOf(time: Date): string {
  return time.toISOString().slice(0, 7)
}
