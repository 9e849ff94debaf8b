import { pagePaths } from '../../routes.ts'
import { stageDoor } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const auth: PageContent = {
  path: pagePaths.auth,
  head: {
    title: 'Sign In',
    description:
      'Sign in or create an account to keep your inquiries together. An account is optional: every form on the site can be sent without one.',
    keywords: ['sign in', 'create account', 'client account', 'client login', 'password reset'],
  },
  indexable: false,
  lead: stageDoor,
  slate: 'Client account',
  heading: 'Welcome Back',
  summary: ({ company }) =>
    `Sign in to your ${company.name} account, or create one. It is optional: every form on this site can be sent without signing in.`,
  actions: [{ label: 'Back to Home', href: pagePaths.home }],
}
