import { spanText } from '../../domain/desk/promise-clock.ts'

/** Figures as a person says them: as short as they still mean something. */

export function bytesText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const
  let value = bytes
  let unit = 0
  while (value >= 1_000 && unit < units.length - 1) {
    value /= 1_000
    unit += 1
  }
  return `${value < 10 && unit > 0 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`
}

/** `340 ms`, `2.1 s`. */
export function msText(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`
}

export function secondsText(seconds: number): string {
  return seconds < 60 ? `${Math.round(seconds)} s` : spanText(seconds * 1_000)
}
