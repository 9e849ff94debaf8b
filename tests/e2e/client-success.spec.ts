import type { Page } from '@playwright/test'
import { testimonials, clientSuccess as words } from '../../src/content/testimonials.ts'
import * as limits from '../../src/domain/limits.ts'
import { pagePaths } from '../../src/routes.ts'
import { pastTheEdges, watchCarousel } from '../support/carousel.ts'
import { expect, test } from '../support/site-test.ts'

const [first, second, third] = testimonials.map(({ content }) => content)

function takes(page: Page) {
  const carousel = page.getByRole('region', { name: words.slate, exact: true })
  return {
    carousel,
    shown: carousel.locator('[data-current]').getByRole('blockquote'),
    previous: carousel.getByRole('button', { name: words.previous }),
    next: carousel.getByRole('button', { name: words.next }),
    pause: carousel.getByRole('button', { name: words.pause }),
    play: carousel.getByRole('button', { name: words.play }),
    dot: (number: number) => carousel.getByRole('button', { name: words.show(number, 3) }),
  }
}

async function watch(page: Page, visit: (path: string) => Promise<unknown>): Promise<void> {
  await page.clock.install()
  await visit(pagePaths.home)
  await watchCarousel(takes(page).carousel)
}

test('a testimonial stays for six seconds, and after the third comes the first', async ({ page, visit }) => {
  await watch(page, visit)
  const { carousel, shown } = takes(page)
  await expect(carousel).toHaveAttribute('data-rotating')
  for (const [current, next] of [
    [first, second],
    [second, third],
    [third, first],
  ]) {
    await expect(shown).toHaveText(current ?? '')
    await page.clock.runFor(5_999)
    await expect(shown).toHaveText(current ?? '')
    await page.clock.runFor(1)
    await expect(shown).toHaveText(next ?? '')
  }
})

test('previous and next go round in both directions', async ({ page, visit }) => {
  await watch(page, visit)
  const { carousel, shown, previous, next } = takes(page)
  await previous.click()
  await expect(shown).toHaveText(third ?? '')
  await expect(carousel.getByRole('blockquote'), 'the others are gone').toHaveCount(1)
  await next.click()
  await expect(shown).toHaveText(first ?? '')
  await next.click()
  await next.click()
  await expect(shown).toHaveText(third ?? '')
  await next.click()
  await expect(shown).toHaveText(first ?? '')
})

test('a dot shows its testimonial and is marked', async ({ page, visit }) => {
  await watch(page, visit)
  const { shown, dot } = takes(page)
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await dot(3).click()
  await expect(shown).toHaveText(third ?? '')
  await expect(dot(3)).toHaveAttribute('aria-current', 'true')
  await expect(dot(1)).not.toHaveAttribute('aria-current')
  await dot(2).click()
  await expect(shown).toHaveText(second ?? '')
})

test('it waits while the mouse is on it', async ({ page, visit }) => {
  await watch(page, visit)
  const { carousel, shown } = takes(page)
  await shown.hover()
  await expect(carousel).not.toHaveAttribute('data-rotating')
  await page.clock.runFor(limits.carouselMs * 3)
  await expect(shown).toHaveText(first ?? '')
  await page.mouse.move(pastTheEdges.x, pastTheEdges.y)
  await expect(carousel).toHaveAttribute('data-rotating')
  await page.clock.runFor(limits.carouselMs)
  await expect(shown).toHaveText(second ?? '')
})

test('it waits while the keyboard is on it', async ({ page, visit }) => {
  await watch(page, visit)
  const { carousel, shown, next } = takes(page)
  await next.focus()
  await expect(carousel).not.toHaveAttribute('data-rotating')
  await page.clock.runFor(limits.carouselMs * 3)
  await expect(shown).toHaveText(first ?? '')
  await page.keyboard.press('Enter')
  await expect(shown).toHaveText(second ?? '')
  await next.blur()
  await page.clock.runFor(limits.carouselMs)
  await expect(shown).toHaveText(third ?? '')
})

test('pause holds it for good, play lets it go on', async ({ page, visit }) => {
  await watch(page, visit)
  const { carousel, shown, pause, play } = takes(page)
  await pause.click()
  await page.mouse.move(pastTheEdges.x, pastTheEdges.y)
  await play.blur()
  await page.clock.runFor(limits.carouselMs * 3)
  await expect(shown).toHaveText(first ?? '')
  await play.click()
  await expect(carousel).toHaveAttribute('data-rotating')
  await page.clock.runFor(limits.carouselMs)
  await expect(shown).toHaveText(second ?? '')
})

test('it stands still under reduced motion, and can be turned by hand', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watch(page, visit)
  const { carousel, shown, pause, next } = takes(page)
  await page.clock.runFor(limits.carouselMs * 3)
  await expect(shown).toHaveText(first ?? '')
  await expect(carousel).not.toHaveAttribute('data-rotating')
  await expect(pause).toHaveCount(0)
  await next.click()
  await expect(shown).toHaveText(second ?? '')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all three can be read: problem, what was done, what was said', async ({ page }) => {
    await page.goto(pagePaths.home)
    const { carousel } = takes(page)
    for (const { company, painPoint, solution, content, name, role, attendees } of testimonials) {
      const take = carousel.getByRole('article').filter({ hasText: company })
      await take.scrollIntoViewIfNeeded()
      for (const text of [painPoint, solution, content, name, role, attendees]) {
        await expect(take.getByText(text).first()).toBeInViewport()
      }
      await expect(take.getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible()
    }
    await expect(carousel.getByRole('button')).toHaveCount(0)
  })
})
