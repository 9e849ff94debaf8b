import { pagePaths } from '../../../src/routes.ts'
import { entryChunk, holdBack } from '../../support/hold-back.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import {
  boxOf,
  card,
  closeSheet,
  expectRoomForAll,
  expectRoomForToast,
  expectSheet,
  openCard,
  opener,
  unfold,
} from '../../support/pages/contact-card.ts'
import { effectsStarted, expect, laidOut, saysOffline, test } from '../../support/site-test.ts'

const cardChunk = /\/assets\/contact-card-[^/]+\.js$/

test('the card is fetched when the mouse is over its button, and opens with phone and email', async ({
  page,
  visit,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(pagePaths.terms)
  await effectsStarted(page)
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  const { right, bottom } = await boxOf(opener(page))
  expect(right).toBeGreaterThan(1280 - 40)
  expect(bottom).toBeGreaterThan(720 - 40)
  expect(asked.filter((url) => cardChunk.test(url))).toEqual([])
  const fetched = page.waitForRequest(cardChunk)
  await opener(page).hover()
  await fetched
  await expect(card(page)).toBeHidden()

  const open = await openCard(page)
  await expect(open.getByRole('tab', { name: 'Contact' })).toHaveAttribute('aria-selected', 'true')
  const phone = open.getByRole('link', { name: /\(503\) 555-0142/ })
  await expect(phone).toHaveAttribute('href', 'tel:+15035550142')
  const email = open.getByRole('link', { name: /hello@bridgelight\.example/ })
  await expect(email).toHaveAttribute('href', 'mailto:hello@bridgelight.example')
  await expect(open.getByText('We respond to all inquiries within 24 hours', { exact: true })).toBeVisible()
})

test('the page stays usable under the open card, which closes by button, cross and Escape', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.terms)
  await openCard(page)
  await page.getByRole('main').getByRole('heading', { level: 1 }).click()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()

  await expectRoomForAll(page)
  const closing = page.getByRole('button', { name: 'Close contact and support' })
  const closings = {
    button: () => closing.click(),
    cross: () => card(page).getByRole('button', { name: 'Close' }).click(),
    Escape: () => page.keyboard.press('Escape'),
  }
  for (const [name, close] of Object.entries(closings)) {
    await openCard(page)
    await expect(closing).toHaveAttribute('aria-expanded', 'true')
    await expect(card(page).getByRole('heading', { name: 'Contact and support' })).toBeFocused()
    await close()
    await expect(card(page), name).toBeHidden()
    await expect(opener(page), name).toBeFocused()
    await expect(opener(page), name).toHaveAttribute('aria-expanded', 'false')
  }
})

test('the button appears only once it can open the card', async ({ page }) => {
  const { release } = await holdBack(page, entryChunk)
  await page.goto(pagePaths.terms)
  await laidOut(page)
  await expect(opener(page)).toHaveCount(0)
  release()
  await opener(page).click()
  await expect(card(page)).toBeVisible()
})

test('on a phone, the card is a sheet that makes way for keyboard focus, a text field and a toast', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(pagePaths.quote)
  await expectSheet(page)
  await expectNoViolations(page)
  await closeSheet(page)

  await test.step('the sheet closes when keyboard focus reaches a link under it', async () => {
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeVisible()
    const link = page.getByRole('contentinfo').getByRole('link').last()
    await link.focus()
    await expect(card(page)).toBeHidden()
    await expect(link).toBeFocused()
  })

  await test.step('nothing floats over a focused text area', async () => {
    const field = page.locator('main textarea').first()
    await field.focus()
    await expect(page.getByRole('button', { name: /^Back to top/ })).not.toBeInViewport()
    await expect(opener(page)).not.toBeInViewport()
    await unfold(page)
  })

  await saysOffline(page)
  await expectRoomForToast(page)
})
