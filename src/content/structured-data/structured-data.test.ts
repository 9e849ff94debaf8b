import { describe, expect, test } from 'vitest'
import { createDefaultFacts, type SiteFacts } from '../company/facts.ts'
import type { Review } from '../company/reviews.ts'
import { allPages } from '../pages/all-pages.ts'
import { businessData } from './business.ts'
import { jsonLdScript } from './json-ld.ts'
import { breadcrumbs } from './page.ts'

const defaultFacts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))

const facts: SiteFacts = { ...defaultFacts, origin: 'https://site.example' }

function named(name: string): SiteFacts {
  return { ...facts, company: { ...facts.company, name } }
}

describe('business data', () => {
  test('names the company, its place and its hours', () => {
    expect(businessData(facts)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ProfessionalService',
      name: 'Bridgelight Productions',
      url: 'https://site.example/',
      telephone: '+15035550142',
      email: 'hello@bridgelight.example',
      address: {
        addressLocality: 'Portland',
        addressRegion: 'OR',
        postalCode: '97201',
        addressCountry: 'US',
      },
      geo: { latitude: 45.5152, longitude: -122.6784 },
      openingHours: 'Mo-Fr 09:00-18:00',
      paymentAccepted: 'Cash, Credit Card, Check, Invoice, Bank Transfer',
      foundingDate: '2008',
    })
  })

  test('leaves out the street when the company has none', () => {
    const withStreet: SiteFacts = { ...facts, company: { ...facts.company, street: '1 Studio Way' } }
    expect(businessData(facts).address).not.toHaveProperty('streetAddress')
    expect(businessData(withStreet).address).toHaveProperty('streetAddress', '1 Studio Way')
  })

  test('offers three services from 2500, 3500 and 2000 dollars', () => {
    const prices = [2500, 3500, 2000].map((minPrice) => ({
      priceSpecification: { minPrice, priceCurrency: 'USD' },
    }))
    expect(businessData(facts)).toMatchObject({ hasOfferCatalog: { itemListElement: prices } })
  })

  test('carries neither rating nor review while all reviews are samples', () => {
    const data = businessData(facts)
    expect(data).not.toHaveProperty('aggregateRating')
    expect(data).not.toHaveProperty('review')
  })

  test('counts and lists real reviews only', () => {
    const real: Review = { author: 'A. Client', rating: 4, text: 'Good.', date: '2025-03-01', sample: false }
    const data = businessData(facts, [real, { ...real, rating: 5 }, { ...real, rating: 1, sample: true }])
    expect(data).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } })
    expect(data.review).toHaveLength(2)
  })
})

describe('breadcrumbs', () => {
  test('lead from home to the page', () => {
    expect(breadcrumbs(allPages['/portfolio'], facts)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://site.example/' },
        { position: 2, name: 'Video Production Portfolio', item: 'https://site.example/portfolio' },
      ],
    })
  })

  test('stop at home for the home page and the not-found page', () => {
    expect(breadcrumbs(allPages['/'], facts).itemListElement).toHaveLength(1)
    expect(breadcrumbs(allPages['/404'], facts).itemListElement).toHaveLength(1)
  })
})

describe('serializing for a script element', () => {
  test.each([
    'A</script><script>alert(1)</script>',
    '<!-- <script>',
    'Light & Sound',
    'line\u2028and\u2029paragraph',
    'quote " and \\ backslash \\u003c',
  ])('keeps %j inert and unchanged', (name) => {
    const text = jsonLdScript(businessData(named(name)))
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(text)).toHaveProperty('name', name)
  })

  test('serializes facts as they are', () => {
    expect(JSON.parse(jsonLdScript(facts))).toEqual(facts)
  })
})
