import { notFoundPath, pagePaths } from '../../routes.ts'
import type { Facts } from '../company/facts.ts'
import type { PageContent } from '../pages/page-content.ts'
import { businessId, type JsonObject } from './json-ld.ts'

/** The structured data about the page itself. The document contains it, and navigation replaces it. */
export function pageData(page: PageContent, facts: Facts): JsonObject[] {
  return [breadcrumbs(page, facts), ...(page.service ? [serviceData(page, page.service, facts)] : [])]
}

/** The path from the home page to this one; it ends at home for the home and not-found pages. */
export function breadcrumbs(page: PageContent, facts: Facts): JsonObject {
  const steps = [{ name: 'Home', url: `${facts.origin}/` }]
  if (page.path !== pagePaths.home && page.path !== notFoundPath) {
    steps.push({ name: page.head.title, url: facts.origin + page.path })
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: step.url,
    })),
  }
}

function serviceData(
  page: PageContent,
  { name, startingPrice, startingPriceBuys }: NonNullable<PageContent['service']>,
  facts: Facts,
): JsonObject {
  const offer = {
    '@type': 'Offer',
    ...(startingPriceBuys === undefined ? {} : { description: startingPriceBuys }),
    priceSpecification: { '@type': 'PriceSpecification', minPrice: startingPrice ?? 0, priceCurrency: 'USD' },
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    serviceType: name,
    description: page.head.description,
    url: facts.origin + page.path,
    provider: { '@id': businessId(facts) },
    areaServed: `${facts.company.city}, ${facts.company.region}`,
    ...(startingPrice === undefined ? {} : { offers: offer }),
  }
}
