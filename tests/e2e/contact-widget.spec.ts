import type { Locator, Page } from '@playwright/test'
import { pagePaths } from '../../src/routes.ts'
import { expectNoViolations, expectNoViolationsInLooks } from '../support/axe.ts'
import { ask, card, openCard, openChat, opener } from '../support/contact-card.ts'
import { type Look, smallPhone } from '../support/looks.ts'
import { effectsStarted, expect, saysOffline, test } from '../support/site-test.ts'
import { storeSettings } from '../support/store-settings.ts'

const cardChunk = /\/assets\/contact-card-[^/]+\.js$/

test('the button is at the bottom right of every page', async ({ page }) => {
  for (const path of [pagePaths.home, pagePaths.quote, pagePaths.auth, pagePaths.enquiry, '/no-such-page']) {
    await page.goto(path)
    await expect(opener(page), path).toHaveAttribute('aria-expanded', 'false')
    const box = await boxOf(opener(page))
    expect(box.right, path).toBeGreaterThan(1280 - 40)
    expect(box.bottom, path).toBeGreaterThan(720 - 40)
  }
})

test('pointing at the button fetches what it opens, and nothing does before', async ({ page, visit }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(pagePaths.home)
  await effectsStarted(page)
  expect(asked.filter((url) => cardChunk.test(url))).toEqual([])
  const fetched = page.waitForRequest(cardChunk)
  await opener(page).hover()
  await fetched
  await expect(card(page)).toBeHidden()
})

test('a click that comes before the scripts opens the card once they are there', async ({ page }) => {
  const { promise: clicked, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry-browser-[^/]+\.js$/, async (route) => {
    await clicked
    await route.continue()
  })
  await page.goto(pagePaths.portfolio)
  await opener(page).click()
  release()
  await expect(card(page)).toBeVisible()
})

test('the card opens on how to call and write, and says when an answer comes', async ({ page, visit }) => {
  await visit(pagePaths.legacy)
  const open = await openCard(page)
  await expect(open.getByRole('tab', { name: 'Contact' })).toHaveAttribute('aria-selected', 'true')
  await expect(open.getByRole('link', { name: /\(503\) 555-0142/ })).toHaveAttribute(
    'href',
    'tel:+15035550142',
  )
  await expect(open.getByRole('link', { name: /hello@bridgelight\.example/ })).toHaveAttribute(
    'href',
    'mailto:hello@bridgelight.example',
  )
  await expect(open.getByText('We respond to all inquiries within 24 hours', { exact: true })).toBeVisible()
})

test('button, cross and Escape close the card, and the keyboard is back on the button', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
  const closings = {
    button: () => page.getByRole('button', { name: 'Close contact and support' }).click(),
    cross: () => card(page).getByRole('button', { name: 'Close' }).click(),
    Escape: () => page.keyboard.press('Escape'),
  }
  for (const [name, close] of Object.entries(closings)) {
    await openCard(page)
    await expect(page.getByRole('button', { name: 'Close contact and support' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(card(page).getByRole('heading', { name: 'Contact and support' })).toBeFocused()
    await close()
    await expect(card(page), name).toBeHidden()
    await expect(opener(page), name).toBeFocused()
    await expect(opener(page), name).toHaveAttribute('aria-expanded', 'false')
  }
})

test('the page beside the open card stays in use', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await openCard(page)
  await page.getByRole('main').getByRole('heading', { level: 1 }).click()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
})

for (const { name, width, height } of [
  { name: 'wide screen', width: 1280, height: 720 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'low window', width: 1024, height: 400 },
]) {
  test(`on a ${name} card, floating buttons and header leave each other alone`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height })
    await visit(pagePaths.home)
    await page.evaluate(() => scrollTo(0, 900))
    const top = page.getByRole('button', { name: /^Back to top/ })
    await expect(top).toBeVisible()
    await expectApart(top, opener(page))
    const open = await openCard(page)
    await expectApart(open, top)
    await expectApart(open, page.getByRole('button', { name: 'Close contact and support' }))
    await expectApart(open, page.getByRole('banner'))
    await expectInside(page, open)
  })
}

for (const { name, width, height, fontSizePercent } of [
  { name: 'phone', width: 390, height: 844, fontSizePercent: 100 },
  { name: 'small phone with 200 % text', width: 320, height: 568, fontSizePercent: 200 },
]) {
  test(`on a ${name} the card is a sheet at the bottom that leaves the header in sight`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height })
    await storeSettings(page, { fontSizePercent })
    await visit(pagePaths.home)
    const open = await openChat(page)
    const box = await boxOf(open)
    expect([box.left, box.right, box.bottom]).toEqual([0, width, height])
    await expectApart(open, page.getByRole('banner'))
    await ask(page, 'What services do you offer?')
    await card(page).getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded()
    await expect(card(page).getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 0.99 })
    expect(await open.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false)
    await open.getByRole('button', { name: 'Close' }).click()
    await expect(card(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })
}

test('the card makes way for what the keyboard reaches underneath it', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(pagePaths.home)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeVisible()
  const link = page.getByRole('contentinfo').getByRole('link').last()
  await link.focus()
  await expect(card(page)).toBeHidden()
  await expect(link).toBeFocused()
})

test('nothing floats over the field somebody writes a long text in', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(pagePaths.quote)
  const field = page.locator('main textarea').first()
  await field.focus()
  await expect(page.getByRole('button', { name: /^Back to top/ })).not.toBeInViewport()
  await expect(opener(page)).not.toBeInViewport()
  await field.blur()
  await expect(opener(page)).toBeInViewport({ ratio: 0.99 })
})

for (const width of [390, 700, 768, 1280]) {
  test(`a toast and the open card share a screen ${width} pixels wide`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(pagePaths.home)
    await openCard(page)
    await saysOffline(page)
    await page.evaluate((path) => location.assign(path), pagePaths.portfolio)
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toBeVisible()
    await toast.hover()
    await expect(toast).toHaveCSS('opacity', '1')
    await expect(card(page)).toBeVisible()
    await expect.poll(() => overlap(card(page), toast)).toBe(false)
  })
}

test.describe('axe', () => {
  // Motion is stilled, so that colours are judged when they have settled.
  test.use({ reducedMotion: 'reduce' })

  const looks: readonly Look[] = [
    smallPhone,
    { name: 'in light', width: 1280, settings: {} },
    { name: 'in dark', width: 1280, settings: { darkMode: true } },
    { name: 'in high contrast', width: 1280, settings: { contrast: 'high' } },
    { name: 'in dark high contrast', width: 1280, settings: { darkMode: true, contrast: 'high' } },
    { name: 'with 200 % text', width: 1280, settings: { fontSizePercent: 200 } },
  ]

  test('finds nothing on either tab in any look', async ({ page, visit }) => {
    await visit(pagePaths.privacy)
    await openCard(page)
    await expectNoViolationsInLooks(page, looks)
    await openChat(page)
    await expectNoViolationsInLooks(page, looks)
    await ask(page, 'What services do you offer?')
    await expectNoViolationsInLooks(page, looks)
  })

  test('finds nothing on a phone', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await visit(pagePaths.privacy)
    await openChat(page)
    await ask(page, 'What services do you offer?')
    await expectNoViolations(page)
  })
})

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Not shown')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([boxOf(one), boxOf(other)])
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  expect(await overlap(one, other)).toBe(false)
}

async function expectInside(page: Page, locator: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const box = await boxOf(locator)
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.top).toBeGreaterThanOrEqual(0)
  expect(box.right).toBeLessThanOrEqual(width)
  expect(box.bottom).toBeLessThanOrEqual(height)
}
