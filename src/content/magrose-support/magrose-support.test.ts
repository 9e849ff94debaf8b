import { expect, test } from 'vitest'
import { callToast } from '../company/call-link.ts'
import { createDefaultFacts } from '../company/facts.ts'
import { magroseSupport } from '../pages/magrose-support.ts'
import { programFormats } from '../youth-training/formats.ts'
import { partnershipBenefits } from './benefits.ts'
import { creatorProfiles } from './creator-profiles.ts'
import { house, impact } from './impact.ts'
import { kit } from './kit.ts'
import { supportedPrograms } from './programs.ts'

const { company } = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))

test('the hero asks for supporters and offers a call', () => {
  expect(magroseSupport.actions.map(({ label, call }) => ({ label, call }))).toEqual([
    { label: 'Become a Supporter', call: undefined },
    { label: 'Schedule a Call', call: true },
  ])
})

test('the toast for a call names the company', () => {
  expect(callToast({ ...company, name: 'Other Name' })).toEqual({
    title: 'Calling Other Name',
    description: "We're connecting you now for a consultation.",
  })
})

test('the statistics are exactly the verified ones', () => {
  expect(impact.statistics.map(({ number, label }) => `${number} ${label}`)).toEqual([
    '350+ youth trained',
    '87% complete final projects',
    '60% continue creating',
    '$4,200 average kit value',
  ])
  expect(kit.range).toBe('$3,800-$4,800')
})

test('the drawings use the same numbers as the text', () => {
  const [trained, finished, creating, average] = impact.statistics.map(({ number }) =>
    Number(number.replace(/\D/g, '')),
  )
  expect(house).toEqual({
    seats: trained,
    finished: (finished ?? 0) / 100,
    creating: (creating ?? 0) / 100,
  })
  const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`
  expect(kit.value.average).toBe(average)
  expect(`${dollars(kit.value.low)}-${dollars(kit.value.high)}`).toBe(kit.range)
})

test('exactly three creators are shown, all of them marked as sample', () => {
  expect(creatorProfiles).toHaveLength(3)
  expect(new Set(creatorProfiles.map(({ image }) => image.name)).size).toBe(3)
  for (const { image, name, story, background, sample } of creatorProfiles) {
    for (const words of [image.alt, name, story, background]) expect(words).not.toBe('')
    expect(sample).toBe(true)
  }
})

test('supporters see the same programs as students', () => {
  expect(supportedPrograms.programs.map(({ name }) => name).toSorted()).toEqual(
    programFormats.formats.map(({ name }) => name).toSorted(),
  )
})

test('every benefit has its own title, description and badge', () => {
  const { benefits } = partnershipBenefits
  expect(new Set(benefits.map(({ badge }) => badge)).size).toBe(benefits.length)
  for (const { title, description } of benefits) expect(description).not.toContain(title)
})
