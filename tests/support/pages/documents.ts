import { expect, type Page } from '@playwright/test'
import { allPages } from '../../../src/content/pages/all-pages.ts'
import type { PagePath } from '../../../src/routes.ts'

/** The document is complete: headline, calls to action and copyright line. */
export async function expectWholeDocument(page: Page, path: PagePath): Promise<void> {
  const { heading, actions } = allPages[path]
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 }), path).toHaveText(heading)
  await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
  for (const { label, href = 'tel:+15035550142' } of actions) {
    const link = main.getByRole('link', { name: label, exact: true }).first()
    await expect(link, path).toHaveAttribute('href', href)
  }
  await expect(page.getByRole('contentinfo'), path).toContainText('All rights reserved.')
}
