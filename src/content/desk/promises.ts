/** Words of the figures about promises. */
export const promiseWords = {
  title: 'Promises kept',
  slate: 'Promise clock',
  line: (percent: number | null, days: number) =>
    percent === null ? `No promise came due in ${days} days` : `Promises kept: ${percent}% in ${days} days`,
  unknown: 'Promises kept',
  lead: 'Answers that were due, and how many were given in time. One without an answer counts as late.',
  loading: 'Loading the promises',
  days: (count: number) => `${count} days`,
  byForm: 'By form',
  byPerson: 'By person',
  form: 'Form',
  person: 'Person',
  allForms: 'All forms',
  percent: (percent: number) => `${percent}%`,
  of: (kept: number, promised: number) => `${kept} of ${promised}`,
  none: 'None due',
  overdue: 'See what is overdue',
  empty: {
    title: 'No promise has come due yet',
    text: 'As soon as the time of the first one is over, it counts here: kept if it was answered by then.',
  },
} as const
