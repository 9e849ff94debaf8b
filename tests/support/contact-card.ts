import { expect, type Locator, type Page } from '@playwright/test'

/** The contact and support card, as a visitor finds it. */

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
  // The card itself is still to be seen for a moment after it was closed; its button knows better.
  if (await opener(page).isVisible()) await opener(page).click()
  await expect(card(page)).toHaveCSS('opacity', '1')
  await expect(card(page)).toHaveCSS('translate', 'none')
  return card(page)
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
