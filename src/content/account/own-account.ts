import { staffPath } from '../../domain/desk/staff-path.ts'
import * as limits from '../../domain/limits.ts'
import { pagePaths } from '../../routes.ts'
import { deletionWeek, inquiriesAfterDeletion } from './deletion.ts'

/** Words of the account page. */

export const ownAccountText = {
  panel: 'Your account',
  loading: 'Looking up your account',
  facts: {
    since: 'Joined',
    twoSteps: 'Second check',
    on: 'On',
    off: 'Off',
    devices: 'Devices',
  },
  scriptsNeeded: {
    title: 'Your account needs JavaScript',
    text: 'It is off in your browser. Turn it on to change something here, or write to us from your account’s address.',
  },
  signedOut: {
    slate: 'Not signed in',
    title: 'Sign in to see your account',
    text: 'Your name, address, password and devices are changed here. An account is optional: every form on this site can be sent without one.',
    action: { label: 'Sign In', href: `${pagePaths.auth}?next=${pagePaths.account}` },
  },
  failed: {
    title: 'We could not look up your account',
    retry: 'Try Again',
  },
  unreachable: 'We could not reach our server, and nothing has changed. Please try again.',
  offline: 'You are offline, and nothing has changed. Try again once you are connected.',
  change: 'Change',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  /** Followed by our email address, where the accounts are kept by a service without these calls. */
  byEmail: 'We do this for you. Write from your account’s address to',
} as const

/** At the top of the page, for members of the staff. */
export const staffNotice = {
  closed: {
    title: 'One thing before the desk opens',
    text: 'Staff sign in with a code from their phone. Add an authenticator app, keep your recovery codes, and you are in.',
    action: 'Go to Two-Step Sign-In',
  },
  open: {
    title: 'You are on the staff',
    action: { label: 'Open the Staff Desk', href: staffPath },
  },
  kept: 'I Have Kept Them: To the Desk',
} as const

export const namePart = {
  slate: 'Billed as',
  heading: 'Name',
  label: 'Display Name',
  none: 'No name yet',
  changed: { title: 'Name changed', description: 'Your account has its new name.' },
} as const

export const emailPart = {
  slate: 'Call sheet to',
  heading: 'Email Address',
  label: 'New Email',
  hint: 'Both addresses get a link. The new one counts once both links have been opened.',
  submit: 'Send the Links',
  pending: 'Sending...',
  waiting: {
    title: 'Waiting for both mailboxes',
    before: 'Your address becomes',
    after:
      'once the links in both mailboxes have been opened, the old one and the new one. Until then nothing changes.',
    spam: 'Nothing there after a minute? Look in the spam folders, or have the links sent again.',
    again: 'Send the Links Again',
    other: 'Use Another Address',
    keep: 'Keep the Present Address',
    keeping: 'Keeping...',
  },
  sent: { title: 'Two emails on their way', description: 'Open the link in each of them.' },
  changed: { title: 'Address changed', description: 'From now on you sign in with the new one.' },
  kept: { title: 'Address kept', description: 'The links in both emails no longer work.' },
} as const

export const passwordPart = {
  slate: 'Door key',
  heading: 'Password',
  lead: 'A new one signs out every other device.',
  change: 'Choose a New Password',
  code: {
    lead: 'It has been a while since you signed in here. To be sure it is you, we sent six digits to',
    label: 'Code from the Email',
    again: 'Send the Code Again',
    sent: { title: 'Code on its way', description: 'Look in your inbox, and in your spam folder.' },
    other: 'Choose another password',
  },
} as const

export const factorPart = {
  slate: 'Second check',
  heading: 'Two-Step Sign-In',
  off: 'Off. With an authenticator app, signing in takes your password and a code from your phone, so a stolen password alone opens nothing.',
  on: 'On. Signing in takes your password and a code from one of these apps.',
  apps: 'Your authenticator apps',
  unnamed: 'Authenticator app',
  added: 'Added',
  add: 'Add an Authenticator App',
  another: 'Add Another App',
  nameLabel: 'Name of the App or Phone',
  nameHint: 'So that you can tell it apart later.',
  nameMissing: 'Give it a name',
  next: 'Continue',
  preparing: 'Preparing...',
  signInAgain: 'Sign In Again',
  scan: {
    heading: 'Scan this with the app',
    picture: 'QR code to scan with your authenticator app',
    type: 'No camera? Type this key into the app:',
    submit: 'Turn It On',
    pending: 'Checking...',
  },
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  confirm: {
    one: (name: string) => `Remove ${name}? Codes from it stop working.`,
    last: (name: string) =>
      `Remove ${name}? It is your only app: signing in then takes just the password, and your recovery codes are erased.`,
    yes: 'Remove It',
    pending: 'Removing...',
    no: 'Keep It',
  },
  turnedOn: { title: 'Two-step sign-in is on', description: 'Keep your recovery codes before you go on.' },
  addedApp: { title: 'App added', description: 'Its codes work from now on.' },
  removed: { title: 'App removed', description: 'Its codes no longer work.' },
  reset: {
    title: 'Somebody asked to remove your second check',
    text: (when: string) =>
      `From ${when} on, a link in your mailbox can do it. Not you? Sign in once with a code from your app: that cancels the link. Then choose a new password.`,
  },
} as const

export const codesPart = {
  heading: 'Recovery codes',
  lead: 'For the day your phone is lost: each code signs you in once.',
  left: (count: number) =>
    count === 0 ? 'No codes left' : count === 1 ? '1 code left' : `${count} codes left`,
  create: 'Create New Codes',
  creating: 'Creating...',
  replaces: 'The codes you have now stop working.',
  shown: {
    heading: 'Keep these codes',
    warning: {
      title: 'You see them this once',
      text: 'Print them or save them somewhere other than your phone. We keep only a scrambled form and cannot show them again. Whoever has one and your password gets in.',
    },
    list: 'Your recovery codes',
    copy: 'Copy',
    copied: { title: 'Codes copied', description: 'Paste them somewhere safe.' },
    notCopied: {
      title: 'Not copied',
      description: 'Your browser does not allow it. Download them, or write them down.',
    },
    download: 'Download as Text',
    downloaded: { title: 'Codes downloaded', description: 'Move the file somewhere safe.' },
    done: 'I Have Kept Them',
  },
} as const

export function recoveryCodesFile(company: string, email: string, codes: readonly string[]): string {
  return [
    `Recovery codes for ${email} at ${company}`,
    'Each code signs you in once, in place of a code from your authenticator app.',
    '',
    ...codes,
    '',
  ].join('\n')
}

export const recoveryCodesFileName = 'recovery-codes.txt'

export const sessionsPart = {
  slate: 'On set now',
  heading: 'Devices',
  lead: 'Where your account is signed in. End whatever you do not recognize, then choose a new password.',
  /** Where the service does not list them. */
  unlisted: 'You can sign out every device except this one.',
  caption: 'Devices that are signed in, last used first',
  columns: {
    device: 'Device',
    zone: 'Place',
    signedIn: 'Signed in',
    lastUsed: 'Last used',
    end: 'Session',
  },
  unknownDevice: 'Unknown browser',
  unknownZone: 'Not known',
  /** After the name of a city: Los Angeles time. */
  zone: (city: string) => `${city} time`,
  current: 'This device',
  halfway: 'Second check not passed',
  end: 'End',
  endNamed: (device: string) => `End the session of ${device}`,
  ending: 'Ending...',
  endOthers: 'End All Others',
  ended: { title: 'Session ended', description: 'That device is signed out.' },
  endedOthers: { title: 'Sessions ended', description: 'Every other device is signed out.' },
  alone: 'No other device is signed in.',
} as const

export const inquiriesPart = {
  slate: 'Your work with us',
  heading: 'Inquiries',
  lead: 'Everything you sent while signed in or from your address, with where it stands.',
  action: { label: 'My Inquiries', href: pagePaths.inquiry },
} as const

export const exportPart = {
  slate: 'Dailies',
  heading: 'Your Data',
  lead: 'Everything we keep about your account and the inquiries that belong to it, as one JSON file.',
  action: 'Download My Data',
  pending: 'Collecting...',
  done: { title: 'Download started', description: 'One file with everything.' },
} as const

/** A day of the calendar such as 2026-11-18. */
export function exportFileName(day: string): string {
  return `account-${day}.json`
}

export const deletionPart = {
  slate: 'That’s a wrap',
  heading: 'Delete the Account',
  lead: `It goes ${deletionWeek} after you ask for it. Until then you can change your mind.`,
  action: 'Delete My Account',
  dialog: {
    slate: 'Before we strike the set',
    title: 'Delete your account?',
    close: 'Close',
    points: [
      `In ${deletionWeek} your name, your address, your password and all sessions are erased for good.`,
      'We send you an email with the date. Until then, sign in and press “Keep My Account” to stop it.',
      inquiriesAfterDeletion,
    ],
    confirm: `Delete It in ${limits.account.deletionDays} Days`,
    pending: 'Asking...',
    cancel: 'Keep My Account',
  },
  waiting: {
    title: (day: string) => `Your account is deleted on ${day}`,
    keep: 'Keep My Account',
    pending: 'Stopping...',
  },
  asked: { title: 'Deletion is set', description: 'We sent you an email with the date.' },
  kept: { title: 'Your account stays', description: 'Nothing will be deleted.' },
} as const

/** Titles of refusals; the server's own sentence follows. */
export const ownAccountRefusals = {
  name: 'Name Not Changed',
  email: 'Address Not Changed',
  keepEmail: 'Change Not Called Off',
  code: 'Code Not Sent',
  factor: 'App Not Added',
  removal: 'App Not Removed',
  codes: 'No Codes Created',
  session: 'Session Not Ended',
  export: 'Nothing Downloaded',
  deletion: 'Account Not Deleted',
  keep: 'Deletion Not Stopped',
} as const
