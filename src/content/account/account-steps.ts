import type { ViewWords } from './account.ts'

/** Words of the other views of the sign-in page: mails, links from mails, new passwords, codes. */

export const forgottenText = {
  heading: 'Reset Your Password',
  lead: 'Tell us your email address. If it has an account, we send it a link to choose a new password.',
  sheet: ['Lost pass', 'New one by email'],
  submit: 'Send the Link',
  pending: 'Sending...',
  back: 'Back to sign in',
} as const satisfies ViewWords & Record<string, unknown>

export const mailSentText = {
  heading: 'Check Your Email',
  lead: {
    signup: 'We sent you a link. Open it to confirm that the address is yours, and you are in.',
    recovery: 'If the address has an account, a link to choose a new password is on its way.',
  },
  sheet: ['Sent to', 'Your turn'],
  life: {
    signup: (hours: number) => `The link works once, within ${hours} hours.`,
    recovery: (minutes: number) => `The link works once, within ${minutes} minutes.`,
  },
  spam: 'Nothing there after a minute? Look in your spam folder, or have it sent again.',
  again: 'Send Again',
  pending: 'Sending...',
  /** Followed by a time such as 0:42. */
  againIn: 'You can have it sent again in',
  sentAgain: 'Sent again.',
  otherAddress: 'Use another address',
  toast: { title: 'Email on its way', description: 'Look in your inbox, and in your spam folder.' },
} as const

export const linkText = {
  signup: {
    heading: 'Confirm Your Address',
    lead: 'One click and your account is ready. You are signed in at once.',
    sheet: ['From your email', 'One click'],
    submit: 'Confirm My Address',
    pending: 'Confirming...',
  },
  recovery: {
    heading: 'Choose a New Password',
    lead: 'One click shows that the link reached you. Then choose your new password.',
    sheet: ['From your email', 'One click'],
    submit: 'Choose a New Password',
    pending: 'Opening...',
  },
} as const satisfies Record<string, ViewWords & Record<string, unknown>>

export const expiredText = {
  heading: 'This Link Has Expired',
  lead: 'Links work once and for a limited time, so an old email opens nothing. Have a new one sent.',
  sheet: ['Out of date', 'New one by email'],
  submit: 'Send a New Link',
  pending: 'Sending...',
  back: 'Back to sign in',
} as const satisfies ViewWords & Record<string, unknown>

export const newPasswordText = {
  heading: 'Choose a New Password',
  lead: 'Saving it signs out every other device that uses this account.',
  sheet: ['New pass', 'Then you are in'],
  account: 'For',
  label: 'New Password',
  submit: 'Save Password',
  pending: 'Saving...',
  cancel: 'Sign out instead',
} as const satisfies ViewWords & Record<string, unknown>

export const codeText = {
  heading: 'Enter the Code',
  lead: 'Open your authenticator app and type the code it shows for this account.',
  sheet: ['Second check', 'Then you are in'],
  label: 'Six-Digit Code',
  invalid: 'Enter the six digits',
  submit: 'Continue',
  pending: 'Checking...',
  cancel: 'Sign out instead',
} as const satisfies ViewWords & Record<string, unknown>
