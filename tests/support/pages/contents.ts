import { expect, type Page } from '@playwright/test'

type Part = { readonly id: string; readonly title: string }

/** Follows every entry in a document's table of contents to its part. */
export async function followContents(page: Page, path: string, parts: readonly Part[]): Promise<void> {
  const contents = page.getByRole('navigation', { name: 'On this page' })
  for (const { id, title } of parts) {
    await contents.getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(`${path}#${id}`)
    const heading = page.getByRole('main').getByRole('heading', { level: 3, name: title, exact: true })
    await expect(heading).toBeInViewport()
  }
}
