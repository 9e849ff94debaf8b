import { companyClock, companyDay } from '../session/company-zone.ts'

const time = companyClock({ hour: 'numeric', minute: '2-digit' })
const day = companyClock({ month: 'short', day: 'numeric' })
const dayOfYear = companyClock({ month: 'short', day: 'numeric', year: 'numeric' })
const weekday = companyClock({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
const full = companyClock({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** As short as it can be said: the time of today, the day of this year, the date of any other. */
export function shortTime(iso: string, nowMs: number): string {
  const at = new Date(iso)
  const [then, today] = [companyDay(at), companyDay(new Date(nowMs))]
  if (then === today) return time().format(at)
  return (then.slice(0, 4) === today.slice(0, 4) ? day() : dayOfYear()).format(at)
}

/** The time of day alone, for something that happened just now. */
export function clockTime(iso: string): string {
  return time().format(new Date(iso))
}

export function fullTime(iso: string): string {
  return full().format(new Date(iso))
}

/** A day as a heading has it. */
export function dayText(iso: string): string {
  return weekday().format(new Date(iso))
}

export function timeText(iso: string): string {
  return time().format(new Date(iso))
}
