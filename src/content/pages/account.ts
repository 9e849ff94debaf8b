import { pagePaths } from '../../routes.ts'
import { worldDesk } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const account: PageContent = {
  path: pagePaths.account,
  head: {
    title: 'Your Account',
    description:
      'Change your name, address and password, see which devices are signed in, add a second check, download your data or delete the account.',
    keywords: [
      'account settings',
      'change password',
      'signed-in devices',
      'two-step sign-in',
      'delete account',
    ],
  },
  indexable: false,
  lead: worldDesk,
  slate: 'Client account / Sheet',
  heading: 'Your account, in your hands',
  summary: () =>
    'Who you are to us, how you sign in and where you are signed in right now. Change it, take a copy with you, or end it: no email to us needed.',
  actions: [
    { label: 'My Inquiries', href: pagePaths.inquiry },
    { label: 'Back to Home', href: pagePaths.home },
  ],
}
