import type { Notification } from '../../domain/desk/notifications.ts'

type Offered = { readonly label: string; readonly hint: string }

/** Words of a person's notification settings. */
export const notificationWords = {
  lead: 'Mail me when …',
  on: 'On',
  off: 'Off',
  offered: {
    ownPromise: {
      label: 'A promise of mine is about to break',
      hint: 'When a quarter of the promised time is left, and half an hour ahead at least, counted in opening hours.',
    },
    assigned: {
      label: 'An inquiry is given to me',
      hint: 'By somebody else; what you take yourself sends nothing.',
    },
    mentioned: { label: 'I am mentioned in a note', hint: 'The mail holds the note.' },
    arrived: {
      label: 'A new inquiry arrives',
      hint: 'The company’s mailbox gets each of them anyway.',
    },
    anyPromise: {
      label: 'A promise of anybody is about to break',
      hint: 'A last call a quarter of an hour ahead, and a warning for inquiries that nobody has. If no owner wants these mails, the company’s mailbox gets them.',
    },
  } satisfies Readonly<Record<Notification, Offered>>,
} as const
