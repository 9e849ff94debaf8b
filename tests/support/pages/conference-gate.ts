import type { Page } from '@playwright/test'

/** Shows the page to a visitor who already has access from an earlier visit. */
export async function giveAccess(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('conferenceAccess', 'granted'))
}

/** Scrolls the price teaser into view: a section's scripts start when it is seen. */
export async function lookAtTeaser(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByText('Unlock the Prices')
    .evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

export async function passGate(page: Page): Promise<void> {
  await lookAtTeaser(page)
  await page.getByRole('button', { name: 'Unlock the Prices' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(`conference-${crypto.randomUUID()}@example.com`)
  await dialog.getByRole('button', { name: 'Get Instant Access' }).click()
}
