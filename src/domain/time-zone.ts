import * as limits from './limits.ts'

const knownZones = new Set<string>()

/** Whether this names a time zone of the IANA database. */
export function isTimeZone(text: string): boolean {
  if (knownZones.has(text)) return true
  if (text.length > limits.timeZoneMax || !/^[A-Za-z][\w+/-]*$/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text })
    // The check is slow. There are about six hundred names, but senders may spell each in upper or lower
    // case.
    if (knownZones.size < 1000) knownZones.add(text)
    return true
  } catch {
    return false
  }
}
