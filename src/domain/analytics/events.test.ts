import { describe, expect, it } from 'vitest'
import * as limits from '../limits.ts'
import { analyticsPerRequest } from '../security/page-limits.ts'
import { type AnalyticsRecord, analyticsBatch } from './events.ts'

const accepts = (...events: readonly unknown[]) => analyticsBatch.safeParse({ events }).success

const records: AnalyticsRecord[] = [
  { name: 'page_view', path: '/' },
  { name: 'page_view', path: '/404', referrerHost: 'www.search.example' },
  { name: 'form_started', path: '/', form: 'contact' },
  { name: 'form_succeeded', path: '/quote', form: 'quote' },
  { name: 'form_failed', path: '/', form: 'partnership', kind: 'rate_limited' },
  { name: 'quote_step', path: '/quote', step: 2 },
  { name: 'gate_opened', path: '/corporate-conferences' },
  { name: 'gate_granted', path: '/corporate-conferences' },
  { name: 'chat_opened', path: '/' },
  { name: 'chat_message', path: '/', category: 'pricing' },
  { name: 'contact_form_error', path: '/', kind: 'network' },
  { name: 'lead_gate_error', path: '/corporate-conferences', kind: 'unavailable' },
]

describe('analytics events', () => {
  it.each(records)('$name is counted', (record) => {
    expect(analyticsBatch.parse({ events: [record] }).events).toEqual([record])
  })

  it.each([
    { name: 'page_view' },
    { name: 'page_view', path: '/inquiry/kJ8_x-Q2mLw0aPzT9bVc1e' },
    { name: 'page_view', path: '/?email=someone@example.com' },
    { name: 'page_view', path: '/', referrerHost: 'https://search.example/?q=my+name' },
    { name: 'page_view', path: '/', referrerHost: 'x'.repeat(300) },
    { name: 'form_started', path: '/', form: 'constructor' },
    { name: 'form_failed', path: '/', form: 'contact', kind: 'Jane did it' },
    { name: 'quote_step', path: '/quote', step: 2.5 },
    { name: 'chat_message', path: '/', category: 'what I typed' },
    { name: 'unknown', path: '/' },
    null,
  ])('refuses %j', (event) => {
    expect(accepts(event)).toBe(false)
  })

  it('drops unknown fields', () => {
    const [event] = analyticsBatch.parse({
      events: [{ name: 'gate_opened', path: '/', email: 'someone@example.com' }],
    }).events
    expect(event).toEqual({ name: 'gate_opened', path: '/' })
  })

  it('accepts as many events per request as a page sends, and no more', () => {
    const event = { name: 'chat_opened', path: '/' }
    expect(analyticsPerRequest).toBe(limits.events.perRequest)
    expect(accepts(...Array(limits.events.perRequest).fill(event))).toBe(true)
    expect(accepts(...Array(limits.events.perRequest + 1).fill(event))).toBe(false)
    expect(accepts()).toBe(false)
  })
})
