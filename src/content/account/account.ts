import { contactFormHref } from '../../routes.ts'
import { deletionWeek } from './deletion.ts'

/** Words for signing in and signing up. The tests check the prescribed ones word for word. */

export const accountToasts = {
  signedIn: { title: 'Welcome back!', description: 'You have successfully signed in.' },
  signedUp: { title: 'Account Created!', description: 'Please check your email to verify your account.' },
  confirmed: { title: 'Address confirmed', description: 'Your account is ready, and you are signed in.' },
  passwordChanged: {
    title: 'Password changed',
    description: 'You are signed in here. All other devices have been signed out.',
  },
  addressChanged: {
    title: 'Address changed',
    description: 'From now on you sign in with the new one.',
  },
  factorRemoved: {
    title: 'Second check removed',
    description: 'You are signed in here. All other devices have been signed out.',
  },
  joined: { title: 'You are on the crew', description: 'You are signed in here.' },
  unexpected: {
    title: 'Authentication Error',
    description: 'An unexpected error occurred. Please try again.',
  },
} as const

/** Shown together with the server's own message. */
export const refusalTitles = {
  signIn: 'Sign In Failed',
  signUp: 'Sign Up Failed',
  mail: 'Email Not Sent',
  link: 'Link Not Accepted',
  password: 'Password Not Changed',
  code: 'Code Not Accepted',
} as const

/** Inline text that accompanies the toast. */
export const troubleText = {
  offline: 'You are offline. What you typed is still here: try again once you are connected.',
  unreachable: 'We could not reach our server. What you typed is still here.',
  waitSeconds: (seconds: number) =>
    seconds === 1 ? 'You can try again in a second.' : `You can try again in ${seconds} seconds.`,
} as const

export const fieldText = {
  email: 'Email',
  password: 'Password',
  displayName: 'Display Name',
  passwordHint: (characters: number) => `At least ${characters} characters`,
  passwordMissing: 'Password is required',
  show: 'Show password',
  hide: 'Hide password',
} as const

/** Words that every view of the sign-in page has. */
export type ViewWords = {
  readonly heading: string
  /** Below the heading; without it, the page says what it is for. */
  readonly lead?: string
  /** Slate line: what the sheet is, and what happens next. */
  readonly sheet: readonly [what: string, then: string]
}

export const signInText = {
  heading: 'Welcome Back',
  sheet: ['Sign-in sheet', 'Forms work without it'],
  submit: 'Sign In',
  pending: 'Signing in...',
  forgotten: 'Forgot your password?',
  other: 'New here?',
  toggle: 'Create Account',
  unconfirmed: 'Send the confirmation again',
  byLink: 'Email me a link to sign in',
} as const satisfies ViewWords & Record<string, unknown>

export const signUpText = {
  heading: 'Create Account',
  sheet: ['New on set', 'Then confirm by email'],
  submit: 'Create Account',
  pending: 'Creating account...',
  other: 'Have an account?',
  toggle: 'Sign In',
} as const satisfies ViewWords & Record<string, unknown>

/** Below the form: what an account is for. */
export const accountFacts = {
  title: 'What an account does',
  rows: [
    { label: 'Keeps', value: 'Every inquiry you send while signed in, with its status and reply time.' },
    { label: 'Never', value: 'Sends a newsletter or tracks you.' },
    {
      label: 'Ends',
      value: `Delete it on your account page. It goes ${deletionWeek} later, unless you change your mind.`,
    },
  ],
} as const

export const accountScripts = {
  title: 'Signing in needs JavaScript',
  text: 'It is off in your browser. You do not need an account to work with us: every form on this site can be sent without one.',
  action: { label: 'Go to the Contact Form', href: contactFormHref },
} as const
