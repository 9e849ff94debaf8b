import type { Locator, Page } from '@playwright/test'
import { testimonials, clientSuccess as words } from '../../../src/content/company/testimonials.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expect } from '../site-test.ts'

/** In the window, but on nothing that a mouse would stop. */
export const pastTheEdges = { x: 2, y: 2 }

/** Comes into view with its code there, the mouse elsewhere and time standing still; the clock is installed already. */
export async function watchCarousel(carousel: Locator): Promise<void> {
  const page = carousel.page()
  const look = () =>
    carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.mouse.move(pastTheEdges.x, pastTheEdges.y)
  await look()
  await expect(carousel).toHaveAttribute('data-enhanced')
  // Its own observer is told in the same round as this one, so it no longer turns when this one answers.
  await carousel.evaluate(
    (element) =>
      new Promise<void>((unseen) => {
        const observer = new IntersectionObserver(([entry]) => {
          // Sections that are laid out meanwhile may hold the reader's place.
          if (entry?.isIntersecting) return scrollTo({ top: 0, behavior: 'instant' })
          observer.disconnect()
          unseen()
        })
        observer.observe(element)
      }),
  )
  await expect(carousel).not.toHaveAttribute('data-rotating')
  // Far enough ahead for a busy machine to say so in time: a clock cannot be stopped in its past.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await look()
}

/** The words of the three testimonials on the home page, in their order. */
export const [firstWords = '', secondWords = '', thirdWords = ''] = testimonials.map(({ content }) => content)

/** The testimonials on the home page, as a visitor finds them. */
export function takes(page: Page) {
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

export async function watchTakes(page: Page, visit: (path: string) => Promise<unknown>): Promise<void> {
  await page.clock.install()
  await visit(pagePaths.home)
  await watchCarousel(takes(page).carousel)
}
