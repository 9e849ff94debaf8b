import { expect, type Locator, type Page } from '@playwright/test'
import { pagePaths } from '../../../src/routes.ts'

/** Locators and actions for the contact and support card. */

export function opener(page: Page): Locator {
  return page.getByRole('button', { name: 'Open contact and support' })
}

export function card(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Contact and support' })
}

export function log(page: Page): Locator {
  return card(page).getByRole('log', { name: 'Conversation' })
}

export function messages(page: Page): Locator {
  return log(page).locator('ol > li')
}

export function input(page: Page): Locator {
  return card(page).getByRole('textbox', { name: 'Your message' })
}

export async function openCard(page: Page): Promise<Locator> {
  await expect(opener(page).or(card(page)).first()).toBeVisible()
  // The card stays visible for a moment after it was closed, so the button tells whether it is open.
  if (await opener(page).isVisible()) {
    await unfold(page)
    await opener(page).click()
  }
  await expect(card(page)).toHaveCSS('opacity', '1')
  await expect(card(page)).toHaveCSS('translate', 'none')
  return card(page)
}

/** Keyboard focus brings the button back after it has folded away to uncover a control. */
export async function unfold(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await opener(page).focus()
  await expect(opener(page)).toBeInViewport({ ratio: 0.99 })
}

export async function openChat(page: Page): Promise<Locator> {
  const open = await openCard(page)
  await open.getByRole('tab', { name: 'Chat' }).click()
  await expect(log(page)).toBeVisible()
  return open
}

/** Sends a message and waits for its answer. */
export async function ask(page: Page, text: string): Promise<void> {
  const count = await messages(page).count()
  await input(page).fill(text)
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(count + 2)
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Not shown')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

/** The two do not overlap once both have stopped moving. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const overlap = async () => {
    const [a, b] = await Promise.all([boxOf(one), boxOf(other)])
    return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
  }
  await expect.poll(overlap).toBe(false)
}

/** Far down the page, the open card, the floating buttons and the header do not overlap. */
export async function expectRoomForAll(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 900))
  const top = page.getByRole('button', { name: /^Back to top/ })
  await expect(top).toBeVisible()
  await expectApart(top, opener(page))
  const open = await openCard(page)
  const closing = page.getByRole('button', { name: 'Close contact and support' })
  for (const other of [top, closing, page.getByRole('banner')]) await expectApart(open, other)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const box = await boxOf(open)
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.top).toBeGreaterThanOrEqual(0)
  expect(box.right).toBeLessThanOrEqual(width)
  expect(box.bottom).toBeLessThanOrEqual(height)
}

/** On a phone, the card is a sheet at the bottom that leaves the header visible and fits a conversation. */
export async function expectSheet(page: Page): Promise<void> {
  const open = await openChat(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const box = await boxOf(open)
  expect([box.left, box.right, box.bottom]).toEqual([0, width, height])
  await expectApart(open, page.getByRole('banner'))
  await ask(page, 'What services do you offer?')
  const send = open.getByRole('button', { name: 'Send' })
  await send.scrollIntoViewIfNeeded()
  await expect(send).toBeInViewport({ ratio: 0.99 })
  expect(await open.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false)
}

export async function closeSheet(page: Page): Promise<void> {
  await card(page).getByRole('button', { name: 'Close' }).click()
  await expect(card(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
}

/** A toast appears beside the open card, in a browser that says it is offline. */
export async function expectRoomForToast(page: Page): Promise<Locator> {
  await openCard(page)
  await page.evaluate((path) => location.assign(path), pagePaths.portfolio)
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toBeVisible()
  await toast.hover()
  await expect(toast).toHaveCSS('opacity', '1')
  await expect(card(page)).toBeVisible()
  await expectApart(card(page), toast)
  return toast
}

/** Follows a link in the chat; returns the page's scroll position when it first moved and when it stopped. */
export async function follow(page: Page, name: string): Promise<{ first: number; end: number }> {
  const moved = page.evaluate(
    () =>
      new Promise<{ first: number; end: number }>((tell) => {
        let first: number | undefined
        const note = () => {
          first ??= scrollY
        }
        addEventListener('scroll', note)
        addEventListener(
          'scrollend',
          () => {
            removeEventListener('scroll', note)
            tell({ first: first ?? scrollY, end: scrollY })
          },
          { once: true },
        )
      }),
  )
  await card(page).getByRole('link', { name }).click()
  return moved
}
