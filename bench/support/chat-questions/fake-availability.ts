import { catalog } from '../../../src/content/equipment/equipment.ts'
import { datedItemIds } from '../../../src/content/equipment-availability/availability.ts'
import type { ItemAvailability } from '../../../src/domain/availability/availability.ts'
import { addDays, daysBetween } from '../../../src/domain/calendar-day.ts'

type Outing = {
  readonly itemId: string
  readonly kind: 'booked' | 'maintenance'
  /** First and last day. */
  readonly from: string
  readonly to: string
  readonly units: number
}

/** All equipment that is out while the questions are asked; everything else on the board is free. */
const outings: readonly Outing[] = [
  { itemId: 'dji-ronin-2', kind: 'booked', from: '2026-11-18', to: '2026-11-22', units: 1 },
  { itemId: 'arri-m18', kind: 'maintenance', from: '2026-11-15', to: '2026-11-30', units: 1 },
  { itemId: 'shure-axient-ad4q', kind: 'booked', from: '2026-11-20', to: '2026-11-21', units: 1 },
  { itemId: 'canon-eos-c500-mark-ii', kind: 'booked', from: '2026-12-03', to: '2026-12-06', units: 1 },
  { itemId: 'canon-eos-c300-mark-iii', kind: 'booked', from: '2026-12-01', to: '2026-12-02', units: 1 },
  { itemId: 'etc-source-four-led-3', kind: 'booked', from: '2026-12-08', to: '2026-12-11', units: 2 },
  { itemId: 'allen-heath-sq-5', kind: 'booked', from: '2026-12-10', to: '2026-12-11', units: 1 },
]

const lookAheadDays = 60

/** The server's answer for the days from `from` up to, but not including, `until`. */
export function fakeAvailability(from: string, until: string): ItemAvailability[] {
  return datedItemIds.map((itemId) => {
    const total = catalog.find(({ id }) => id === itemId)?.qty ?? 1
    const free = total - mostOut(itemId, from, until)
    return {
      itemId,
      total,
      free,
      inMaintenance: mostOut(itemId, from, until, 'maintenance'),
      nextFree: free > 0 ? null : nextFree(itemId, total, from, daysBetween(from, until)),
    }
  })
}

function nextFree(itemId: string, total: number, from: string, days: number): string | null {
  const starts = Array.from({ length: lookAheadDays }, (_, index) => addDays(from, index + 1))
  return starts.find((start) => mostOut(itemId, start, addDays(start, days)) < total) ?? null
}

/** The highest number of units that are out on any of the days. */
function mostOut(itemId: string, from: string, until: string, kind?: Outing['kind']): number {
  const days = Array.from({ length: daysBetween(from, until) }, (_, index) => addDays(from, index))
  const onDay = (day: string) =>
    outings
      .filter((each) => each.itemId === itemId && each.from <= day && day <= each.to)
      .filter((each) => kind === undefined || each.kind === kind)
      .reduce((sum, { units }) => sum + units, 0)
  return Math.max(0, ...days.map(onDay))
}
