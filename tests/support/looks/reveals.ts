import type { Locator } from '@playwright/test'
import { expect } from '../site-test.ts'

/** The element waits below the window, and fades in when it is scrolled into view. */
export async function expectToComeIn(reveal: Locator): Promise<void> {
  await expect(reveal).toHaveCSS('opacity', '0')
  await expect(reveal).not.toContainClass('in-view')
  await reveal.scrollIntoViewIfNeeded()
  await expect(reveal).toContainClass('in-view')
  await expect(reveal).toHaveCSS('opacity', '1')
}
