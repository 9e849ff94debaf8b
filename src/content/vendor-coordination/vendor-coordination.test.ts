import { expect, test } from 'vitest'
import { contactFormHref, pagePaths } from '../../routes.ts'
import { createDefaultFacts } from '../company/facts.ts'
import { vendorCoordination } from '../pages/vendor-coordination.ts'
import { pageData } from '../structured-data/page.ts'
import { coordination } from './coordination.ts'
import { cueSheet } from './cue-sheet.ts'
import { expertise } from './expertise.ts'
import { closing, projects } from './projects.ts'

const facts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))

test('the process has four steps, each with a request and a result', () => {
  expect(cueSheet.cues).toHaveLength(4)
  const calls = cueSheet.cues.flatMap(({ standby, go }) => [standby, go])
  expect(new Set(calls).size).toBe(8)
})

test('the number of trades in the lead matches the number of tracks', () => {
  expect(cueSheet.tracks).toHaveLength(8)
  expect(cueSheet.lead).toContain('Eight trades come in with eight plans')
})

test('the sample call sheet is in order of time and ends with everyone, before doors open', () => {
  const times = coordination.sheet.calls.map(({ at }) => minutes(at))
  expect(times).toEqual(times.toSorted((earlier, later) => earlier - later))
  expect(coordination.sheet.kind).toBe('Sample')
  expect(coordination.sheet.calls.at(-1)?.department).toBe('Everyone')
  const doors = coordination.sheet.facts.find(({ label }) => label === 'Doors')
  expect(times.at(-1)).toBeLessThan(minutes(doors?.value ?? ''))
})

test('services, expertise and project types each have a text of their own', () => {
  expect(new Set(coordination.services.map((service) => service.text)).size).toBe(6)
  expect(new Set(expertise.questions.map((entry) => entry.question)).size).toBe(5)
  expect(new Set(projects.types.map((type) => type.title)).size).toBe(6)
})

test('experience and reply time are those of the company', () => {
  expect(vendorCoordination.summary(facts)).toContain('15+ years')
  expect(vendorCoordination.summary(facts)).toContain('within 24 hours')
  expect(expertise.lead).toContain('15+ years')
  expect(closing.lead).toContain('within 24 hours')
})

test('the structured data names the service without a price', () => {
  const service = pageData(vendorCoordination, facts).find((data) => data['@type'] === 'Service')
  expect(service).toMatchObject({ name: 'Vendor coordination and consultation' })
  expect(service).not.toHaveProperty('offers')
})

test('opening and closing lead to the contact form and to infrastructure, and so do the project types', () => {
  for (const { actions } of [vendorCoordination, closing]) {
    expect(actions.map((action) => action.href)).toEqual([contactFormHref, pagePaths.infrastructure])
  }
  expect(projects.infrastructure.href).toBe(pagePaths.infrastructure)
})

/** Minutes after midnight of `1:30 PM`. */
function minutes(time: string): number {
  const [, hour = '', minute = '', half] = /^(\d+):(\d\d) ([AP]M)$/.exec(time) ?? []
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0)
}
