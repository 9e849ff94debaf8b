import { pagePaths } from '../../routes.ts'
import { phoneHref } from '../company/company.ts'
import type { SiteFacts } from '../company/facts.ts'
import { aggregateRating, type Review, reviews } from '../company/reviews.ts'
import type { PageContent } from '../pages/page-content.ts'
import { socialCardPath } from '../sharing/social-card.ts'
import { businessId, type JsonObject } from './json-ld.ts'

const serviceTypes = [
  'Corporate video production',
  'Live streaming',
  'Event coverage',
  'Infrastructure project management',
  'Youth media training',
  'Vendor coordination',
]

/** Starting prices in US dollars; the service pages state the same figures. */
export const startingOffers = [
  { name: 'Corporate video production', path: pagePaths.corporateVideo, price: 2500 },
  { name: 'Live streaming', path: pagePaths.liveStreaming, price: 3500 },
  { name: 'Event production', path: pagePaths.eventProduction, price: 2000 },
] as const

/** The home page carries the full description of the company; every page names it. */
export function companyData(page: PageContent, facts: SiteFacts): JsonObject {
  return page.path === pagePaths.home ? businessData(facts) : businessCard(facts)
}

/** The company's identity and contact details. */
function businessCard(facts: SiteFacts): JsonObject {
  const { company, listing, origin } = facts
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': businessId(facts),
    name: company.name,
    url: `${origin}/`,
    telephone: phoneHref(company).replace('tel:', ''),
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      ...(company.street === '' ? {} : { streetAddress: company.street }),
      addressLocality: company.city,
      addressRegion: company.region,
      postalCode: company.postalCode,
      addressCountry: listing.country,
    },
    openingHours: listing.openingHours,
    foundingDate: String(company.foundedYear),
  }
}

/** The structured data about the company, the same on every page. */
export function businessData(facts: SiteFacts, given: readonly Review[] = reviews): JsonObject {
  const { company, listing, origin } = facts
  const published = given.filter((review) => !review.sample)
  return {
    ...businessCard(facts),
    legalName: company.legalName,
    description: `${company.name} is a video and AV production company in ${company.city}, ${company.region}, for corporate, event, live-streaming, education, worship and international clients.`,
    image: origin + socialCardPath(pagePaths.home),
    geo: { '@type': 'GeoCoordinates', latitude: company.latitude, longitude: company.longitude },
    hasMap: company.mapUrl,
    knowsAbout: serviceTypes,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Video and AV production services',
      itemListElement: startingOffers.map((offer) => ({
        '@type': 'Offer',
        url: `${origin}${offer.path}`,
        itemOffered: {
          '@type': 'Service',
          name: offer.name,
          serviceType: offer.name,
          provider: { '@id': businessId(facts) },
        },
        priceSpecification: { '@type': 'PriceSpecification', minPrice: offer.price, priceCurrency: 'USD' },
      })),
    },
    priceRange: listing.priceRange,
    currenciesAccepted: 'USD',
    paymentAccepted: listing.paymentMethods.join(', '),
    ...(published.length === 0
      ? {}
      : { aggregateRating: ratingData(published), review: published.map(reviewData) }),
    sameAs: listing.social,
  }
}

function ratingData(published: readonly Review[]): JsonObject {
  const { value, count } = aggregateRating(published)
  return { '@type': 'AggregateRating', ratingValue: value, reviewCount: count, bestRating: 5, worstRating: 1 }
}

function reviewData(review: Review): JsonObject {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: review.author },
    datePublished: review.date,
    reviewBody: review.text,
    reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
  }
}
