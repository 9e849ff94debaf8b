import { notificationsText } from '../../../src/content/shell/shell.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expectNoViolationsInLooks } from '../../support/looks/axe.ts'
import { type Look, putOn, smallPhone } from '../../support/looks/looks.ts'
import {
  ask,
  boxOf,
  card,
  closeSheet,
  expectRoomForAll,
  expectRoomForToast,
  expectSheet,
  openCard,
  openChat,
  opener,
} from '../../support/pages/contact-card.ts'
import { expect, saysOffline, test } from '../../support/site-test.ts'

test('the contact button is at the bottom right of every page', async ({ page }) => {
  for (const path of [pagePaths.home, pagePaths.quote, pagePaths.auth, pagePaths.inquiry, '/no-such-page']) {
    await page.goto(path)
    await expect(opener(page), path).toHaveAttribute('aria-expanded', 'false')
    const { right, bottom } = await boxOf(opener(page))
    expect(right, path).toBeGreaterThan(1280 - 40)
    expect(bottom, path).toBeGreaterThan(720 - 40)
  }
})

test('the card, the floating buttons and the header do not overlap in any window', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.terms)
  for (const { name, width, height } of [
    { name: 'wide screen', width: 1280, height: 720 },
    { name: 'tablet', width: 768, height: 1024 },
    { name: 'low window', width: 1024, height: 400 },
  ]) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height })
      await expectRoomForAll(page)
      await page.keyboard.press('Escape')
      await expect(card(page)).toBeHidden()
    })
  }
})

test('the card is a sheet at the bottom on every phone', async ({ page, visit }) => {
  await visit(pagePaths.terms)
  const phones: readonly Look[] = [
    { name: 'phone', width: 390, height: 844, settings: {} },
    { name: 'small phone with 200 % text', width: 320, height: 568, settings: { fontSizePercent: 200 } },
  ]
  for (const look of phones) {
    await test.step(look.name, async () => {
      await putOn(page, look)
      await expectSheet(page)
      await closeSheet(page)
    })
  }
})

test('a toast and the open card do not overlap at any width', async ({ page, visit }) => {
  await visit(pagePaths.terms)
  await saysOffline(page)
  for (const width of [390, 700, 768, 1280]) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const toast = await expectRoomForToast(page)
      await toast.getByRole('button', { name: notificationsText.dismiss }).click()
      await expect(toast).toHaveCount(0)
    })
  }
})

test.describe('axe', () => {
  // With reduced motion, colors have settled when they are checked.
  test.use({ reducedMotion: 'reduce' })

  const looks: readonly Look[] = [
    smallPhone,
    { name: 'in light', width: 1280, settings: {} },
    { name: 'in dark', width: 1280, settings: { darkMode: true } },
    { name: 'in high contrast', width: 1280, settings: { contrast: 'high' } },
    { name: 'in dark high contrast', width: 1280, settings: { darkMode: true, contrast: 'high' } },
    { name: 'with 200 % text', width: 1280, settings: { fontSizePercent: 200 } },
  ]

  test('the card has no violation on either tab in any look', async ({ page, visit }) => {
    await visit(pagePaths.privacy)
    await openCard(page)
    await expectNoViolationsInLooks(page, looks)
    await openChat(page)
    await expectNoViolationsInLooks(page, looks)
    await ask(page, 'What services do you offer?')
    await expectNoViolationsInLooks(page, looks)
  })
})
