import { expect, type Page } from '@playwright/test'

/** Its code may still be on the way when effects begin; a mouse that moves on is noticed then. */
export async function showCursor(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(300, 400)
    await page.mouse.move(301, 400)
    await expect(page.locator('.cursor')).toBeAttached({ timeout: 500 })
  }).toPass()
}
