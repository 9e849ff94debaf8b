import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { allPages } from '../../src/content/pages/all-pages.ts'
import { socialCardPath, socialCardSize } from '../../src/content/sharing/social-card.ts'
import { notFoundPath, pagePaths, serverPaths } from '../../src/routes.ts'
import { decode, readTags } from '../support/servers/read-tags.ts'

const origin = inject('servedSite')
const company = 'Bridgelight Productions'
const pages = [
  ...Object.values(pagePaths).map((path) => ({ path, content: allPages[path], status: 200 })),
  { path: '/no-such-page', content: allPages[notFoundPath], status: 404 },
]

describe.each(pages)('the document of $path', ({ path, content, status }) => {
  test('describes the page to readers, search engines and social networks', async () => {
    const response = await fetch(origin + path)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const source = await response.text()
    expect(source.match(/<[^>]+\sstyle=/g), 'style attributes').toBeNull()
    expect(source.match(/<[^>]+\son[a-z]+=/g), 'inline handlers').toBeNull()
    expect(source).toMatch(/<html[^>]* lang="en-US"/)
    expect(textOf(source, 'h1')).toBe(content.heading)

    const title = `${content.head.title} | ${company}`
    const { description, keywords } = content.head
    const image = origin + socialCardPath(content.path)
    expect(textOf(source, 'title')).toBe(title)
    const { canonical, 'og:url': shared, 'twitter:url': tweeted, ...tags } = headTags(source)
    const own = status === 404 ? undefined : origin + path
    expect([canonical, shared, tweeted]).toEqual([own, own, own])
    expect(tags).toEqual({
      viewport: 'width=device-width, initial-scale=1',
      'theme-color': expect.stringMatching(/^#/),
      description,
      keywords: keywords.join(', '),
      robots: content.indexable ? 'index, follow, max-image-preview:large' : 'noindex',
      'og:type': 'website',
      'og:site_name': company,
      'og:locale': 'en_US',
      'og:title': title,
      'og:description': description,
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': `${content.heading} ${company}, Portland`,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
    })
    expect(structuredData(source)).toContainEqual(
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
})

test('the business data gives location, prices and payment as specified, and no invented rating', async () => {
  const [business] = structuredData(await (await fetch(origin)).text())
  expect(business).toMatchObject({
    geo: { latitude: 45.5152, longitude: -122.6784 },
    paymentAccepted: 'Cash, Credit Card, Check, Invoice, Bank Transfer',
    hasOfferCatalog: {
      itemListElement: [2500, 3500, 2000].map((minPrice) => ({
        priceSpecification: { minPrice, priceCurrency: 'USD' },
      })),
    },
  })
  expect(business).not.toHaveProperty('aggregateRating')
})

test('every icon that the home page or the manifest names exists', async () => {
  const manifest = await (await fetch(`${origin}/site.webmanifest`)).json()
  const icons: { src: string }[] = manifest.icons
  const touchIcons = readTags(await (await fetch(origin)).text())
    .filter(({ attributes }) => attributes.get('rel') === 'apple-touch-icon')
    .map(({ attributes }) => attributes.get('href') ?? '')
  expect(touchIcons.length).toBeGreaterThan(0)
  for (const icon of [...touchIcons, ...icons.map(({ src }) => src), '/favicon.ico']) {
    const response = await fetch(new URL(icon, origin))
    expect(response.status, icon).toBe(200)
    expect(response.headers.get('content-type'), icon).toMatch(/^image\/(png|x-icon)$/)
  }
})

test('every page has a sharing picture that exists and has the size it claims', async () => {
  const cards = new Set(pages.map(({ content }) => socialCardPath(content.path)))
  for (const card of cards) {
    const response = await fetch(origin + card)
    expect(response.status, card).toBe(200)
    expect(response.headers.get('content-type'), card).toBe('image/jpeg')
    expect(await sharp(await response.arrayBuffer()).metadata(), card).toMatchObject(socialCardSize)
  }
})

test('the manifest makes the site installable under its own name', async () => {
  const response = await fetch(`${origin}/site.webmanifest`)
  expect(response.headers.get('content-type')).toContain('application/manifest+json')
  expect(await response.json()).toMatchObject({
    name: company,
    short_name: 'Bridgelight',
    start_url: '/',
    icons: expect.arrayContaining([expect.objectContaining({ sizes: '512x512', purpose: 'maskable' })]),
  })
})

test('the sitemap lists exactly the pages that may be indexed', async () => {
  const response = await fetch(`${origin}/sitemap.xml`)
  expect(response.headers.get('content-type')).toContain('application/xml')
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const indexable = pages.filter(({ content }) => content.indexable)
  expect(listed).toEqual(indexable.map(({ path }) => origin + path))
})

test('robots.txt points to the sitemap and keeps robots out of private paths', async () => {
  const response = await fetch(`${origin}/robots.txt`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /inquiry']))
  const paths: readonly string[] = [...Object.values(pagePaths), ...Object.values(serverPaths)]
  for (const [, kept = ''] of lines.join('\n').matchAll(/^Disallow: (.*)$/gm)) {
    expect(
      paths.filter((path) => path.startsWith(kept)),
      `${kept} exists`,
    ).not.toEqual([])
  }
})

/** The text of the only element with that tag name. */
function textOf(source: string, name: string): string {
  const found = [...source.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'))]
  expect(found, `one ${name}`).toHaveLength(1)
  return decode((found[0]?.[1] ?? '').replace(/<[^>]+>/g, ''))
}

function headTags(source: string): Record<string, string | undefined> {
  const tags: Record<string, string | undefined> = {}
  for (const { name, attributes } of readTags(source.slice(0, source.indexOf('</head>')))) {
    if (attributes.get('rel') === 'canonical') tags.canonical = attributes.get('href')
    const key = attributes.get('name') ?? attributes.get('property')
    if (name !== 'meta' || !key) continue
    if (key in tags) throw new Error(`${key} is there twice`)
    tags[key] = attributes.get('content')
  }
  return tags
}

function structuredData(source: string): unknown[] {
  const scripts = source.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].flatMap(([, text = '']) => JSON.parse(text))
}
