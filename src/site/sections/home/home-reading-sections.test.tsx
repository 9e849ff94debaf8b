import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createDefaultFacts, type Facts } from '../../../content/company/facts.ts'
import { servicesDirectory } from '../../../content/home/services-directory.ts'
import { type Season, seasonAhead } from '../../../domain/campaign/campaign.ts'
import { pagePaths } from '../../../routes.ts'
import { FactsContext } from '../../platform/facts-context.ts'
import { ConferencePromoSection } from './conference-promo-section.tsx'
import { InternationalServicesSection } from './international-services-section.tsx'
import { PortlandCommunitySection } from './portland-community-section.tsx'
import { ServicesDirectorySection } from './services-directory-section.tsx'
import { VideoSolutionsSection } from './video-solutions-section.tsx'

const facts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))

/** The text of a prerendered section, as a screen reader reads it. */
function words(Section: () => ReactNode, shown: Facts = facts): string {
  return render(Section, shown)
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
}

function render(Section: () => ReactNode, shown: Facts = facts): string {
  return renderToString(
    <FactsContext value={shown}>
      <Section />
    </FactsContext>,
  ).replaceAll('<!-- -->', '')
}

describe('services directory', () => {
  test('numbers its scenes consecutively and links every service and program once', () => {
    const html = render(ServicesDirectorySection)
    const numbers = [...html.matchAll(/aria-hidden="true">(\d\d)</g)].map((match) => Number(match[1]))
    expect(numbers).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
    const { home, auth, privacy, terms, accessibility, ...others } = pagePaths
    const { equipmentList, account, inquiry, inquiryReceived, inquiryNotSent, ...offers } = others
    const linked = [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1])
    expect(linked.toSorted()).toEqual(Object.values(offers).toSorted())
  })

  test('says something different about each service', () => {
    const lines = servicesDirectory.parts.flatMap((part) => part.scenes.map((scene) => scene.line))
    expect(new Set(lines).size).toBe(15)
  })
})

describe('conference promo', () => {
  const withSeason = (changes: Partial<Season>): Facts => ({
    ...facts,
    season: { ...seasonAhead('2026-11-17'), ...changes },
  })

  test('names the price, the turnaround time and the free spots of the season', () => {
    const text = words(ConferencePromoSection)
    expect(text).toContain('Starting at $9,500 for fewer than 50 attendees')
    expect(text).toContain('72-hour priority turnaround')
    expect(text).toContain('7 spots remaining for the 2027 calendar')
  })

  test('counts the free spots in the season record', () => {
    const one = words(
      ConferencePromoSection,
      withSeason({ calendarYear: 2028, slotsTotal: 12, slotsBooked: 11 }),
    )
    expect(one).toContain('1 spot remaining for the 2028 calendar')
    const none = words(ConferencePromoSection, withSeason({ slotsBooked: 30 }))
    expect(none).toContain('The 2027 calendar is booked')
    expect(none).not.toContain('remaining')
  })

  test('claims nothing about the season while none is open', () => {
    const html = render(ConferencePromoSection, { ...facts, season: null })
    expect(html).not.toMatch(/remaining|calendar|20\d\d/)
    expect(html).toContain('from your dates to a proposal')
    expect(html).toContain('$9,500')
  })
})

test('video solutions name six services and four phases with their time promises', () => {
  const text = words(VideoSolutionsSection)
  for (const part of [
    'Corporate video production',
    'Live streaming',
    'Event coverage',
    'Infrastructure project management',
    'Youth media training',
    'Vendor coordination',
    'Pre-production',
    'Delivery',
    '99.99% on-time delivery',
    '15+ years',
    '1-2 weeks',
  ]) {
    expect(text).toContain(part)
  }
})

test('international clocks show nine in Portland until the clock of the visitor is known', () => {
  const text = words(InternationalServicesSection)
  expect(text).toContain('24hr global response')
  expect(text).toContain('within 24 hours')
  expect(text).toContain('At 9AM in Portland')
  for (const city of [
    'Portland Studio, UTC-8 9:00 AM',
    'New York UTC-5 12:00 PM',
    'London UTC+0 5:00 PM',
    'Dubai UTC+4 9:00 PM',
    'Singapore UTC+8, Next day 1:00 AM',
    'Auckland UTC+13, Next day 6:00 AM',
  ]) {
    expect(text).toContain(city)
  }
})

test('the ring of the dial is lit in the office hours that the facts have', () => {
  const office = (officeHours: Facts['officeHours']) =>
    /stroke-dasharray="[^"]*" stroke-dashoffset="[^"]*"/.exec(
      render(InternationalServicesSection, { ...facts, officeHours }),
    )?.[0]
  // The stroke starts at six in the morning, and a day later once more.
  expect(office([[9 * 60, 18 * 60]])).toBe('stroke-dasharray="540 900" stroke-dashoffset="1260"')
  expect(office([[9 * 60, 16 * 60 + 30]])).toBe('stroke-dasharray="450 990" stroke-dashoffset="1260"')
  const withBreak = [
    [8 * 60, 12 * 60],
    [13 * 60, 17 * 60],
  ] as const
  expect(office(withBreak)).toBe('stroke-dasharray="240 60 240 900" stroke-dashoffset="1320"')
  expect(office([[0, 24 * 60]])).toBe('stroke-dasharray="1440 0" stroke-dashoffset="1800"')
})

test('the Portland community names its figures, its youth partner and how to join', () => {
  const partner = { name: 'Riverside Youth Film', url: 'https://riverside.example/' }
  const html = render(PortlandCommunitySection, { ...facts, company: { ...facts.company, partner } })
  const text = words(PortlandCommunitySection)
  for (const figure of ['50+ local events', '200+ students', '100+ businesses']) {
    expect(text).toContain(figure)
  }
  expect(html).toContain('Riverside Youth Film')
  expect(html).not.toContain(facts.company.partner.name)
  for (const path of [pagePaths.youthTraining, pagePaths.magroseSupport, pagePaths.religiousPartnership]) {
    expect(html).toContain(`href="${path}"`)
  }
})
