import type { Page } from '@playwright/test'
import { expect } from '../site-test.ts'

/** The page prints black on white, whatever theme was chosen for the screen. */
export async function expectPrintedBlackOnWhite(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText('Bridgelight')
  await expect(page.getByRole('contentinfo')).toContainText('hello@bridgelight.example')
  expect(await darkAreas(page)).toEqual([])
}

/** Elements at least as tall as a word on a background darker than gray, except masked drawings. */
export async function darkAreas(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('There is no canvas')
    return [...document.querySelectorAll('body, body *')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 12)
      .filter((element) => !getComputedStyle(element).maskImage.includes('url('))
      .filter((element) => {
        canvas.clearRect(0, 0, 1, 1)
        canvas.fillStyle = getComputedStyle(element).backgroundColor
        canvas.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
        return alpha > 64 && red + green + blue < 450
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })
}

export async function printedPages(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: false })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
