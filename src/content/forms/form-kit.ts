/** Words that all forms share. */
export const formKit = {
  optional: 'Optional',
  choose: 'Choose one',
  requiredNote: 'Fields marked * are required.',
  charactersLeft: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} remaining`,
  reference: 'Reference',
  /** Shown once a form is accepted. */
  sent: 'What you sent',
  nextNow: 'Now',
  confirmationMail: 'A confirmation with your reference is on its way to your inbox.',
  nextThen: 'Then',
  reply: 'Our reply',
  another: 'Send Another',
  /** Shown when the visitor kept typing while the form was being sent. */
  unsent: 'You typed more while this was on its way. It is not part of what you sent.',
  backToForm: 'Back to the Form',
  /** Shown after a failure, beside the reason. */
  kept: 'What you wrote is kept here. You can send it again.',
  /** The same when no answer came back: the form may have arrived, and sending it again does no harm. */
  keptOffline:
    'We could not reach our server. What you wrote is kept here: send it again once you are connected. It will not arrive twice.',
  /** The label of the field that people do not see and bots fill in. */
  honeypot: 'Leave this field empty',
  loading: 'Loading the form',
} as const
