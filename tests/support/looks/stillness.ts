import type { Page } from '@playwright/test'
import { expect } from '../site-test.ts'

/** The lights that float over the hero of the home page. */
export const heroLights = (page: Page) =>
  page.locator('main section').first().locator('[aria-hidden="true"] > i')

/** The layer of the light that follows the mouse; it appears when the mouse moves. */
export const heroGlow = (page: Page) => page.locator('main [data-glow]')

export function floatingLights(page: Page): Promise<number> {
  return heroLights(page).evaluateAll(
    (lights) => lights.filter((light) => light.getAnimations().some((a) => a.playState === 'running')).length,
  )
}

/** Moving the mouse over the home page shows no dust, no cursor, no glow and no floating lights. */
export async function expectNoDecoration(page: Page): Promise<void> {
  const code = page.waitForResponse(/\/assets\/mouse-glow-[^/]+\.js$/)
  await page.mouse.move(300, 300)
  await code
  await page.mouse.move(400, 400)
  await page.mouse.move(410, 410)
  await expect(page.locator('canvas')).not.toBeAttached()
  await expect(page.locator('.cursor')).not.toBeAttached()
  await expect(page.locator('body')).not.toHaveCSS('cursor', 'none')
  await expect(heroGlow(page)).toHaveCount(0)
  expect(await floatingLights(page)).toBe(0)
}

/** Sections below the window are already shown, and controls change without a transition. */
export async function expectNoMotion(page: Page): Promise<void> {
  const reveals = page.locator('.animate-on-scroll')
  await expect(reveals).not.toHaveCount(0)
  for (const reveal of await reveals.all()) await expect(reveal).toHaveCSS('opacity', '1')
  const button = page.getByRole('button', { name: 'Open accessibility menu' })
  await expect(button).toHaveCSS('transition-duration', /^1e-05s/)
}
