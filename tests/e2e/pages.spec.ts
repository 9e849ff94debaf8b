import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { allPages } from '../../src/content/pages/all-pages.ts'
import { socialCardPath, socialCardSize } from '../../src/content/social-card.ts'
import { notFoundPath, pagePaths } from '../../src/routes.ts'
import { expect, test } from '../support/site-test.ts'

const company = 'Bridgelight Productions'
const pages = [
  ...Object.values(pagePaths).map((path) => ({ path, content: allPages[path], status: 200 })),
  { path: '/no-such-page', content: allPages[notFoundPath], status: 404 },
]

for (const { path, content, status } of pages) {
  test(`${path} is served complete, comes alive and says what it is`, async ({ page, origin, visit }) => {
    const response = await visit(path)
    expect(response.status()).toBe(status)
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8')
    const source = await response.text()
    expect(source.match(/<[^>]+\sstyle=/g), 'style attributes in the served page').toBeNull()
    expect(source.match(/<[^>]+\son[a-z]+=/g), 'inline handlers in the served page').toBeNull()

    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.heading)

    const title = `${content.head.title} | ${company}`
    const { description, keywords } = content.head
    const image = origin + socialCardPath(content.path)
    const imageAlt = `${content.heading} ${company}, Portland`
    const address = status === 404 ? expect.any(String) : origin + path
    await expect(page).toHaveTitle(title)
    expect(await headTags(page)).toEqual({
      viewport: 'width=device-width, initial-scale=1',
      'theme-color': expect.stringMatching(/^#/),
      description,
      keywords: keywords.join(', '),
      robots: content.indexable ? 'index, follow, max-image-preview:large' : 'noindex',
      canonical: address,
      'og:type': 'website',
      'og:site_name': company,
      'og:locale': 'en_US',
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': imageAlt,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:url': address,
      'twitter:image': image,
    })
    expect(await structuredData(page)).toContainEqual(
      expect.objectContaining({
        '@type': 'ProfessionalService',
        name: company,
        url: `${origin}/`,
        telephone: '+15035550142',
        email: 'hello@bridgelight.example',
        address: expect.objectContaining({ addressLocality: 'Portland', postalCode: '97201' }),
        openingHours: 'Mo-Fr 09:00-18:00',
        foundingDate: '2008',
      }),
    )
  })
}

test('the business data names prices, payment and rating as specified', async ({ page }) => {
  await page.goto(pagePaths.home)
  const [business] = await structuredData(page)
  expect(business).toMatchObject({
    geo: { latitude: 45.5152, longitude: -122.6784 },
    paymentAccepted: 'Cash, Credit Card, Check, Invoice, Bank Transfer',
    aggregateRating: { ratingValue: 4.9, reviewCount: 47 },
    hasOfferCatalog: {
      itemListElement: [2500, 3500, 2000].map((minPrice) => ({
        priceSpecification: { minPrice, priceCurrency: 'USD' },
      })),
    },
  })
})

test('every picture and icon that a page or the manifest names is there', async ({ page, request }) => {
  await page.goto(pagePaths.home)
  const manifest = await (await request.get('/site.webmanifest')).json()
  const icons: { src: string; type: string }[] = manifest.icons
  const named = await page
    .locator('link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const pictures = [...named, ...icons.map((icon) => icon.src), '/favicon.ico']
  for (const picture of pictures) {
    const response = await request.get(picture)
    expect(response.status(), picture).toBe(200)
    expect(response.headers()['content-type'], picture).toMatch(/^image\/(png|x-icon)$/)
  }
})

test('every page is shared with a picture that is there and as large as said', async ({ request }) => {
  const cards = new Set(pages.map(({ content }) => socialCardPath(content.path)))
  for (const card of cards) {
    const response = await request.get(card)
    expect(response.status(), card).toBe(200)
    expect(response.headers()['content-type'], card).toBe('image/jpeg')
    expect(await sharp(await response.body()).metadata(), card).toMatchObject(socialCardSize)
  }
})

test('the manifest makes the site installable under its own name', async ({ request }) => {
  const response = await request.get('/site.webmanifest')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  expect(await response.json()).toMatchObject({
    name: company,
    short_name: 'Bridgelight',
    start_url: '/',
    icons: expect.arrayContaining([expect.objectContaining({ sizes: '512x512', purpose: 'maskable' })]),
  })
})

test('the sitemap lists exactly the pages that may be indexed', async ({ request, origin }) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('application/xml')
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const indexable = pages.filter(({ content }) => content.indexable)
  expect(listed).toEqual(indexable.map(({ path }) => origin + path))
})

test('robots.txt points to the sitemap and keeps robots out of private parts', async ({
  request,
  origin,
}) => {
  const response = await request.get('/robots.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /staff/', 'Disallow: /enquiry']))
})

async function headTags(page: Page): Promise<Record<string, string | null>> {
  return page.locator('head').evaluate((head) => {
    const tags: Record<string, string | null> = {}
    for (const meta of head.querySelectorAll('meta[name], meta[property]')) {
      const key = meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''
      if (key in tags) throw new Error(`${key} is there twice`)
      tags[key] = meta.getAttribute('content')
    }
    tags.canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null
    return tags
  })
}

async function structuredData(page: Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text))
}
