import type { Locator, Page } from '@playwright/test'
import { testimonials, clientSuccess as words } from '../../../src/content/company/testimonials.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expect } from '../site-test.ts'

/** A point in the window where the mouse does not pause the carousel. */
export const pastTheEdges = { x: 2, y: 2 }

/** Shows a carousel with its code loaded, the mouse elsewhere and time paused. Install the clock before. */
export async function watchCarousel(carousel: Locator): Promise<void> {
  const page = carousel.page()
  const look = () =>
    carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.mouse.move(pastTheEdges.x, pastTheEdges.y)
  await look()
  await expect(carousel).toHaveAttribute('data-enhanced')
  // The carousel's own observer runs together with this one, so it has stopped turning when this one reports.
  await carousel.evaluate(
    (element) =>
      new Promise<void>((unseen) => {
        const observer = new IntersectionObserver(([entry]) => {
          // Sections laid out in the meantime may scroll back to keep the reader's place.
          if (entry?.isIntersecting) return scrollTo({ top: 0, behavior: 'instant' })
          observer.disconnect()
          unseen()
        })
        observer.observe(element)
      }),
  )
  await expect(carousel).not.toHaveAttribute('data-rotating')
  // Far enough ahead for a busy machine: a clock cannot be paused at a time that has passed.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await look()
}

/** The texts of the three testimonials on the home page, in order. */
export const [firstWords = '', secondWords = '', thirdWords = ''] = testimonials.map(({ content }) => content)

/** The testimonials carousel on the home page and its controls. */
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
