import type { FederalHoliday } from '../../domain/federal-holidays.ts'

/** Words of the settings of hours and holidays. */
export const calendarWords = {
  lead: 'Promises to visitors count in these hours, and our pages show them. A change holds for inquiries from then on; a promise already made stays as the visitor was told.',
  unsaved: 'Not saved yet. Your changes are kept in this browser.',
  discard: 'Discard changes',
  discarded: 'Changes discarded.',
  week: {
    heading: 'The week',
    closed: 'Closed',
    opens: (day: string) => `${day} opens`,
    closes: (day: string) => `${day} closes`,
    until: 'to',
    addTo: (day: string) => `Add hours on ${day}`,
    remove: (day: string, from: string) => `Remove the hours on ${day} from ${from}`,
    copy: 'Copy Monday to Tuesday through Friday',
    copied: 'Tuesday through Friday have Monday’s hours.',
    midnight: '12:00 AM as closing time means midnight at the end of the day.',
  },
  zone: {
    label: 'Time zone',
    hint: 'Hours and due times are meant in this zone; the desk shows its times in it.',
  },
  federal: {
    heading: 'Holidays',
    label: 'Closed on US federal holidays',
    one: (name: string, day: string) => `${name}, ${day}`,
    next: (holidays: readonly string[]) =>
      holidays.length > 0
        ? `Next: ${holidays.join('; ')}.`
        : 'None of the coming ones falls on a day with hours.',
  },
  closedDays: {
    heading: 'Own closed days',
    empty: 'None. Add a move, a company holiday, the days between the years.',
    name: 'Name',
    from: 'First day',
    to: 'Last day',
    add: 'Add closed days',
    remove: (name: string) => `Remove ${name || 'these closed days'}`,
    removed: 'Closed days removed.',
  },
  preview: {
    heading: 'What visitors are told',
    promises: {
      quote: 'A quote request sent now is promised an answer',
      consultation: 'Any other inquiry sent now is promised an answer',
      religious: 'A partnership application sent now is promised an answer',
    },
    site: 'Our pages and mails say',
    waits: 'Shown again once the marked fields are right.',
  },
  errors: {
    missing: 'Missing.',
    order: 'Ends before it begins.',
    overlap: 'Begins before the hours above end.',
    closed: 'At least one day needs hours.',
    other: 'This does not work.',
  },
} as const

export const holidayNames: Readonly<Record<FederalHoliday, string>> = {
  newYear: 'New Year’s Day',
  king: 'Martin Luther King Jr. Day',
  presidents: 'Presidents’ Day',
  memorial: 'Memorial Day',
  juneteenth: 'Juneteenth',
  independence: 'Independence Day',
  labor: 'Labor Day',
  columbus: 'Columbus Day',
  veterans: 'Veterans Day',
  thanksgiving: 'Thanksgiving',
  christmas: 'Christmas Day',
}

/** Sunday first, as the hours are stored. */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
