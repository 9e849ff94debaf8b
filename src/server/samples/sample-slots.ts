import { replyBy } from '../../domain/inquiry/reply-by.ts'
import * as limits from '../../domain/limits.ts'
import { atWallTime, wallTime } from '../../domain/wall-time.ts'
import type { WorkCalendar } from '../../domain/work-calendar.ts'

/** A quarter of an hour in which inquiries may arrive, and when each kind of promise made in it is due. */
export type SampleSlots = {
  readonly at: Date[]
  readonly dueHours: Date[]
  readonly dueDay: Date[]
  readonly dueDays: Date[]
}

const minuteMs = 60_000
const dayMs = 86_400_000
const stepMs = limits.reply.stepMinutes * minuteMs

/**
 * The opening hours of the months before now, in quarters of an hour. Everything that arrives within one is due at the same
 * time, because promises are rounded up to it.
 */
export function sampleSlots(now: Date, calendar: WorkCalendar): SampleSlots {
  const { timeZone, hours } = calendar
  const slots: SampleSlots = { at: [], dueHours: [], dueDay: [], dueDays: [] }
  const today = Math.floor(wallTime(timeZone, now) / dayMs) * dayMs
  for (let day = today - limits.samples.days * dayMs; day <= today; day += dayMs) {
    for (const { from, to } of hours[new Date(day).getUTCDay()] ?? []) {
      for (let wall = day + from * minuteMs; wall < day + to * minuteMs; wall += stepMs) {
        const at = atWallTime(timeZone, wall)
        const end = new Date(at.getTime() + stepMs)
        if (end > now) return slots
        slots.at.push(at)
        slots.dueHours.push(replyBy({ hours: limits.reply.quoteHours }, end, calendar))
        slots.dueDay.push(replyBy({ businessDays: limits.reply.hours / 24 }, end, calendar))
        slots.dueDays.push(replyBy({ businessDays: limits.reply.applicationBusinessDays }, end, calendar))
      }
    }
  }
  return slots
}
