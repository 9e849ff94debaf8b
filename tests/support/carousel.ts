import type { Locator } from '@playwright/test'
import { expect } from './site-test.ts'

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
  // Sections that are laid out meanwhile may hold the reader's place.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(carousel).not.toHaveAttribute('data-rotating', { timeout: 1000 })
  }).toPass()
  // Far enough ahead for a busy machine to say so in time: a clock cannot be stopped in its past.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await look()
}
