import { inventoryWords } from '../../../src/content/equipment/equipment.ts'
import { showreelText } from '../../../src/content/showreel/showreel.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expectNoViolations, expectNoViolationsInLooks } from '../../support/looks/axe.ts'
import { type Look, looks, smallPhone } from '../../support/looks/looks.ts'
import { formPlaces, reachForm } from '../../support/pages/form-places.ts'
import { expect, test } from '../../support/site-test.ts'

// With reduced motion, colors have settled when they are checked.
test.use({ reducedMotion: 'reduce' })

for (const path of [...Object.values(pagePaths), '/no-such-page']) {
  test(`${path} has no violation`, async ({ page, visit }) => {
    await visit(path)
    await expectNoViolations(page)
  })
}

const themes: readonly Look[] = [
  { name: 'in dark mode', width: 1280, settings: { darkMode: true } },
  { name: 'in high contrast', width: 1280, settings: { contrast: 'high' } },
  { name: 'in dark high contrast', width: 1280, settings: { darkMode: true, contrast: 'high' } },
  { name: 'with 200 % text', width: 1280, settings: { fontSizePercent: 200 } },
]

/** The specs that test the states of the other pages also check them in every look. */
const plain = [
  pagePaths.quote,
  pagePaths.gearList,
  pagePaths.equipmentList,
  pagePaths.inquiry,
  pagePaths.inquiryReceived,
  pagePaths.inquiryNotSent,
]
for (const path of plain) {
  test(`${path} has no violation in any look`, async ({ page, visit }) => {
    await visit(path)
    await expectNoViolationsInLooks(page, looks)
  })
}

test('the home page has no violation in any look', async ({ page, visit }) => {
  await visit(pagePaths.home)
  for (const heading of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) {
    await heading.scrollIntoViewIfNeeded()
  }
  await expectNoViolationsInLooks(page, [
    smallPhone,
    { name: 'on a phone', width: 390, settings: {} },
    { name: 'on a tablet', width: 768, settings: {} },
    ...themes,
  ])
})

test('the open accessibility panel has no violation in any look', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await page.getByRole('button', { name: 'Open accessibility menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Accessibility' })).toBeVisible()
  await expectNoViolations(page)
  await expectNoViolationsInLooks(page, [smallPhone, ...themes])
})

test('an open menu has no violation', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('button', { name: 'Services' }).click()
  await expect(navigation.getByRole('link', { name: 'Live Streaming' })).toBeVisible()
  await expectNoViolations(page)
})

test('the open menu on a phone has no violation', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(pagePaths.home)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('button', { name: 'Menu' }).click()
  await expect(navigation.getByRole('link', { name: 'Live Streaming' })).toBeVisible()
  await expectNoViolations(page)
})

test('the equipment section has no violation with any tab open and with any search result', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
  const inventory = page.getByRole('region', { name: 'Rent what we shoot with' })
  const search = inventory.getByRole('searchbox')
  await search.scrollIntoViewIfNeeded()
  for (const tab of await inventory.getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expectNoViolations(page)
  }
  await search.fill('canon')
  await expect(inventory.getByRole('tab')).toHaveCount(0)
  await expectNoViolations(page)
  await expectNoViolationsInLooks(page, [smallPhone, ...themes])
  await search.fill('zeppelin')
  await expect(inventory.getByText(inventoryWords.none.title)).toBeVisible()
  await expectNoViolations(page)
  await expectNoViolationsInLooks(page, [smallPhone, ...themes])
})

test('the showreel has no violation, playing or failed to load', async ({ page, troubles, visit }) => {
  troubles.allow(/\/assets\/showreel\//)
  await visit(pagePaths.home)
  const open = page.getByRole('main').getByRole('button', { name: 'View Our Work' })
  const dialog = page.getByRole('dialog', { name: showreelText.title })
  await open.click()
  await expect(dialog.locator('video')).toBeVisible()
  await dialog.locator('summary').click()
  await expectNoViolations(page)
  await expectNoViolationsInLooks(page, [smallPhone, ...themes])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.route(/\/assets\/showreel\//, (route) => route.abort('failed'))
  await page.reload()
  await open.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expectNoViolations(page)
  await expectNoViolationsInLooks(page, [smallPhone, ...themes])
})

test('the scrolled page with its back-to-top button has no violation', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('button', { name: /^Back to top/ })).toBeVisible()
  await expectNoViolations(page)
})

for (const place of formPlaces) {
  test(`the ${place.content.form} form has no violation, with or without errors`, async ({ page, visit }) => {
    if (place.content.form === 'conference') {
      await page.addInitScript(() => localStorage.setItem('conferenceAccess', 'granted'))
    }
    await visit(place.path)
    const form = await reachForm(page, place)
    await expectNoViolations(page)
    await form.getByRole('button', { name: place.content.submit }).click()
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible()
    await expectNoViolations(page)
    await expectNoViolationsInLooks(page, [smallPhone, ...themes])
  })
}
