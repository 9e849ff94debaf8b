import * as limits from '../../domain/limits.ts'
import { pagePaths } from '../../routes.ts'
import type { ViewWords } from './account.ts'

const { factorResetHours } = limits.account

/** Words of the other views of the sign-in page: mails, links from mails, new passwords, codes. */

export const forgottenText = {
  heading: 'Reset Your Password',
  lead: 'Tell us your email address. If it has an account, we send it a link to choose a new password.',
  sheet: ['Lost pass', 'New one by email'],
  submit: 'Send the Link',
  pending: 'Sending...',
  back: 'Back to sign in',
  byLink: 'Email me a link to sign in instead',
} as const satisfies ViewWords & Record<string, unknown>

export const mailSentText = {
  heading: 'Check Your Email',
  lead: {
    signup: 'We sent you a link. Open it to confirm that the address is yours, and you are in.',
    recovery: 'If the address has an account, a link to choose a new password is on its way.',
    magiclink: 'If the address has an account, a link that signs you in is on its way.',
  },
  sheet: ['Sent to', 'Your turn'],
  life: {
    signup: (hours: number) => `The link works once, within ${hours} hours.`,
    recovery: (minutes: number) => `The link works once, within ${minutes} minutes.`,
    magiclink: (minutes: number) => `The link works once, within ${minutes} minutes.`,
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
    instead: 'Sign in without a new one',
  },
  magiclink: {
    heading: 'Sign In by Email',
    lead: 'One click and you are signed in. Your password stays as it is.',
    sheet: ['From your email', 'One click'],
    submit: 'Sign In',
    pending: 'Signing in...',
  },
  email_change: {
    heading: 'Confirm the New Address',
    lead: 'One click here and one in your other mailbox, and your account has its new address.',
    sheet: ['From your email', 'One of two'],
    submit: 'Confirm the Change',
    pending: 'Confirming...',
  },
  factor_reset: {
    heading: 'Remove the Second Check',
    lead: 'One click removes your authenticator apps and recovery codes, signs out every other device and signs you in here. You can add a new app at once.',
    sheet: ['From your email', 'One click'],
    submit: 'Remove the Second Check',
    pending: 'Removing...',
  },
  invite: {
    heading: 'Join the Crew',
    lead: 'One click accepts the invitation and signs you in. Next come your password and your phone, if you have given us neither yet.',
    sheet: ['From your email', 'One click'],
    submit: 'Accept the Invitation',
    pending: 'Accepting...',
  },
  first_owner: {
    heading: 'Make This Site Yours',
    lead: 'This link was printed by the server itself, so you are its owner. Choose how you sign in; your phone and the staff desk come next.',
    sheet: ['First owner', 'Two minutes'],
    submit: 'Make My Account',
    pending: 'Making it...',
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

/** Links that are asked for again where they were asked for first. */
export const endedText = {
  email_change: {
    heading: 'This Link Has Expired',
    lead: 'Links work once and for a limited time. Your address has not changed; ask for the change again in your account.',
    sheet: ['Out of date', 'Ask again'],
    action: { label: 'Go to My Account', href: pagePaths.account },
  },
  factor_reset: {
    heading: 'This Link Has Expired',
    lead: 'It was used, it is too old, or somebody gave a code in the meantime, which cancels it. Your second check is still on; sign in to ask for another link.',
    sheet: ['Out of date', 'Ask again'],
    /** Leads to another view of this page. */
    action: { label: 'Back to Sign In', href: null },
  },
  invite: {
    heading: 'This Invitation Is Over',
    lead: 'It was accepted, withdrawn or replaced, or it is too old. Sign in if you have joined; otherwise ask whoever invited you for another.',
    sheet: ['Out of date', 'Ask again'],
    action: { label: 'Go to Sign In', href: pagePaths.auth },
  },
  first_owner: {
    heading: 'This Link Is Over',
    lead: 'The site has an owner by now, or the link is too old. Sign in, or start the server again: it prints a new link for as long as nobody owns the site.',
    sheet: ['Out of date', 'Start again'],
    action: { label: 'Go to Sign In', href: pagePaths.auth },
  },
} as const satisfies Record<string, ViewWords & Record<string, unknown>>

/** After the first of the two links that confirm a new address. */
export const halfConfirmedText = {
  heading: 'One Link to Go',
  lead: 'This mailbox is confirmed. Open the link in the other one too, and your account has its new address.',
  sheet: ['One of two', 'Other mailbox next'],
  action: { label: 'Go to My Account', href: pagePaths.account },
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

/** After an invitation that made the account. */
export const joiningText = {
  heading: 'Your Name and Password',
  lead: 'Your colleagues see the name beside what you do. After this you add your phone, and the desk is open.',
  sheet: ['New on the crew', 'Phone next'],
  submit: 'Continue',
  pending: 'Saving...',
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
  lost: 'Lost your phone?',
} as const satisfies ViewWords & Record<string, unknown>

export const recoveryCodeText = {
  heading: 'Use a Recovery Code',
  lead: 'Type one of the codes you kept when you turned on two-step sign-in. Each works once.',
  sheet: ['Second check', 'Without your phone'],
  label: 'Recovery Code',
  hint: 'Sixteen letters and figures, in groups of four',
  invalid: 'Enter all sixteen letters and figures',
  submit: 'Continue',
  pending: 'Checking...',
  back: 'Back to the app’s code',
  none: {
    question: 'No codes left either?',
    text: `We can email you a link that removes the second check. For your safety it works only after ${factorResetHours} hours, and a code given anywhere in the meantime cancels it.`,
    action: 'Email Me That Link',
    pending: 'Sending...',
  },
} as const satisfies ViewWords & Record<string, unknown>

export const resetSentText = {
  heading: 'Check Your Email',
  lead: `A link is on its way. It removes the second check, but only after ${factorResetHours} hours.`,
  sheet: ['Sent to', 'Back tomorrow'],
  /** Followed by a time. */
  usable: 'It works from',
  cancels: 'Found your phone or a code? Giving it anywhere cancels the link, and nothing is removed.',
  back: 'Back to the app’s code',
  cancel: 'Sign out instead',
} as const satisfies ViewWords & Record<string, unknown>
