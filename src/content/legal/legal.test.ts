import { describe, expect, test } from 'vitest'
import { createDefaultFacts, type Facts } from '../company/facts.ts'
import { accessibilityStatement } from './accessibility.ts'
import { privacyPolicy } from './privacy.ts'
import type { Reading, Words } from './reading.ts'
import { termsOfUse } from './terms.ts'

const facts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))

const plain = (words: Words) =>
  typeof words === 'string'
    ? words
    : words.map((piece) => (typeof piece === 'string' ? piece : piece.label)).join('')

/** All visible text of one part, or of all parts. */
function textOf({ parts }: Reading, id?: string, given: Facts = facts): string {
  return parts(given)
    .filter((part) => id === undefined || part.id === id)
    .flatMap(({ title, note, text, rows = [], list = [], after }) => [
      title,
      note ?? '',
      ...text.map(plain),
      ...rows.flatMap(({ label, value }) => [label, plain(value)]),
      ...list.map(plain),
      plain(after ?? ''),
    ])
    .join('\n')
}

describe.each([
  ['privacy', privacyPolicy],
  ['terms', termsOfUse],
  ['accessibility', accessibilityStatement],
])('%s', (_name, reading) => {
  test('has parts with unique ids, none of them empty', () => {
    const parts = reading.parts(facts)
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
    for (const { id } of parts) {
      expect(id).toMatch(/^[a-z-]+$/)
      expect(textOf(reading, id).split('\n').filter(Boolean).length).toBeGreaterThan(1)
    }
  })

  test('states the day it was last reviewed', () => {
    expect(reading.reviewed).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(new Date(reading.reviewed).toISOString()).toContain(reading.reviewed)
  })

  test('takes the company’s details from facts and says how to reach the company', () => {
    const company = {
      ...facts.company,
      name: 'Other Name',
      legalName: 'Other Name Inc',
      phone: '(555) 010-0000',
      email: 'other@company.example',
    }
    const text = textOf(reading, undefined, { ...facts, company })
    expect(text).toContain(company.email)
    const { name, phone, email } = facts.company
    for (const detail of [name, phone, email]) expect(text).not.toContain(detail)
  })

  test('is written plainly', () => {
    expect(textOf(reading)).not.toContain('\u2014')
  })
})

describe('the privacy policy', () => {
  test('states how long statistics, the security log and conference access are kept', () => {
    expect(textOf(privacyPolicy, 'statistics')).toContain('400 days')
    expect(textOf(privacyPolicy, 'security')).toContain('90 days')
    expect(textOf(privacyPolicy, 'how-long')).toMatch(/400 days[\s\S]*90 days/)
    expect(textOf(privacyPolicy, 'browser')).toContain('24 hours')
  })

  test('says what the help chat sends and for how long it is kept', () => {
    expect(textOf(privacyPolicy, 'chat')).toMatch(
      /taken out first[\s\S]*180 days[\s\S]*400 days[\s\S]*conversation/,
    )
    expect(textOf(privacyPolicy, 'how-long')).toContain('180 days')
  })

  test('names both cookies and everything else stored in the browser', () => {
    const text = textOf(privacyPolicy, 'browser')
    for (const kept of [
      'csrf_token',
      'device',
      'drafts',
      'chat',
      'how far down',
      'accessibility settings',
      'fonts',
      'conference',
      'account-session',
      'account-step',
      'first-page',
    ])
      expect(text).toContain(kept)
  })

  test('says what an account stores and how to have it deleted', () => {
    expect(textOf(privacyPolicy, 'account')).toMatch(
      /email address[\s\S]*display name[\s\S]*password[\s\S]*60 days[\s\S]*account page you [^.]*delete the account/,
    )
  })

  test('says how long sessions, links and emails of an account are kept, and that the security log knows it', () => {
    expect(textOf(privacyPolicy, 'how-long')).toMatch(
      /two days after the last email[\s\S]*60 days after it was last used[\s\S]*8 days at most[\s\S]*an hour after it was sent[\s\S]*365 days/,
    )
    expect(textOf(privacyPolicy, 'security')).toContain('number of your account')
  })

  test('names the third parties that settings can enable, and says that there are none by default', () => {
    const text = textOf(privacyPolicy, 'others')
    for (const who of ['nobody', 'reCAPTCHA', 'Zapier', 'YouTube', 'Vimeo']) expect(text).toContain(who)
  })

  test('says how to have data deleted', () => {
    expect(textOf(privacyPolicy, 'deletion')).toMatch(/Write to hello@bridgelight\.example[\s\S]*delete/)
  })
})

describe('the terms', () => {
  test('say that a quote is valid for 30 days and an estimate is not binding', () => {
    expect(textOf(termsOfUse, 'quotes')).toContain('valid for 30 days')
    expect(textOf(termsOfUse, 'prices')).toContain('not binding')
  })

  test('repeat the times that forms promise', () => {
    const text = textOf(termsOfUse, 'requests')
    for (const time of ['2 hours', '24 hours', '5 business days']) expect(text).toContain(time)
  })
})

describe('the accessibility statement', () => {
  test('commits to WCAG 2.2 AA and explains the badge', () => {
    const text = textOf(accessibilityStatement, 'commitment')
    expect(text).toContain('WCAG 2.2 AA')
    expect(text).toContain('WCAG 2.1 AA')
    expect(text).toContain('Section 508')
  })

  test('explains every control of the panel', () => {
    const text = textOf(accessibilityStatement, 'panel')
    for (const control of [
      'Font Size',
      'Dark Mode',
      'High Contrast',
      'Reduce Motion',
      'UI Sounds',
      'Reset All',
    ])
      expect(text).toContain(control)
    expect(text).toContain('From 75% to 200%, in steps of 25.')
  })
})
