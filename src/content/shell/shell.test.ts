import { expect, test } from 'vitest'
import { anchors } from '../../routes.ts'
import { defaultCompany } from '../company/company.ts'
import { accessibilityText } from './accessibility-panel.ts'
import { footerText } from './footer.ts'
import { accountText, backToTopLabel, errorMessages, openAccessibilityLabel, skipLinks } from './shell.ts'

test('the accessibility panel keeps its prescribed words', () => {
  expect(accessibilityText).toMatchObject({
    title: 'Accessibility',
    badge: 'WCAG 2.1 AA',
    visual: { title: 'Visual Adjustments', darkMode: 'Dark Mode', highContrast: 'High Contrast' },
    motion: { title: 'Motion & Animation', reduceMotion: 'Reduce Motion' },
    audio: { title: 'Audio', uiSounds: 'UI Sounds' },
    resetAll: 'Reset All',
    close: 'Close',
  })
  expect(openAccessibilityLabel).toBe('Open accessibility menu')
  expect(accessibilityText.note).toContain('WCAG 2.1 AA')
  expect(accessibilityText.note).toContain('Section 508')
})

test('the account button keeps its prescribed words', () => {
  expect(accountText).toMatchObject({ signIn: 'Sign In', signOut: 'Sign Out', loading: 'Loading...' })
})

test('both kinds of render error keep their prescribed messages', () => {
  expect(errorMessages).toMatchObject({
    general: 'An unexpected error occurred. Please try again.',
    security: 'A security error occurred. Please refresh the page or contact support.',
  })
})

test('the skip links lead to the main content and the navigation', () => {
  expect(skipLinks.map((link) => link.href)).toEqual([`#${anchors.mainContent}`, `#${anchors.navigation}`])
})

test('back to top says how far the visitor has read', () => {
  expect(backToTopLabel(0)).toBe('Back to top (0%)')
  expect(backToTopLabel(42)).toBe('Back to top (42%)')
})

test('the footer shows the given year, the company and the business hours', () => {
  expect(footerText.copyright(2031, { ...defaultCompany, legalName: 'Other LLC' })).toBe(
    '© 2031 Other LLC. All rights reserved.',
  )
  expect(footerText.hours(defaultCompany)).toContain('9AM-6PM')
})
