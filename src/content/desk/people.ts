import { countText } from './views.ts'

/** Words of the settings' section about the staff. */
export const peopleWords = {
  lead: 'Viewers read, producers answer, owners also see this page. Everybody needs an authenticator app besides the password.',
  you: 'You',
  role: 'Role',
  roleOf: (name: string) => `Role of ${name}`,
  secondFactor: 'Second factor',
  noSecondFactor: 'No second factor yet',
  lastSeen: (time: string) => `Last seen ${time}`,
  neverSeen: 'Never signed in',
  open: (count: number) => (count === 1 ? '1 open inquiry' : `${countText(count)} open inquiries`),
  staff: 'Staff',
  reset: 'Reset second factor',
  remove: 'Remove',
  cancel: 'Leave it',
  working: 'One moment',
  resetting: {
    title: (name: string) => `Reset the second factor of ${name}?`,
    text: 'Their authenticator app and recovery codes are forgotten, they are signed out everywhere, and a mail tells them. To use the desk again they sign in with their password and add an app.',
    confirm: 'Reset it now',
  },
  removing: {
    title: (name: string) => `Remove ${name} from the staff?`,
    text: (open: number) =>
      `They are signed out everywhere at once, and their authenticator app is forgotten. ${freed(open)} What they wrote stays. This cannot be undone: to come back they need another invitation.`,
    confirm: 'Remove them now',
  },
  roleChanged: (name: string, role: string) => `${name} is ${role} now.`,
  wasReset: (name: string) => `The second factor of ${name} is reset.`,
  removed: (name: string) => `${name} is no longer on the staff.`,
  invite: {
    heading: 'Invite a colleague',
    email: 'Email',
    invalid: 'This is not an email address.',
    submit: 'Send invitation',
    pending: 'Sending',
    sent: (email: string) => `An invitation for ${email} is on its way.`,
  },
  invitations: {
    heading: 'Invited',
    until: (day: string) => `Valid until ${day}`,
    waiting: 'The mail is on its way',
    again: 'Send again',
    againTo: (email: string) => `Send the invitation for ${email} again`,
    withdraw: 'Withdraw',
    withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
    withdrawn: (email: string) => `The invitation of ${email} is withdrawn; its link no longer works.`,
  },
  sessions: {
    heading: 'Signed in',
    caption: 'Where the staff is signed in, last used first',
    none: 'No session is kept here.',
    person: 'Person',
    device: 'Device',
    place: 'Place',
    lastUsed: 'Last used',
    session: 'Session',
    unknownDevice: 'Unknown browser',
    unknownPlace: 'Not known',
    time: (city: string) => `${city} time`,
    halfway: 'Second factor not given',
    current: 'This device',
    end: 'End',
    endOf: (name: string, device: string) => `End the session of ${name}, ${device}`,
    ended: (name: string) => `That session of ${name} has ended.`,
  },
} as const

function freed(open: number): string {
  if (open === 0) return 'No open inquiry is with them.'
  return open === 1
    ? 'The open inquiry that is with them is unassigned again.'
    : `The ${countText(open)} open inquiries that are with them are unassigned again.`
}
