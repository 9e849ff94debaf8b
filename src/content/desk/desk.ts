import type { StaffRole } from '../../domain/desk/roles.ts'

/** Words of the desk's shell. */
export const deskTitle = 'Desk'

/** The title of a tab: how many are overdue, what arrived, and which screen it shows. */
export function tabTitle(screen: string, overdue: string | null, arrived: number): string {
  const news = arrived > 0 ? [`${arrived} new`] : []
  return `${overdue === null ? '' : `(${overdue}) `}${[...news, screen, deskTitle].filter(Boolean).join(' · ')}`
}

/** A count that is not made beyond its limit. */
export function cappedCount(count: number, limit: number): string {
  return count < limit ? String(count) : `${limit - 1}+`
}

export const shellWords = {
  skip: 'Skip to the work',
  navigation: 'Desk',
  today: 'Today',
  inbox: 'Inbox',
  settings: 'Settings',
  health: 'Health',
  commands: 'Commands',
  commandKeys: 'Ctrl K',
  site: 'The public site',
  account: 'Your account',
  signOut: 'Sign out',
  signOutFailed: 'Signing out did not work. Check the connection and try again.',
  person: 'You and your settings',
  dark: 'Dark',
  contrast: 'High contrast',
  shortcuts: 'Keyboard shortcuts',
  close: 'Close',
  loading: 'Opening the desk',
  roles: { viewer: 'Viewer', producer: 'Producer', owner: 'Owner' } satisfies Record<StaffRole, string>,
  offline: {
    title: 'No connection',
    text: 'You see what was loaded last. What you type is kept; changes can be made again once you are back online.',
  },
  ended: {
    title: 'Your session has ended',
    text: 'Sign in again to go on. What you typed is kept.',
    action: 'Sign in again',
  },
  notFound: {
    slate: 'No such page',
    title: 'There is nothing at this address',
    action: 'Go to Today',
  },
  crashed: {
    slate: 'Cut',
    title: 'This part of the desk stopped',
    text: 'Nothing is lost: what you had sent is saved, and what you were typing is kept.',
    action: 'Load it again',
  },
} as const

/** The gate in front of the desk, for everybody who may not use it yet. */
export const gateWords = {
  slate: 'Staff only',
  signedOut: {
    title: 'Sign in to the desk',
    text: 'The desk is where the company answers its inquiries. You need a staff account and the code of your authenticator app.',
    action: 'Sign in',
  },
  code: {
    title: 'One more step',
    text: 'Enter the code of your authenticator app, and you are in.',
    action: 'Enter the code',
  },
  noAuthenticator: {
    title: 'Add an authenticator app',
    text: 'The desk holds what people told us in confidence, so it asks for a second proof. Add an authenticator app in your account; it takes a minute.',
    action: 'Go to your account',
  },
  notStaff: {
    title: 'This is for our staff',
    text: 'You are signed in, but not as a member of staff. Your own inquiries are on your page.',
    action: 'See your inquiries',
    other: 'Use another account',
  },
  failed: {
    title: 'The desk does not answer',
    text: 'Either the connection or our server is down. Nothing is lost.',
    action: 'Try again',
  },
} as const
