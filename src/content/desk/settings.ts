/** Words of the desk's settings, common to all of their sections. */
export const settingsWords = {
  title: 'Settings',
  lead: 'How the company works, and how you do.',
  sections: 'Sections',
  loading: 'Loading the settings',
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved.',
  failed: {
    title: 'These settings did not load',
    text: 'Either the connection or our server is down. Nothing was changed.',
    action: 'Try again',
  },
  people: 'People',
  hours: 'Hours and holidays',
  webhook: 'Webhook',
  replies: 'Saved replies',
  signature: 'Your signature',
  notifications: 'Notifications',
  retention: 'Retention',
  audit: 'Log',
} as const
