/**
 * Six months of 26 weeks, counted as broadcasters do: four, four and five weeks per quarter. Months two to
 * four have thirteen weeks: the 90-day content calendar.
 */
const months = [
  {
    weeks: 4,
    planned: false,
    title: 'Premise',
    text: 'Audience, format and name. Your room measured, your kit chosen.',
  },
  {
    weeks: 4,
    planned: true,
    title: 'Pilot',
    text: 'Two pilots, one to throw away. The content calendar starts.',
  },
  {
    weeks: 5,
    planned: true,
    title: 'Launch',
    text: 'The first episodes go out, on the day the calendar says.',
  },
  { weeks: 4, planned: true, title: 'Rhythm', text: 'One release after another, edited by routine.' },
  {
    weeks: 4,
    planned: false,
    title: 'Reach',
    text: 'Clips, guests and titles, steered by your own numbers.',
  },
  {
    weeks: 5,
    planned: false,
    title: 'Handover',
    text: 'The goal: your first 1,000 followers, on a show you can run without us.',
  },
] as const

export const productionSchedule = {
  slate: 'Production schedule / 26 weeks',
  heading: 'Six months on one board',
  lead: 'Each strip is a week. Every one of them has a 1-on-1 session.',
  legend: {
    session: 'Weekly 1-on-1 session',
    calendar: '90-day content calendar',
    goal: 'First 1,000 followers',
  },
  month: (number: number) => `Month ${number}`,
  /** The first and last of the month's weeks, out of the 26. */
  span: (from: number, to: number) => `Weeks ${from}-${to}`,
  months,
} as const
