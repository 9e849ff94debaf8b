import type { Locator, Page } from '@playwright/test'
import { allPages } from '../../../src/content/pages/all-pages.ts'
import * as limits from '../../../src/domain/limits.ts'
import { pagePaths } from '../../../src/routes.ts'
import { effectsStarted, expect, saysOffline, test } from '../../support/site-test.ts'

/** The specified value, on purpose not the constant that the site uses. */
const shownMs = 4_000

/** A page change while the browser says it is offline raises a toast, so tests can raise any number. */
test.beforeEach(async ({ page, visit }) => {
  await page.clock.install()
  await visit(pagePaths.terms)
  await effectsStarted(page)
  await saysOffline(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
})

test('toasts disappear after 4000 ms, stay under the mouse, can be dismissed, and show three at a time', async ({
  page,
}) => {
  const toast = toasts(page)
  await test.step('a toast shows its message and disappears', async () => {
    await raiseToast(page)
    await expect(toast.getByRole('alert')).toHaveText(
      'You are offline' + 'This page could not be loaded. Check your connection and try again.',
    )
    await page.clock.runFor(shownMs - 50)
    await expect(toast).toHaveAttribute('data-visible', 'true')
    await expect(toast).toHaveAttribute('data-removed', 'false')
    await page.clock.runFor(50)
    await expect(toast).toHaveAttribute('data-removed', 'true')
    await expectGone(page, toast)
  })

  await test.step('a toast stays while the mouse is over it', async () => {
    await raiseToast(page)
    await toast.hover()
    await page.clock.runFor(10 * shownMs)
    await expect(toast).toHaveAttribute('data-removed', 'false')
    await page.mouse.move(900, 200)
    await page.clock.runFor(shownMs)
    await expectGone(page, toast)
  })

  await test.step('a toast’s button dismisses it', async () => {
    await raiseToast(page)
    await toast.getByRole('button', { name: 'Dismiss notification' }).click()
    await expectGone(page, toast)
  })

  await test.step('at most three toasts are shown, 356 px wide and 14 px apart', async () => {
    await page.mouse.move(900, 200)
    for (let count = 1; count <= 4; count += 1) await raiseToast(page)
    await expect(toasts(page)).toHaveCount(4)
    const shown = page.locator('[data-sonner-toast][data-visible="true"]')
    await expect(shown).toHaveCount(3)
    await expect(page.locator('[data-sonner-toast][data-visible="false"]')).toHaveCSS('opacity', '0')
    await expect
      .poll(async () => {
        const boxes = await Promise.all((await shown.all()).map((toast) => toast.boundingBox()))
        const tops = boxes.map((box) => box?.y ?? 0).sort((a, b) => a - b)
        const heights = boxes.map((box) => Math.round(box?.height ?? 0))
        const gaps = tops
          .slice(1)
          .map((top, index) => Math.round(top - (tops[index] ?? 0) - (heights[0] ?? 0)))
        return { widths: boxes.map((box) => box?.width), gaps }
      })
      .toEqual({ widths: [356, 356, 356], gaps: [14, 14] })
  })
})

test('a toast stays above a dialog that opens, can be used there, and stays after it closes', async ({
  page,
}) => {
  await raiseToast(page)
  const dialog = page.getByRole('dialog', { name: 'Accessibility' })
  const opener = page.getByRole('button', { name: 'Open accessibility menu' })
  await opener.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(toasts(page)).toBeVisible()

  await opener.click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText('You are offline')
  await dialog.getByRole('button', { name: 'Dismiss notification' }).click()
  await expectGone(page, dialog.getByRole('alert'))
  await expect(dialog).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a swipe of 20 px dismisses a toast; on a phone, toasts appear at the top', async ({ page }) => {
    await raiseToast(page)
    await swipe(page, toasts(page), -19)
    await page.clock.runFor(limits.toast.removalMs)
    await expect(toasts(page)).toHaveAttribute('data-removed', 'false')
    await swipe(page, toasts(page), -20)
    await expectGone(page, toasts(page))

    await page.setViewportSize({ width: 390, height: 844 })
    await raiseToast(page)
    const box = await toasts(page).boundingBox()
    expect(box?.y).toBeLessThan(200)
    // The toast keeps a margin of 8 px on each side.
    expect(box?.x).toBeGreaterThanOrEqual(8)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(382)
    for (const direction of [1, -1]) {
      await swipe(page, toasts(page), 19 * direction)
      await page.clock.runFor(limits.toast.removalMs)
      await expect(toasts(page)).toHaveAttribute('data-removed', 'false')
      await swipe(page, toasts(page), 20 * direction)
      await expectGone(page, toasts(page))
      await raiseToast(page)
    }
  })
})

function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
}

async function raiseToast(page: Page): Promise<void> {
  const before = await toasts(page).count()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Portfolio' })
    .evaluate((link) => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  await expect(async () => {
    // A timer shows toasts, and it stands still with the clock.
    await page.clock.runFor(1)
    await expect(toasts(page)).toHaveCount(before + 1, { timeout: 500 })
  }).toPass()
  await expect(page).toHaveURL(pagePaths.terms)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.terms].heading)
}

/** The toast is gone far sooner than by itself: after a frame, a render and the removal delay. */
async function expectGone(page: Page, toast: Locator): Promise<void> {
  let passedMs = 0
  await expect
    .poll(async () => {
      await page.clock.runFor(limits.toast.removalMs / 2)
      passedMs += limits.toast.removalMs / 2
      return toast.count()
    })
    .toBe(0)
  expect(passedMs).toBeLessThan(shownMs)
}

async function swipe(page: Page, toast: Locator, distance: number): Promise<void> {
  // Wait until the toast has stopped moving.
  await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  const box = await toast.boundingBox()
  const x = Math.round((box?.x ?? 0) + 200)
  const y = Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  // Like a trembling finger, send moves until the toast follows.
  let tremble = 0
  for (const moved of [Math.trunc(distance / 2), distance]) {
    await expect
      .poll(async () => {
        tremble = 1 - tremble
        const touchPoints = [{ x: x + moved, y: y + tremble }]
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
        return toast.evaluate(({ style }) => Number.parseFloat(style.getPropertyValue('--swipe-amount-x')))
      })
      .toBe(moved)
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}
