import type { Page, Route } from '@playwright/test'
import { contactForm } from '../../../src/content/forms/contact-form.ts'
import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { entryChunk } from '../../support/hold-back.ts'
import { lateSheet } from '../../support/looks/first-paint.ts'
import { awake } from '../../support/pages/contact-form.ts'
import { expect, laidOut, test, wake } from '../../support/site-test.ts'

const scripts = /\/assets\/[^/]+\.js$/

for (const { what, lose } of [
  { what: 'fails', lose: (route: Route) => route.abort() },
  { what: 'does not load within three seconds', lose: () => undefined },
]) {
  test(`a page whose style sheet ${what} is complete and usable`, async ({ page, troubles }) => {
    troubles.allow(/\/late-[^/]+\.css/)
    await page.route(lateSheet, lose)
    await page.goto(contactFormHref, { waitUntil: 'domcontentloaded' })
    await laidOut(page)
    await expectWhole(page)
    await wake(page)
    const form = await awake(page)
    await form.getByRole('button', { name: contactForm.submit }).click()
    await expect(form.getByText('Project type is required')).toBeVisible()
  })
}

test('a style sheet that arrives late is still applied', async ({ page, troubles }) => {
  troubles.allow(/\/late-[^/]+\.css/)
  const held: Route[] = []
  await page.route(lateSheet, (route) => void held.push(route))
  await page.goto(pagePaths.corporateVideo, { waitUntil: 'domcontentloaded' })
  await laidOut(page)
  const footer = page.getByRole('contentinfo')
  const plain = await footer.evaluate((element) => getComputedStyle(element).backgroundColor)
  for (const route of held) await route.continue()
  await expect(footer).not.toHaveCSS('background-color', plain)
})

for (const { what, lost } of [
  { what: 'all fail', lost: scripts },
  { what: 'fail halfway', lost: entryChunk },
]) {
  test(`a page whose scripts ${what} is complete, its menu works and its details open`, async ({
    page,
    troubles,
  }) => {
    troubles.allow(/\/assets\/[^/]+\.js/)
    await page.route(lost, (route) => route.abort())
    await page.goto(pagePaths.corporateVideo)
    await page.mouse.wheel(0, 10)
    await page.keyboard.press('Shift')
    await laidOut(page)
    await expectWhole(page)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('button', { name: 'Services' }).click()
    await navigation.getByRole('link', { name: 'Infrastructure' }).click()
    await expect(page).toHaveURL(pagePaths.infrastructure)
    await laidOut(page)
    const details = page.locator('main details').first()
    await details.locator('summary').click()
    await expect(details).toHaveAttribute('open')
  })
}

/** Every section of the page and its footer are visible. */
async function expectWhole(page: Page): Promise<void> {
  const sections = page.locator('main section')
  expect(await sections.count()).toBeGreaterThan(4)
  for (const section of await sections.all()) await expect(section).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' })).toBeVisible()
}
