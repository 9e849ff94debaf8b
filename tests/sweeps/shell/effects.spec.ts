import { pagePaths } from '../../../src/routes.ts'
import { countDrawnParticles } from '../../support/looks/dust.ts'
import { expectToComeIn } from '../../support/looks/reveals.ts'
import { expectNoDecoration, expectNoMotion } from '../../support/looks/stillness.ts'
import { storeSettings } from '../../support/servers/store-settings.ts'
import { effectsStarted, expect, test } from '../../support/site-test.ts'

test.use({ decoration: 'moving', viewport: { width: 1280, height: 500 } })

test('reduced motion chosen in the panel stops all motion', async ({ page, visit }) => {
  await storeSettings(page, { reduceMotion: true })
  await visit(pagePaths.home)
  await effectsStarted(page)
  await expectNoDecoration(page)
  await expectNoMotion(page)
})

for (const wish of ['high contrast', 'forced colors'] as const) {
  test(`there is no dust, no cursor and no floating light with ${wish}`, async ({ page, visit }) => {
    if (wish === 'high contrast') await storeSettings(page, { contrast: 'high' })
    else await page.emulateMedia({ forcedColors: 'active' })
    await visit(pagePaths.home)
    await effectsStarted(page)
    await expectNoDecoration(page)
  })
}

for (const { width, count } of [
  { width: 390, count: 4 },
  { width: 1280, count: 16 },
  { width: 1920, count: 20 },
]) {
  test(`${count} dust particles drift over a home page ${width} pixels wide`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 800 })
    await countDrawnParticles(page)
    await visit(pagePaths.home)
    await effectsStarted(page)
    await page.keyboard.press('Shift')
    await expect(page.locator('html')).toHaveAttribute('data-drawn', String(count))
  })
}

test('the contact rows of the home page fade in when scrolled into view', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await effectsStarted(page)
  await expectToComeIn(page.locator('#contact-form .animate-on-scroll').first())
})

test('keyboard focus reveals the contact rows of the home page without extra scrolling', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
  await effectsStarted(page)
  const reveal = page.locator('#contact-form .animate-on-scroll').first()
  await expect(reveal).toHaveCSS('opacity', '0')
  await reveal.getByRole('link').first().focus()
  await expect(reveal).toHaveCSS('opacity', '1')
})
