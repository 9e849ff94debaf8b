export function dayFormat(locale: string) {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
}

/** A time of day, with its weekday unless that is today. */
export function clockAt(iso: string, timeZone: string, today: string, locale: string) {
  const at = new Date(iso)
  const written = (form: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(form, { timeZone, ...parts }).format(at)
  return {
    weekday: written('en-CA', {}) === today ? null : written(locale, { weekday: 'long' }),
    time: written(locale, { hour: 'numeric', minute: '2-digit' }),
  }
}
