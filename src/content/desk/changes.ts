import type { InquiryState, LostReason } from '../../domain/desk/inquiry-state.ts'

/** The states of an inquiry, as the desk calls them. */
export const stateWords: Readonly<Record<InquiryState, string>> = {
  new: 'New',
  contacted: 'Answered',
  qualified: 'Qualified',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
}

export function stateName(state: string): string {
  const known = Object.entries(stateWords).find(([name]) => name === state)
  return known?.[1] ?? state
}

export const lostReasonWords: Readonly<Record<LostReason, string>> = {
  budget: 'Over their budget',
  date: 'Date not free',
  'other-company': 'Chose another company',
  'no-answer': 'Stopped answering',
  'not-our-work': 'Not our kind of work',
  other: 'Another reason',
}

export const changeWords = {
  undo: 'Undo',
  dismiss: 'Dismiss',
  undone: 'Taken back.',
  released: 'Released. The confirmation is on its way.',
  status: (name: string, to: string) => `${name}: ${to}.`,
  statusOfMany: (count: number, to: string) => `${count} inquiries: ${to}.`,
  given: (name: string, to: string) => `${name} is with ${to}.`,
  givenMany: (count: number, to: string) => `${count} inquiries are with ${to}.`,
  freed: (name: string) => `${name} is with nobody.`,
  unread: (count: number) => (count === 1 ? 'Marked as unread.' : `${count} marked as unread.`),
  freedMany: (count: number) => `${count} inquiries are with nobody.`,
  someFailed: (failed: number, of: number) =>
    `${failed} of ${of} could not be changed. They are as they were; open them to see why.`,
  failed: {
    'signed-out': 'Your session has ended, so nothing was changed.',
    'second-factor': 'Your session needs the code of your authenticator app, so nothing was changed.',
    'not-allowed': 'Your role does not allow this, so nothing was changed.',
    'not-found': 'This inquiry no longer exists.',
    'changed-meanwhile': 'Somebody else was faster. See at the inquiry what is so now.',
    'too-many': 'That was too often. Wait a minute and try again.',
    offline: 'No connection, so nothing was changed. Try again when you are back online.',
    failed: 'This did not work, so nothing was changed. Please try again.',
  },
  conflict: {
    title: 'Somebody else was faster',
    status: (now: string, wanted: string) => `It is “${now}” now. You wanted “${wanted}”.`,
    assignee: (now: string, wanted: string) => `It is with ${now} now. You wanted ${wanted}.`,
    notStaff: 'This person can no longer take inquiries.',
    anyway: (wanted: string) => `Make it “${wanted}” anyway`,
    giveAnyway: (wanted: string) => `Give it to ${wanted} anyway`,
    leave: 'Leave it',
  },
} as const
