import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pagePaths, type RenderedPath } from '../../routes.ts'
import { loadPage } from '../../site/page-registry.ts'
import { FactsContext } from '../../site/platform/facts-context.ts'
import { claims, claimText } from './claims.ts'
import { createDefaultFacts } from './facts.ts'

const facts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))

/** The words of a page as it is prerendered. */
async function wordsOf(path: RenderedPath): Promise<string> {
  const { Page } = await loadPage(path)
  const html = renderToString(createElement(FactsContext, { value: facts }, createElement(Page)))
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('the company’s claims are exactly these', () => {
  expect(Object.values(claims).map(claimText)).toEqual([
    '15+ years',
    '50+ projects',
    '500+ events',
    '98% client satisfaction',
    '150+ youth trained across 6+ sites',
    '99.99% crisis success rate',
    '99.99% on-time delivery',
  ])
})

test('the portfolio shows every claim', async () => {
  const words = await wordsOf(pagePaths.portfolio)
  for (const claim of Object.values(claims)) expect(words).toContain(claimText(claim))
})

// Figures that a page uses in a sentence of its own, next to the service they are about.
test.each([
  [pagePaths.eventProduction, claims.events],
  [pagePaths.vendorCoordination, claims.experience],
  [pagePaths.infrastructure, claims.experience],
] as const)('%s states the figure for its own service', async (path, claim) => {
  expect(await wordsOf(path)).toContain(claimText(claim))
})

test('no page gives another figure for the same thing', async () => {
  const figures = {
    events: /\b(\d+)\+ events\b/g,
    satisfaction: /\b([\d.]+)% client satisfaction\b/g,
    crisis: /\b([\d.]+)% crisis success\b/g,
    projects: /\b(\d+)\+ projects\b/g,
  } as const
  for (const path of Object.values(pagePaths)) {
    const words = await wordsOf(path)
    for (const [name, pattern] of Object.entries(figures)) {
      for (const [said] of words.matchAll(pattern)) {
        expect(Object.values(claims).map(claimText).join(), `${name} on ${path}`).toContain(said)
      }
    }
  }
})
