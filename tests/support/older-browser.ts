import type { Page } from '@playwright/test'

/** As in Firefox: the element with that id is then found under the API's name. */
export async function removeNavigationApi(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Navigation')
    Reflect.deleteProperty(window, 'navigation')
  })
}
