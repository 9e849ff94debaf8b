import type { Page } from '@playwright/test'
import { legacyFramework } from '../../../src/content/legacy/framework.ts'
import { legacyResults } from '../../../src/content/legacy/results.ts'
import { legacyClosing, legacyTerms } from '../../../src/content/legacy/terms.ts'
import {
  legacyTestimonials,
  legacyTestimonialWords as words,
} from '../../../src/content/legacy/testimonials.ts'
import * as limits from '../../../src/domain/limits.ts'
import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { expectBands } from '../../support/looks/bands.ts'
import { pastTheEdges, watchCarousel } from '../../support/pages/carousel.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test } from '../../support/site-test.ts'

const path = pagePaths.legacy
const headings = [
  legacyResults.heading,
  words.heading,
  legacyFramework.heading,
  legacyTerms.heading,
  legacyClosing.heading,
]
const dialogTitle = 'Reserve Your Legacy Session'
const quotes = legacyTestimonials.map(({ quote }) => quote)

function region(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

function screening(page: Page) {
  const carousel = region(page, words.carousel)
  return {
    carousel,
    shown: carousel.locator('[data-current]').getByRole('blockquote'),
    next: carousel.getByRole('button', { name: words.next }),
    pause: carousel.getByRole('button', { name: words.pause }),
    play: carousel.getByRole('button', { name: words.play }),
    dot: (number: number) => carousel.getByRole('button', { name: words.show(number, quotes.length) }),
  }
}

async function watch(page: Page, visit: (path: string) => Promise<unknown>): Promise<void> {
  await page.clock.install()
  await visit(path)
  await watchCarousel(screening(page).carousel)
}

readingTest(
  'the sections appear in order: results, testimonials, framework, terms; neighbors differ in tone',
  async ({ read }) => {
    const page = await read(path)
    await expectBands(page, headings)
  },
)

readingTest('the page shows the specified claims', async ({ read }) => {
  const page = await read(path)
  const results = region(page, legacyResults.heading)
  for (const claim of ['$2.3M additional revenue', '340% lead increase', '85% higher closing rate'])
    await expect(results).toContainText(claim)
  await expect(region(page, legacyTerms.heading)).toContainText('3 clients per quarter')
})

readingTest(
  'on a wide screen, the four phases stand in one row, each picture larger than the one before',
  async ({ read }) => {
    const page = await read(path)
    const phases = region(page, legacyFramework.heading).locator('ol > li')
    await expect(phases.getByRole('heading')).toHaveText(['Listen', 'Shape', 'Film', 'Release'])
    await page.waitForLoadState()
    const pictures = await phases.locator('[data-phase]').evaluateAll((shots) =>
      shots.map((shot) => {
        const { width, bottom, left } = shot.getBoundingClientRect()
        return { width, bottom, left }
      }),
    )
    expect(pictures).toHaveLength(4)
    for (const [index, picture] of pictures.entries()) {
      const earlier = pictures[index - 1]
      if (!earlier) continue
      expect(picture.width).toBeGreaterThan(earlier.width)
      expect(picture.left).toBeGreaterThan(earlier.left)
      expect(picture.bottom).toBeCloseTo(earlier.bottom, 0)
    }
  },
)

readingTest(
  'without scripts, every testimonial can be read, and every button leads to the form',
  async ({ read }) => {
    const page = await read(path)
    const { carousel } = screening(page)
    for (const { quote, name, title, revenue } of legacyTestimonials) {
      const slide = carousel.getByRole('figure').filter({ hasText: quote })
      await slide.scrollIntoViewIfNeeded()
      for (const text of [quote, name, title, revenue])
        await expect(slide.getByText(text).first()).toBeInViewport()
      await expect(slide.getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible()
    }
    await expect(carousel.getByRole('button')).toHaveCount(0)
    for (const label of [dialogTitle, legacyTerms.action.label, legacyClosing.actions[0].label]) {
      const link = page.getByRole('main').getByRole('link', { name: label, exact: true })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', contactFormHref)
    }
  },
)

for (const [band, label, target] of [
  [legacyTerms.heading, 'corporate video', pagePaths.corporateVideo],
  [legacyClosing.heading, 'See the Portfolio', pagePaths.portfolio],
] as const) {
  readingTest(`"${label}" leads to ${target}`, async ({ read }) => {
    const page = await read(path)
    await region(page, band).getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(target)
  })
}

test('testimonials rotate every five seconds, wait for the visitor and stop when paused', async ({
  page,
  visit,
}) => {
  await watch(page, visit)
  const { carousel, shown, next, pause, play, dot } = screening(page)

  await test.step('the first follows the last', async () => {
    await expect(carousel).toHaveAttribute('data-rotating')
    for (const [index, quote] of quotes.entries()) {
      await expect(shown).toHaveText(quote)
      await page.clock.runFor(limits.legacyCarouselMs - 1)
      await expect(shown).toHaveText(quote)
      await page.clock.runFor(1)
      await expect(shown).toHaveText(quotes[(index + 1) % quotes.length] ?? '')
    }
  })

  await test.step('rotation stops for the mouse and for keyboard focus', async () => {
    await shown.hover()
    await expect(carousel).not.toHaveAttribute('data-rotating')
    await page.clock.runFor(limits.legacyCarouselMs * 3)
    await expect(shown).toHaveText(quotes[0] ?? '')
    await next.focus()
    await page.mouse.move(pastTheEdges.x, pastTheEdges.y)
    await page.clock.runFor(limits.legacyCarouselMs * 3)
    await expect(shown).toHaveText(quotes[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(shown).toHaveText(quotes[1] ?? '')
  })

  await test.step('pause stops the rotation until play', async () => {
    await pause.press('Enter')
    await play.blur()
    await page.clock.runFor(limits.legacyCarouselMs * 3)
    await expect(shown).toHaveText(quotes[1] ?? '')
    await play.press('Enter')
    await page.clock.runFor(limits.legacyCarouselMs)
    await expect(shown).toHaveText(quotes[2] ?? '')
  })

  await test.step('a dot shows its testimonial, with name, title, revenue and five stars', async () => {
    for (const [index, { quote, name, title, revenue }] of [...legacyTestimonials.entries()].toReversed()) {
      await dot(index + 1).click()
      await expect(dot(index + 1)).toHaveAttribute('aria-current', 'true')
      await expect(shown).toHaveText(quote)
      const slide = carousel.locator('[data-current]')
      for (const text of [name, title, revenue]) await expect(slide).toContainText(text)
      await expect(slide.getByRole('img', { name: 'Rated 5 out of 5' }).locator('svg')).toHaveCount(5)
    }
  })
})

test('with reduced motion, the testimonials do not rotate and can be turned by hand', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watch(page, visit)
  const { shown, pause, dot } = screening(page)
  await page.clock.runFor(limits.legacyCarouselMs * 3)
  await expect(shown).toHaveText(quotes[0] ?? '')
  await expect(pause).toHaveCount(0)
  await dot(2).click()
  await expect(shown).toHaveText(quotes[1] ?? '')
})

test(`"${dialogTitle}" opens the dialog by keyboard and gets focus back`, async ({ page, visit }) => {
  await visit(path)
  const button = page.getByRole('main').getByRole('button', { name: dialogTitle, exact: true })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: dialogTitle })
  await expect(dialog.locator('form[data-inquiry="legacy"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})
