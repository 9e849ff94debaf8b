import { expect, type Page } from '@playwright/test'

/** Moves the mouse until the cursor shows: its code may still be loading when the effects start. */
export async function showCursor(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(300, 400)
    await page.mouse.move(301, 400)
    await expect(page.locator('.cursor')).toBeAttached({ timeout: 500 })
  }).toPass()
}
