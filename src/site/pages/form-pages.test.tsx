import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createDefaultFacts, type Facts } from '../../content/company/facts.ts'
import { conferencePackages } from '../../content/corporate-conferences/packages.ts'
import { notSentReasons } from '../../content/pages/inquiry-not-sent.ts'
import { pagePaths, type RenderedPath, serverPaths } from '../../routes.ts'
import { loadPage } from '../page-registry.ts'
import { FactsContext } from '../platform/facts-context.ts'

const facts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))

/** The page as it is prerendered. */
async function render(path: RenderedPath, shown: Facts = facts): Promise<string> {
  const { Page } = await loadPage(path)
  return renderToString(
    <FactsContext value={shown}>
      <Page />
    </FactsContext>,
  )
}

describe.each([
  pagePaths.home,
  pagePaths.quote,
  pagePaths.religiousPartnership,
  pagePaths.corporateConferences,
  pagePaths.magroseSupport,
  pagePaths.podcastConsultation,
  pagePaths.legacy,
  pagePaths.account,
  pagePaths.inquiry,
  pagePaths.inquiryReceived,
  pagePaths.inquiryNotSent,
])('%s', (path) => {
  test('has unique ids, no broken id references and no style attributes', async () => {
    const html = await render(path)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const named = [...html.matchAll(/ (?:aria-describedby|aria-labelledby|aria-controls|for)="([^"]+)"/g)]
    for (const id of named.flatMap((match) => match[1]?.split(' ') ?? [])) expect(ids).toContain(id)
    expect(html).not.toContain(' style=')
  })
})

test.each([
  [pagePaths.home, ['contact', 'partnership'], [serverPaths.submitForm, serverPaths.submitForm]],
  [pagePaths.quote, ['quote'], [serverPaths.submitForm]],
  [pagePaths.religiousPartnership, ['qualification'], [serverPaths.submitForm]],
])('%s contains its forms without scripts', async (path, forms, endpoints) => {
  const html = await render(path)
  for (const form of forms) expect(html).toContain(`data-inquiry="${form}"`)
  for (const endpoint of endpoints) expect(html).toContain(`action="${endpoint}" method="post"`)
})

test('the contact form and the application form are at the anchors that links use', async () => {
  expect(await render(pagePaths.home)).toContain('<section id="contact-form"')
  expect(await render(pagePaths.religiousPartnership)).toContain('<section id="rfp-form"')
})

test('the application shows how many slots are left, unless there is no season', async () => {
  const html = await render(pagePaths.religiousPartnership)
  expect(html).toContain('partnership slots left')
  expect(html).toContain('Next review: October 2026')
  expect(html).toContain('First come, first served')
  const quiet = await render(pagePaths.religiousPartnership, { ...facts, season: null })
  expect(quiet).not.toMatch(/slots? left|Next review: |First come/)
})

test('the prerendered page contains nothing that is behind the gate', async () => {
  const html = await render(pagePaths.corporateConferences)
  const [starter, ...others] = conferencePackages
  for (const kept of [
    ...(starter?.includes ?? []),
    ...others.flatMap(({ price, includes }) => [price, ...includes]),
  ])
    expect(html).not.toContain(kept)
  expect(html).not.toContain('<form')
})

test('the page for an inquiry that was not sent covers every reason the server gives', async () => {
  const html = await render(pagePaths.inquiryNotSent)
  expect(notSentReasons.map(({ anchor }) => anchor)).toEqual([
    'invalid',
    'too-many',
    'security',
    'unavailable',
  ])
  for (const { anchor } of notSentReasons) expect(html).toContain(`id="${anchor}"`)
  expect(html).toContain(facts.company.phone)
  expect(html).toContain(facts.company.email)
})
