/** Words of the mails to staff. */
export const deskMailWords = {
  open: 'Open at the desk',
  openToday: 'Open Today',
  why: 'You choose which of these mails you get, at the desk under Settings, Notifications.',
  colleague: 'Somebody',
  rows: {
    due: 'Due',
    late: 'Was due',
    since: 'Waiting since',
    received: 'Received',
    form: 'Form',
    who: 'With',
    wrote: 'They wrote',
    link: 'At the desk',
  },
  nobody: 'Nobody yet',
  promise: {
    slate: 'Promise clock',
    subject: (who: string, due: string) => `Answer ${who} ${due}`,
    lateSubject: (who: string) => `Overdue: ${who} waits for an answer`,
    subjectOfMany: (count: number, late: number) =>
      late === 0
        ? `${count} answers are due soon`
        : `${count} people wait for an answer, ${late} of them too long`,
    heading: (who: string) => `${who} waits for an answer`,
    headingOfMany: (count: number) => `${count} people wait for an answer`,
    running: 'The promised time is almost over, and nobody has answered.',
    late: 'The promised time is over, and nobody has answered.',
    first: (listed: number, count: number) =>
      `These are the first ${listed} of ${count}; the desk has all of them.`,
  },
  arrived: {
    slate: 'New inquiry',
    subject: (kind: string, who: string) => `New: ${kind} from ${who}`,
  },
  assigned: {
    slate: 'With you now',
    subject: (by: string, who: string) => `${by} gave you the inquiry of ${who}`,
    heading: (who: string) => `${who} is with you`,
  },
  mentioned: {
    slate: 'Note',
    subject: (by: string, who: string) => `${by} mentioned you: ${who}`,
    heading: (by: string) => `${by} mentioned you`,
    caption: (who: string) => `A note on the inquiry of ${who}`,
    note: 'Note',
  },
} as const
