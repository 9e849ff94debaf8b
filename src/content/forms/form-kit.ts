/** Words that all forms share. */
export const formKit = {
  optional: 'Optional',
  choose: 'Choose one',
  requiredNote: 'Fields marked * are required.',
  charactersLeft: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} remaining`,
  reference: 'Reference',
  /** Once a form was taken. */
  sent: 'What you sent',
  nextNow: 'Now',
  confirmationMail: 'A confirmation with your reference is on its way to your inbox.',
  nextThen: 'Then',
  reply: 'Our reply',
  another: 'Send Another',
  /** Where the visitor went on typing while it was on its way. */
  unsent: 'You typed more while this was on its way. It is not part of what you sent.',
  backToForm: 'Back to the Form',
  /** After a failure, beside what went wrong. */
  kept: 'What you wrote is kept here. You can send it again.',
  /** The same when nothing came back: it may have arrived, and a repeat does no harm. */
  keptOffline:
    'We could not reach our server. What you wrote is kept here: send it again once you are connected. It will not arrive twice.',
  /** Names the field that people do not see and programs fill in. */
  honeypot: 'Leave this field empty',
  loading: 'Loading the form',
} as const
