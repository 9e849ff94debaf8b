import type { Page } from '@playwright/test'
import { pagePaths } from '../../src/routes.ts'
import { expectNoViolations } from '../support/axe.ts'
import { formPlaces, reachForm } from '../support/form-places.ts'
import { expect, test } from '../support/site-test.ts'
import { storeSettings } from '../support/store-settings.ts'

// Motion is stilled, so that colours are judged when they have settled.
test.use({ reducedMotion: 'reduce' })

for (const path of [...Object.values(pagePaths), '/no-such-page']) {
  test(`${path} has no violation`, async ({ page, visit }) => {
    await visit(path)
    await expectNoViolations(page)
  })
}

const themes = {
  dark: { darkMode: true },
  'high contrast': { contrast: 'high' },
  'dark high contrast': { darkMode: true, contrast: 'high' },
  '200 % text': { fontSizePercent: 200 },
} as const

for (const [name, settings] of Object.entries(themes)) {
  test(`the home page has no violation in ${name}, with the panel closed and open`, async ({
    page,
    visit,
  }) => {
    await storeSettings(page, settings)
    await visit(pagePaths.home)
    await expectNoViolations(page)
    await openPanel(page)
    await expectNoViolations(page)
  })
}

test('the open panel has no violation', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await openPanel(page)
  await expectNoViolations(page)
})

test('an open menu has no violation', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('button', { name: 'Services' }).click()
  await expect(navigation.getByRole('link', { name: 'Live Streaming' })).toBeVisible()
  await expectNoViolations(page)
})

test('the open menu of a phone has no violation', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(pagePaths.home)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('button', { name: 'Menu' }).click()
  await expect(navigation.getByRole('link', { name: 'Live Streaming' })).toBeVisible()
  await expectNoViolations(page)
})

test('the scrolled page with its button back to the top has no violation', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('button', { name: /^Back to top/ })).toBeVisible()
  await expectNoViolations(page)
})

test('the home page has no violation on a screen 320 pixels wide', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await visit(pagePaths.home)
  await expectNoViolations(page)
  await openPanel(page)
  await expectNoViolations(page)
})

for (const place of formPlaces) {
  test(`the ${place.content.form} form has no violation, nor with its errors shown`, async ({
    page,
    visit,
  }) => {
    if (place.content.form === 'conference') {
      await page.addInitScript(() => localStorage.setItem('conferenceAccess', 'granted'))
    }
    await visit(place.path)
    const form = await reachForm(page, place)
    await expectNoViolations(page)
    await form.getByRole('button', { name: place.content.submit }).click()
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible()
    await expectNoViolations(page)
  })
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open accessibility menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Accessibility' })).toBeVisible()
}
