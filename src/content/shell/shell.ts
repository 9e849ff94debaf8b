import { anchors, contactFormHref, pagePaths } from '../../routes.ts'
import type { Company } from '../company/company.ts'

/** Words of the frame around every page. The tests check the prescribed ones word for word. */

export const skipLinks = [
  { label: 'Skip to main content', href: `#${anchors.mainContent}` },
  { label: 'Skip to navigation', href: `#${anchors.navigation}` },
] as const

export const headerText = {
  homeLink: (company: Company) => `${company.name}, home`,
  navigation: 'Main',
  menu: 'Menu',
  call: (company: Company) => `Call ${company.phone}`,
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
} as const

export const accountText = {
  signIn: 'Sign In',
  signOut: 'Sign Out',
  loading: 'Loading...',
  signInHref: pagePaths.auth,
  inquiries: 'My Inquiries',
  inquiriesHref: pagePaths.inquiry,
  account: 'My Account',
  accountHref: pagePaths.account,
} as const

/** The visitor's list in the header. */
export const quoteListLink = {
  href: `${pagePaths.quote}#${anchors.quoteList}`,
  label: (pieces: number) => `Quote list, ${pieces} ${pieces === 1 ? 'item' : 'items'}`,
  /** As many characters as its corner has room for. */
  count: (pieces: number) => (pieces > 99 ? '99+' : String(pieces)),
} as const

/** Kept apart from the panel's words, which load with the panel. */
export const openAccessibilityLabel = 'Open accessibility menu'

export function backToTopLabel(percent: number): string {
  return `Back to top (${percent}%)`
}

export const readingProgressLabel = 'Reading progress'

export const errorMessages = {
  general: 'An unexpected error occurred. Please try again.',
  security: 'A security error occurred. Please refresh the page or contact support.',
  'stale-build': 'This page could not be loaded.',
} as const

export const errorBoundaryText = {
  retry: { general: 'Try Again', security: 'Refresh Page', 'stale-build': 'Try Again' },
  contact: { label: 'Contact Us', href: contactFormHref },
} as const

export const notificationsText = {
  region: 'Notifications',
  dismiss: 'Dismiss notification',
} as const

export const connectionLostToast = {
  title: 'You are offline',
  description: 'This page could not be loaded. Check your connection and try again.',
} as const

/** Labels of controls without visible text, wherever they appear. */
export const controlText = {
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
} as const
