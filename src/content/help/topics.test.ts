import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { equipmentCategories } from '../../domain/equipment/equipment-item.ts'
import { formatDollars } from '../../domain/format-dollars.ts'
import { helpLanguages, helpPlaceholders } from '../../domain/help/help.ts'
import { anchors, pagePaths } from '../../routes.ts'
import { defaultCompany, defaultListing } from '../company/company.ts'
import { createDefaultFacts } from '../company/facts.ts'
import { accessibilityStatement } from '../legal/accessibility.ts'
import { privacyPolicy } from '../legal/privacy.ts'
import type { Reading } from '../legal/reading.ts'
import { termsOfUse } from '../legal/terms.ts'
import { helpTopics } from './topics.ts'

const answers = helpTopics.flatMap(({ id, answer }) =>
  helpLanguages.map((language) => ({ id, language, text: answer[language] })),
)

const placeholder = /\{(\w*)\}/g
const dollars = /\$\d+(,\d{3})*/g
const pricedNumber = /"(?:price|dailyPrice|dailyRate|dollars|from|to)":(\d+)/g

/** The answer as visitors read it. */
function filled(text: string): string {
  const facts = new Map<string, unknown>(
    Object.entries({ ...defaultCompany, partner: defaultCompany.partner.name }),
  )
  return text.replace(placeholder, (_, name) => String(facts.get(name)))
}

const unique = (values: readonly string[]) => expect([...values].sort()).toEqual([...new Set(values)].sort())

test('every topic has a name of its own', () => {
  unique(helpTopics.map(({ id }) => id))
})

test('every answer leads to a place that exists', () => {
  const facts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))
  const parts = (reading: Reading) => reading.parts(facts).map(({ id }) => id)
  const places: Readonly<Record<string, readonly string[]>> = {
    [pagePaths.home]: [anchors.contactForm],
    [pagePaths.corporateConferences]: [anchors.conferencePackages],
    [pagePaths.religiousPartnership]: [anchors.applicationForm],
    [pagePaths.quote]: [anchors.quoteForm, anchors.quoteList],
    [pagePaths.equipmentList]: equipmentCategories,
    [pagePaths.terms]: parts(termsOfUse),
    [pagePaths.privacy]: parts(privacyPolicy),
    [pagePaths.accessibility]: parts(accessibilityStatement),
  }
  for (const { page } of helpTopics) {
    const [path = '', anchor] = page.href.split('#')
    expect(Object.values(pagePaths)).toContain(path)
    if (anchor !== undefined) expect(places[path]).toContain(anchor)
  }
})

test('every topic is asked for, answered and titled in both languages', () => {
  for (const { asked, answer, page } of helpTopics) {
    for (const language of helpLanguages) {
      expect(asked[language].length, asked[language][0]).toBeGreaterThanOrEqual(3)
      expect(answer[language]).toMatch(/[.!?]$/)
      expect(page.title[language]).not.toBe('')
    }
    expect(answer.en).not.toBe(answer.es)
  }
})

test('no two topics are asked for in the same words', () => {
  for (const language of helpLanguages) {
    unique(helpTopics.flatMap(({ asked }) => asked[language].map((words) => words.toLowerCase())))
  }
})

test('answers are short and name only facts that can be filled in', () => {
  const known: readonly string[] = helpPlaceholders
  for (const { id, text } of answers) {
    for (const [, name = ''] of text.matchAll(placeholder)) expect(known, id).toContain(name)
    expect(filled(text).length, filled(text)).toBeLessThanOrEqual(320)
    expect(text, id).not.toMatch(/undefined|null|NaN/)
  }
})

test('figures are those of the pages', async () => {
  const stated = await statedFigures()
  for (const { id, text } of answers) {
    for (const [figure] of text.matchAll(dollars)) expect(stated, `${id}: ${figure}`).toContain(figure)
  }
})

test('both languages state the same figures', () => {
  const figures = (text: string) => (text.match(dollars) ?? []).sort()
  for (const { answer } of helpTopics) expect(figures(answer.es), answer.es).toEqual(figures(answer.en))
})

test('the Spanish answer names every way to pay in Spanish', () => {
  const answer = helpTopics.find(({ id }) => id === 'payment-methods')?.answer.es
  for (const method of defaultListing.paymentMethods) expect(answer).not.toContain(method)
})

/** Every dollar figure of the content besides the help chat's own: as text, or as a number that pages format. */
async function statedFigures(): Promise<ReadonlySet<string>> {
  const root = join(import.meta.dirname, '..')
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('help'),
  )
  const figures = new Set<string>()
  for (const file of files) {
    const text = JSON.stringify(await import(/* @vite-ignore */ `../${file}`))
    for (const [figure] of text.matchAll(dollars)) figures.add(figure)
    for (const [, number] of text.matchAll(pricedNumber)) figures.add(formatDollars(Number(number)))
  }
  return figures
}
