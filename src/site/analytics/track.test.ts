import { describe, expect, it } from 'vitest'
import { analyticsBatch } from '../../domain/analytics/events.ts'
import { analyticsPerPage, analyticsPerRequest } from '../../domain/security/page-limits.ts'
import type { PublicPath } from '../../routes.ts'
import { createTracker, mayCount, track } from './track.ts'

function setUp({ allowed = true, page = '/' }: { allowed?: boolean; page?: PublicPath | null } = {}) {
  const sent: string[] = []
  const timers: (() => void)[] = []
  const visit = { allowed, page }
  const tracker = createTracker({
    allowed: () => visit.allowed,
    path: () => visit.page,
    send: (body) => sent.push(body),
    later: (flush) => timers.push(flush),
  })
  return {
    tracker,
    visit,
    timers,
    batches: () => sent.map((body) => analyticsBatch.parse(JSON.parse(body)).events),
  }
}

describe('tracker', () => {
  it('sends events in one batch, each with the page it happened on', () => {
    const { tracker, visit, timers, batches } = setUp()
    tracker.track({ name: 'page_view', referrerHost: 'search.example' })
    visit.page = '/quote'
    tracker.track({ name: 'form_started', form: 'quote' })
    expect(batches()).toEqual([])
    expect(timers).toHaveLength(1)
    timers[0]?.()
    expect(batches()).toEqual([
      [
        { name: 'page_view', path: '/', referrerHost: 'search.example' },
        { name: 'form_started', path: '/quote', form: 'quote' },
      ],
    ])
  })

  it('sends waiting events once when the page closes', () => {
    const { tracker, timers, batches } = setUp()
    tracker.track({ name: 'chat_opened' })
    tracker.flush()
    tracker.flush()
    timers[0]?.()
    expect(batches()).toEqual([[{ name: 'chat_opened', path: '/' }]])
  })

  it('never puts more events in a batch than the server accepts', () => {
    const { tracker, batches } = setUp()
    for (let count = 0; count < analyticsPerRequest + 1; count += 1) tracker.track({ name: 'chat_opened' })
    tracker.flush()
    expect(batches().map((batch) => batch.length)).toEqual([analyticsPerRequest, 1])
  })

  it('stops after the maximum number of events for one page', () => {
    const { tracker, batches } = setUp()
    for (let count = 0; count < 2 * analyticsPerPage; count += 1) tracker.track({ name: 'chat_opened' })
    tracker.flush()
    expect(batches().flat()).toHaveLength(analyticsPerPage)
  })

  it.each([{ allowed: false }, { page: null }])('counts nothing with %j', (options) => {
    const { tracker, timers, batches } = setUp(options)
    tracker.track({ name: 'page_view' })
    tracker.flush()
    expect([timers, batches()]).toEqual([[], []])
  })
})

describe('mayCount', () => {
  it.each([
    [{}, true],
    [{ doNotTrack: null }, true],
    [{ doNotTrack: 'unspecified' }, true],
    [{ doNotTrack: '0', globalPrivacyControl: false }, true],
    [{ doNotTrack: '1' }, false],
    [{ globalPrivacyControl: true }, false],
  ])('with %j is %s', (browser, allowed) => {
    expect(mayCount(browser)).toBe(allowed)
  })
})

describe('track', () => {
  it('does nothing outside a browser', () => {
    expect(() => track({ name: 'page_view' })).not.toThrow()
  })
})
