import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { reviews } from '../../src/content/company/reviews.ts'
import { testimonials } from '../../src/content/company/testimonials.ts'
import { legacyTestimonials } from '../../src/content/legacy/testimonials.ts'
import { creatorProfiles } from '../../src/content/magrose-support/creator-profiles.ts'
import { successStories } from '../../src/content/podcast-consultation/success-story.ts'
import { projects } from '../../src/content/portfolio/projects.ts'
import { caseStudies } from '../../src/content/religious-partnership/case-studies.ts'
import { anchors, pagePaths } from '../../src/routes.ts'
import { wordsOf } from '../support/pages/page-words.ts'
import { brokenReferences, crawlSite } from '../support/servers/crawl-site.ts'
import { createTestDatabase } from '../support/servers/database.ts'
import { readTags } from '../support/servers/read-tags.ts'
import { startServer } from '../support/servers/server-process.ts'

const paths = Object.values(pagePaths)

/** The texts of the samples, by the page that shows them. */
const samples = {
  [pagePaths.home]: testimonials.map(({ content }) => content),
  [pagePaths.legacy]: legacyTestimonials.map(({ quote }) => quote),
  [pagePaths.magroseSupport]: creatorProfiles.map(({ story }) => story),
  [pagePaths.podcastConsultation]: successStories.map(({ quote }) => quote),
  [pagePaths.portfolio]: projects.map(({ description }) => description),
  [pagePaths.religiousPartnership]: caseStudies.map(({ result }) => result),
}
const invented = [...Object.values(samples).flat(), ...reviews.map(({ text }) => text)]

const mark = /data-badge="caution">Sample</g

/** A server outside production, which is how the project starts by default. */
const development = inject('servedSite')

const database = await createTestDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'site-production-'))
const server = await startServer({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  SITE_URL: 'https://films.example',
  APP_SECRET: 'only-for-this-test-and-long-enough-32',
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
})
const production = server.address

afterAll(async () => {
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

async function read(origin: string, path: string): Promise<string> {
  return (await fetch(origin + path)).text()
}

describe('samples', () => {
  test.each(Object.entries(samples))('on %s are all marked outside production', async (path, said) => {
    const html = await read(development, path)
    const words = wordsOf(html)
    for (const text of said) expect(words).toContain(text.replace(/\s/g, ' '))
    expect(html.match(mark)?.length ?? 0).toBeGreaterThanOrEqual(said.length)
  })

  test('appear on no page in production, and no rating is computed from them', async () => {
    for (const path of paths) {
      const html = await read(production, path)
      const words = wordsOf(html)
      for (const text of invented) expect(words, path).not.toContain(text.replace(/\s/g, ' '))
      for (const { company, name } of testimonials) expect(html, path).not.toMatch(`${company}|${name}`)
      expect(html, path).not.toMatch(mark)
      expect(html, path).not.toMatch(/aggregateRating|"reviewCount"/)
    }
  })

  test('leave complete pages when hidden: headings in order, no empty list, no broken link', async () => {
    for (const path of paths) {
      const html = await read(production, path)
      const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1)
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? level), path).toBeLessThanOrEqual(1)
      expect(html, path).not.toMatch(/<(ul|ol|dl|tbody)\b[^>]*><\/\1>/)
    }
    const gated = [anchors.conferencePackages, anchors.conferenceContact].map(
      (anchor) => `${pagePaths.corporateConferences}#${anchor}`,
    )
    expect(brokenReferences(await crawlSite(production, paths), gated)).toEqual([])
  })

  test.each(Object.keys(samples))(
    'leave no two neighboring sections with the same background on %s',
    async (path) => {
      const tones = readTags(await read(production, path))
        .filter(({ name, attributes }) => name === 'section' && attributes.has('data-tone'))
        .map(({ attributes }) => `${attributes.get('data-tone')} ${attributes.get('data-shade')}`)
      expect(tones.length).toBeGreaterThan(3)
      expect(tones.filter((tone, index) => tone === tones[index - 1])).toEqual([])
    },
  )

  test('leave a portfolio that links to the showreel and the contact form', async () => {
    const html = await read(production, pagePaths.portfolio)
    expect(html).toMatch(/<h2 id="sheet-heading"/)
    expect(html).toMatch(/<a [^>]*href="\/#contact-form"/)
    expect(html).toMatch(/<a [^>]*href="[^"]*showreel[^"]*\.mp4"/)
  })
})

describe('scarcity', () => {
  const urgent =
    /\d+ (?:annual \d+ )?(?:spots?|slots?)|slots? left|remaining for|Next review: |book by|\b20\d\d calendar|\d+% booked|January 31|First come|date to book|"bookBy"/i

  async function urgentWords(): Promise<string[]> {
    const found: string[] = []
    for (const path of paths) {
      const match = urgent.exec(await read(production, path))
      if (match) found.push(`${path}: ${match[0]}`)
    }
    return found
  }

  test.each([
    [
      'its date has passed',
      "calendar_year = 2025, book_by = '2025-01-31', partnership_review = 'October 2025'",
    ],
    ['staff have closed it', 'is_open = false'],
  ])('disappears from a running server once %s, and comes back with a new season', async (_, change) => {
    await database.pool.query('truncate campaigns')
    await database.pool.query(
      `insert into campaigns values (default, true, 2099, 25, 18, '2099-01-31', 2, '2-3', 'October 2098', true)`,
    )
    await expect.poll(() => read(production, '/')).toContain('the 2099 calendar')
    expect(await urgentWords()).not.toEqual([])
    await database.pool.query(`update campaigns set ${change}`)
    await expect.poll(urgentWords).toEqual([])
  })
})
