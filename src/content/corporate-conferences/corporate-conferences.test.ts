import { describe, expect, test } from 'vitest'
import { seasonAhead } from '../../domain/campaign/campaign.ts'
import { consultationOptions } from '../../domain/inquiry/options.ts'
import { anchors } from '../../routes.ts'
import { createDefaultFacts } from '../company/facts.ts'
import { conferenceContact, conferenceDefaults } from '../forms/conference-form.ts'
import { corporateConferences } from '../pages/corporate-conferences.ts'
import { calendarWords } from './calendar.ts'
import { conferenceIndex, openedOpening } from './opened.ts'
import { conferencePackages, packagesSection } from './packages.ts'
import { conferenceTeaser } from './teaser.ts'
import { clientSection, conferenceTestimonials } from './testimonial.ts'
import { runningOrder, showReport } from './two-days.ts'

const facts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))
const season = seasonAhead('2026-06-01')

test('the package at the starting price comes before the three others', () => {
  expect(
    conferencePackages.map(({ name, price, attendees, length }) => [name, price, attendees, length]),
  ).toEqual([
    ['Starter', '$9,500', 'Fewer than 50', '2 days'],
    ['Essential', '$12,350', '50-200', '2 days'],
    ['Premium', '$19,175', '200-500', '2 days'],
    ['Enterprise', '$32,175', '500+', '2 days'],
  ])
})

test('the plan of a package matches its text, and a larger package has more of everything', () => {
  const numbers = ['One', 'Two', 'Four', 'Six']
  conferencePackages.forEach(({ plan, includes }, index) => {
    expect(includes[0]).toMatch(new RegExp(`^${numbers[index]} cameras?\\b`))
    expect(includes.some((item) => item.includes('breakout rooms'))).toBe(plan.rooms > 0)
    const smaller = conferencePackages[index - 1]
    if (!smaller) return
    expect(plan.rows).toBeGreaterThan(smaller.plan.rows)
    expect(plan.cameras).toBeGreaterThan(smaller.plan.cameras)
    if (plan.rooms > 0) expect(plan.rooms).toBeGreaterThan(smaller.plan.rooms)
  })
})

test('locked or open, the opening says where prices start, and what that buys', () => {
  expect(corporateConferences.service?.startingPrice).toBe(9500)
  for (const { summary } of [corporateConferences, openedOpening])
    expect(summary(facts)).toContain('$9,500 for fewer than 50 attendees')
  expect(openedOpening.heading).toBe(corporateConferences.heading)
  const labels = [...corporateConferences.actions, ...openedOpening.actions].map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

test('teaser and opened page promise the same proposal, strategy call and highlight reel', () => {
  const offer = JSON.stringify(conferenceTeaser.inside.offer)
  const opened = JSON.stringify([packagesSection, conferenceContact, runningOrder])
  for (const words of [offer, opened]) expect(words).toMatch(/[Ww]ithin 24 hours/)
  expect(offer).toContain('15 minutes')
  expect(opened).toContain('15-minute strategy call')
  expect(offer).toContain('3-5 minutes')
  expect(packagesSection.every.text).toContain('3-5 minute highlight reel')
})

test('the teaser reveals no hidden price and no contents of a package', () => {
  const pages = conferenceTeaser.inside.pages({ season, client: true })
  const words = JSON.stringify([conferenceTeaser, pages])
  const [starter, ...others] = conferencePackages
  for (const kept of [
    ...(starter?.includes ?? []),
    ...others.flatMap(({ price, includes }) => [price, ...includes]),
  ])
    expect(words).not.toContain(kept)
})

test.each([true, false])(
  'the teaser lists as many pages as the index has links, with a client: %s',
  (client) => {
    const pages = conferenceTeaser.inside.pages({ season, client })
    expect(pages).toHaveLength(conferenceIndex.links({ client }).length)
  },
)

test('the index leads to every section, and nowhere else', () => {
  expect(conferenceIndex.links({ client: true }).map(({ anchor }) => anchor)).toEqual([
    anchors.conferenceProblem,
    anchors.conferenceSolution,
    anchors.conferencePackages,
    anchors.conferenceCalendar,
    anchors.conferenceClient,
    anchors.conferenceContact,
  ])
})

test('every line of the show report is answered by one cue, in order', () => {
  const answers = runningOrder.days.flatMap(({ cues }) => cues.flatMap(({ answers }) => answers ?? []))
  expect(answers).toEqual(showReport.lines.map((_, index) => index + 1))
})

test('the cues of both days are in order of time', () => {
  expect(runningOrder.days).toHaveLength(2)
  for (const { cues } of runningOrder.days) {
    const times = cues.map(({ time }) => time)
    expect(times).toEqual([...times].sort())
  }
})

describe('the calendar', () => {
  test('is computed from the campaign', () => {
    const { figure, heading, bar } = calendarWords(season)
    expect(figure).toBe('7')
    expect(heading).toBe('slots remaining in 2027')
    expect(bar).toEqual({
      label: '18 of 25 annual 2027 slots booked',
      percent: 72,
      slots: 25,
      rows: [
        { label: 'Booked', value: '72%' },
        { label: 'Remaining', value: '7' },
        { label: 'Book by', value: 'January 31st' },
      ],
    })
    const other = calendarWords({ ...season, calendarYear: 2028, slotsTotal: 10, slotsBooked: 9 })
    expect(other.figure).toBe('1')
    expect(other.heading).toBe('slot remaining in 2028')
    expect(other.bar?.percent).toBe(90)
  })

  test('says that the year is full, without a date to book by', () => {
    const full = calendarWords({ ...season, slotsBooked: 25 })
    expect(full.heading).toBe('2027 is full')
    expect(full.bar?.percent).toBe(100)
    expect(JSON.stringify(full)).not.toContain('January')
  })

  test('counts nothing while no season is open', () => {
    const closed = calendarWords(null)
    expect(closed).toMatchObject({ figure: null, bar: null })
    expect(JSON.stringify(closed)).not.toMatch(/20\d\d|January|remaining|booked/)
  })

  test.each([
    ['2026-03-01', 'March 1st'],
    ['2026-03-02', 'March 2nd'],
    ['2026-03-03', 'March 3rd'],
    ['2026-03-11', 'March 11th'],
    ['2026-03-22', 'March 22nd'],
  ])('%s reads %s', (bookBy, said) => {
    expect(calendarWords({ ...season, bookBy }).bar?.rows.at(-1)?.value).toBe(said)
  })
})

test('the testimonial ships as a sample', () => {
  expect(conferenceTestimonials.map(({ sample }) => sample)).toEqual([true])
})

test('the contact form starts with one of its own choices', () => {
  expect(consultationOptions.projectType).toContain(conferenceDefaults.projectType)
})

test('the words are plain, without em dashes', () => {
  const words = JSON.stringify([
    conferenceTeaser,
    conferencePackages,
    packagesSection,
    openedOpening,
    conferenceIndex,
    showReport,
    runningOrder,
    calendarWords(season),
    conferenceTestimonials,
    clientSection,
    conferenceContact,
  ])
  expect(words).not.toContain('\u2014')
})
