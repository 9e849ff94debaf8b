import * as limits from '../../domain/limits.ts'

type AccountMailWords = {
  readonly subject: string
  readonly slate: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly action: string
  readonly note: string
}

/** The mails after account calls. None repeats what a visitor typed: the address may be a stranger's. */
export type AccountMailKind = 'confirm' | 'known' | 'reset'

const { signUpHours, recoveryMinutes } = limits.account

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
}

/** In the last mail that a mailbox gets within an hour. */
export const lastMailNote =
  'This address was asked for several emails within the hour. So that nobody floods your mailbox, the next one can follow in an hour at the earliest; the links you have stay good for the time they name.'
