import { expect, type Page } from '@playwright/test'

/** The page's sections have these headings in this order, all visible, and no two neighbors look alike. */
export async function expectBands(page: Page, headings: readonly string[]): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...headings])
  const tones = await Promise.all(
    headings.map(async (name) => {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
      const band = page.getByRole('region', { name, exact: true })
      return `${await band.getAttribute('data-tone')} ${await band.getAttribute('data-shade')}`
    }),
  )
  expect(tones.filter((tone, index) => tone === tones[index - 1])).toEqual([])
}
