import * as limits from '../../domain/limits.ts'

type AccountMailWords = {
  readonly subject: string
  readonly slate: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** The button's label; a mail without a button shows its code. */
  readonly action: string | null
  readonly note: string
}

/** The mails after account calls. None repeats what a visitor typed: the address may be a stranger's. */
export type AccountMailKind =
  | 'confirm'
  | 'known'
  | 'reset'
  | 'sign-in'
  | 'old-address'
  | 'new-address'
  | 'code'
  | 'factor-reset'
  | 'deletion'
  | 'invite'
  | 'factor-removed'

const {
  signUpHours,
  recoveryMinutes,
  addressChangeHours,
  reauthenticationMinutes,
  factorResetHours,
  factorResetDays,
  deletionDays,
  invitationDays,
} = limits.account

export const accountMailWords: Readonly<Record<AccountMailKind, AccountMailWords>> = {
  confirm: {
    subject: 'Confirm your email address',
    slate: 'Your account',
    heading: 'Confirm your address and you are in.',
    paragraphs: [
      'Somebody, we hope you, asked for an account with this address. Confirm it and your inquiries and quotes are in one place.',
      `The link works once, within ${signUpHours} hours.`,
    ],
    action: 'Confirm my address',
    note: 'Not you? Ignore this email: no account is made, and you won’t hear from us again.',
  },
  known: {
    subject: 'You already have an account',
    slate: 'Your account',
    heading: 'You are already with us.',
    paragraphs: [
      'Somebody, perhaps you, asked for a new account with this address. There is one already, and nothing about it has changed.',
      'Sign in with the password you chose then. If it has slipped your mind, the same page sends you a link to choose a new one.',
    ],
    action: 'Sign in',
    note: 'Not you? There is nothing you need to do: nobody was told that you have an account.',
  },
  reset: {
    subject: 'Choose a new password',
    slate: 'Your account',
    heading: 'Choose a new password.',
    paragraphs: [
      'Somebody, we hope you, asked to reset the password of the account with this address.',
      `The link works once, within ${recoveryMinutes} minutes. Choosing a new password signs out every other device.`,
    ],
    action: 'Choose a password',
    note: 'Not you? Ignore this email: your password stays as it is.',
  },
  'sign-in': {
    subject: 'Your link to sign in',
    slate: 'Your account',
    heading: 'One click and you are in.',
    paragraphs: [
      'Somebody, we hope you, asked for a link to sign in to the account with this address. Your password stays as it is.',
      `The link works once, within ${recoveryMinutes} minutes.`,
    ],
    action: 'Sign in',
    note: 'Not you? Ignore this email: without the link nobody gets in.',
  },
  'old-address': {
    subject: 'Your account is to move to another address',
    slate: 'Your account',
    heading: 'Confirm that your address changes.',
    paragraphs: [
      'Somebody signed in to your account asked to change its email address. It changes once both mailboxes have confirmed: this one, and the new one.',
      `The link works once, within ${addressChangeHours} hours.`,
    ],
    action: 'Confirm the change',
    note: 'Not you? Do not open the link: your address stays as it is. But somebody is signed in to your account, so choose a new password.',
  },
  'new-address': {
    subject: 'Confirm your new email address',
    slate: 'Your account',
    heading: 'Confirm your new address.',
    paragraphs: [
      'Somebody, we hope you, asked to move their account to this address. It changes once both mailboxes have confirmed: this one, and the one used until now.',
      `The link works once, within ${addressChangeHours} hours.`,
    ],
    action: 'Confirm my new address',
    note: 'Not you? Ignore this email: nothing changes, and you won’t hear from us again.',
  },
  code: {
    subject: 'Your code to change the password',
    slate: 'Your account',
    heading: 'The code you asked for.',
    paragraphs: [
      `Type it into the page on which you are changing your password. It works once, within ${reauthenticationMinutes} minutes.`,
    ],
    action: null,
    note: 'Not you? Tell nobody the code: your password stays as it is. But somebody is signed in to your account, so end the sessions you do not know, or choose a new password.',
  },
  'factor-reset': {
    subject: 'Removing the second check from your account',
    slate: 'Your account',
    heading: 'Back in without your phone, in a day.',
    paragraphs: [
      'Somebody, we hope you, asked to remove the authenticator app and the recovery codes from the account with this address.',
      `To leave you time to object, the link begins to work ${factorResetHours} hours after it was asked for. Then it works once, for ${factorResetDays} days, and signs out every other device.`,
    ],
    action: 'Remove the second check',
    note: 'Not you? Sign in with a code of your app: that makes the link void. Then choose a new password, because somebody knows yours.',
  },
  deletion: {
    subject: `Your account will be deleted in ${deletionDays} days`,
    slate: 'Your account',
    heading: 'A week to change your mind.',
    paragraphs: [
      `You asked us to delete the account with this address. That happens in ${deletionDays} days, by itself.`,
      'Until then everything stays as it is. To keep the account, sign in and press “Keep my account”.',
    ],
    action: 'Keep my account',
    note: 'Not you? Somebody is signed in to your account: keep it, end the sessions you do not know and choose a new password.',
  },
  invite: {
    subject: 'Join us at the staff desk',
    slate: 'Staff',
    heading: 'You are on the crew list.',
    paragraphs: [
      'An owner of this company’s site invites you to its staff desk, where inquiries are answered. One click accepts; then you need a phone with an authenticator app.',
      `The link works once, within ${invitationDays} days.`,
    ],
    action: 'Accept the invitation',
    note: 'Not expected? Ignore this email: nothing happens, and nobody is told.',
  },
  'factor-removed': {
    subject: 'Your second check was removed',
    slate: 'Staff',
    heading: 'Sign in and add your new phone.',
    paragraphs: [
      'An owner of the site removed the authenticator apps and the recovery codes from your account, and signed it out everywhere.',
      'Sign in with your password and add an authenticator app: the staff desk opens again after that.',
    ],
    action: 'Sign in',
    note: 'Did not ask for it? Talk to the owner, and choose a new password.',
  },
}

export const mailedCodeLabel = 'Code'

/** In the last mail that a mailbox gets within an hour. */
export const lastMailNote =
  'This address was asked for several emails within the hour. So that nobody floods your mailbox, the next one can follow in an hour at the earliest; the links you have stay good for the time they name.'
