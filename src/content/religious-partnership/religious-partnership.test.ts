import { describe, expect, test } from 'vitest'
import { type Season, seasonAhead } from '../../domain/campaign/campaign.ts'
import { createDefaultFacts } from '../company/facts.ts'
import { applicationSection } from '../forms/qualification-form.ts'
import { religiousDialog } from '../forms/religious-form.ts'
import { religiousPartnership, urgencyBadges } from '../pages/religious-partnership.ts'
import { applicationSteps, stepsFor } from './application-steps.ts'
import { benefits } from './benefits.ts'
import { caseStudies } from './case-studies.ts'
import { exchange } from './exchange.ts'
import { partnershipProcess } from './process.ts'
import { budgetFigure, dollarRange, program, topSheet } from './program.ts'

const facts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))
const { company } = facts

const summary = religiousPartnership.summary(facts)

function seasonWith(change: Partial<Season> = {}): Season {
  return { ...seasonAhead('2026-11-17'), ...change }
}

describe('the opening', () => {
  test.each(['150+', '6+ sites', '3-5 youth', '2-3 year commitment'])('says %s', (claim) => {
    expect(summary).toContain(claim)
  })

  test('states the value of the equipment that the channels add up to', () => {
    expect(summary).toContain(dollarRange(program.total))
    expect(religiousPartnership.head.description).toContain(dollarRange(program.total))
  })
})

describe('urgency', () => {
  test('takes slots and review from the season', () => {
    expect(urgencyBadges(seasonWith())).toEqual([
      '2 slots left',
      '4 churches per year',
      'Next review: October 2027',
    ])
    expect(urgencyBadges(seasonWith({ partnershipSlots: 1, partnershipReview: null }))).toEqual([
      '1 slot left',
      '4 churches per year',
    ])
  })

  test('claims no slots when none are left, and nothing while no season is open', () => {
    expect(urgencyBadges(seasonWith({ partnershipSlots: 0 })).join()).not.toContain('left')
    expect(applicationSection.banner(seasonWith({ partnershipSlots: 0 }))).toBeNull()
    const quiet = [
      ...urgencyBadges(null),
      applicationSection.banner(null),
      applicationSection.note(null),
      religiousDialog.description(null),
      JSON.stringify(stepsFor(null)),
    ]
    for (const words of quiet) expect(words ?? '').not.toMatch(/slot|left|per year|20\d\d|first served/)
  })

  test('the dialog counts the slots of a year', () => {
    expect(religiousDialog.description(seasonWith())).toContain('2-3 partnership slots open per year')
  })
})

test('the process has four steps', () => {
  expect(partnershipProcess.steps).toHaveLength(4)
})

describe('the program', () => {
  test('takes 4 churches per year, with the partner of the company', () => {
    const lead = program.lead({ ...company, partner: { name: 'Other Partner', url: '' } })
    expect(lead).toContain('4 churches per year')
    expect(lead).toContain('Other Partner')
    expect(lead).not.toContain(company.partner.name)
  })

  test('counts churches, sites, youth and value', () => {
    expect(program.figures.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      '4 churches per year',
      '6+ partner sites',
      '150+ youth trained at these sites',
      'Over $250K value so far, all sites together',
    ])
  })

  test('values audio, video and lighting, and their sum', () => {
    expect(program.channels.map((channel) => [channel.name, dollarRange(channel)])).toEqual([
      ['Audio', '$15,000-$35,000'],
      ['Video', '$20,000-$50,000'],
      ['Lighting', '$10,000-$25,000'],
    ])
    expect(dollarRange(program.total)).toBe('$45,000-$110,000')
  })
})

describe('who pays', () => {
  const amounts = (end: 'from' | 'to') => topSheet.lines.map((line) => line[end])

  test.each(['from', 'to'] as const)('adds up at the “%s” end of the range', (end) => {
    const [audio = 0, video = 0, lighting = 0, value = 0, contribution = 0, training = 0, price = 0] =
      amounts(end)
    expect(value).toBe(audio + video + lighting)
    expect(value).toBe(program.total[end])
    expect(price).toBe(value + contribution + training)
    expect(training).toBe(0)
    expect(contribution).toBeLessThan(0)
    expect(-contribution).toBeLessThanOrEqual(15_000)
  })

  test('says value, contribution and price in one sentence, as in the table', () => {
    const sentence = topSheet.sentence({ ...company, partner: { name: 'Other Partner', url: '' } })
    expect(sentence.match(/\./g)).toHaveLength(1)
    for (const figure of [
      '$45,000-$110,000',
      '$6,000-$15,000',
      '$39,000-$95,000',
      'Other Partner',
      company.name,
    ])
      expect(sentence).toContain(figure)
  })

  test('writes deductions with a minus sign and free lines in words', () => {
    expect([15_000, -15_000, 0].map(budgetFigure)).toEqual(['$15,000', '\u2212$15,000', 'No charge'])
  })
})

test('each way to apply says when to use it and when it is answered', () => {
  const { short, full } = applicationSteps.ways
  expect(short.text).toMatch(/^If you .*5 business days\.$/)
  expect(full.text).toMatch(/^If you .*within 24 hours\.$/)
  for (const words of [religiousDialog.description(null), applicationSection.lead]) {
    expect(words).toMatch(/short application/)
    expect(words).toMatch(/24 hours/)
  }
})

describe('the case studies', () => {
  test('are six, each complete and marked as sample', () => {
    expect(caseStudies).toHaveLength(6)
    expect(new Set(caseStudies.map(({ id }) => id)).size).toBe(6)
    for (const { title, badge, problems, solutions, result, sample } of caseStudies) {
      expect(title && badge && result).toBeTruthy()
      expect(problems.length).toBeGreaterThanOrEqual(2)
      expect(solutions.length).toBeGreaterThanOrEqual(2)
      expect(sample).toBe(true)
    }
  })

  test('begin with the main partner, the only one with pictures', () => {
    expect(caseStudies.map(({ isMainPartner = false }) => isMainPartner)).toEqual([
      true,
      ...Array<boolean>(5).fill(false),
    ])
    expect(caseStudies.map(({ visualContent }) => visualContent !== undefined).indexOf(true, 1)).toBe(-1)
    const { before, after, description } = caseStudies[0]?.visualContent ?? {}
    expect(before && after && description).toBeTruthy()
  })
})

test('the benefits name the savings, the years and the crisis rate', () => {
  const text = JSON.stringify(benefits.entries)
  for (const claim of ['Savings up to $15K', '15+ years', '99.99% crisis success rate'])
    expect(text).toContain(claim)
})

test('the exchange asks for 3-5 youth and 2-3 years, and gives equipment and savings', () => {
  const need = JSON.stringify(exchange.patches.map((patch) => patch.need))
  for (const claim of ['3-5 youth', '2-3 year commitment']) expect(need).toContain(claim)
  const get = JSON.stringify(exchange.patches.map((patch) => patch.get))
  for (const claim of [dollarRange(program.total), 'Savings up to $15K']) expect(get).toContain(claim)
})

test('the steps state both reply times, the review of the season and the quarterly start', () => {
  const text = JSON.stringify(stepsFor(seasonWith()))
  for (const claim of ['24 hours', '5 business days', 'October 2027', 'begin quarterly'])
    expect(text).toContain(claim)
})
