import type { Page } from '@playwright/test'

/** Without the API, as in Firefox, `window.navigation` is the element with that id. */
export async function removeNavigationApi(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Navigation')
    Reflect.deleteProperty(window, 'navigation')
  })
}
