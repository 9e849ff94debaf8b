import type { Page } from '@playwright/test'
import { pagePaths } from '../../src/routes.ts'
import { expect, test } from '../support/site-test.ts'

for (const { name, landmark } of [
  { name: 'Skip to main content', landmark: 'main' },
  { name: 'Skip to navigation', landmark: 'navigation' },
] as const) {
  test(`"${name}" shows itself to the keyboard, then focuses and shows its target`, async ({
    page,
    visit,
  }) => {
    await visit(pagePaths.home)
    await scrollTo(page, 900)
    const link = page.getByRole('link', { name })
    await expect(link).not.toBeInViewport()
    await link.focus()
    await expect(link).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    const target = page.getByRole(landmark).first()
    await expect(target).toBeFocused()
    await expect(target).toBeInViewport()
    await expect(link).not.toBeInViewport()
  })
}

for (const visitor of ['anybody', 'a member'] as const) {
  test(`the header of ${visitor} stands in one line, from the narrowest tablet on`, async ({
    page,
    visit,
  }) => {
    await visit(pagePaths.terms)
    if (visitor === 'a member') {
      await page.evaluate(() => document.documentElement.classList.add('member'))
    }
    const texts = page.getByRole('banner').locator('a:visible, button:visible')
    for (const width of [768, 1000, 1024, 1100, 1151, 1152, 1184, 1280, 1296]) {
      await page.setViewportSize({ width, height: 800 })
      const lines = await texts.evaluateAll((found) =>
        found.map((each) => {
          const tops = new Set<number>()
          const words = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
          while (words.nextNode()) {
            const range = document.createRange()
            range.selectNodeContents(words.currentNode)
            for (const { top, width: wide } of range.getClientRects()) if (wide > 1) tops.add(Math.round(top))
          }
          return tops.size
        }),
      )
      expect(lines.length).toBeGreaterThan(1)
      expect(lines.filter((each) => each > 1)).toEqual([])
    }
  })
}

test('back to top appears after 300 pixels, tells the way, and leads to the top', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const button = page.getByRole('button', { name: /^Back to top/ })
  await scrollTo(page, 300)
  await expect(page.locator('[aria-label^="Back to top"]')).toHaveAttribute(
    'aria-label',
    label(await way(page)),
  )
  await expect(button).toBeHidden()
  await scrollTo(page, 301)
  await expect(button).toBeVisible()
  await scrollTo(page, 600)
  await expect(page.getByRole('button', { name: label(await way(page)), exact: true })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('button', { name: 'Back to top (100%)', exact: true })).toBeVisible()

  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(button).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a hidden back to top is not in the way of the keyboard', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  await scrollTo(page, 0)
  const button = page.getByRole('button', { name: /^Back to top/, includeHidden: true })
  await expect(button).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('contentinfo').getByRole('link').last()).not.toBeFocused()
  await expect(button).not.toBeFocused()
})

test('back to top goes there at once for whoever wants no motion', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(pagePaths.home)
  await scrollTo(page, 600)
  const scrolled = await page.getByRole('button', { name: /^Back to top/ }).evaluate((button) => {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return scrollY
  })
  expect(scrolled).toBe(0)
})

test('on a large screen a thin bar on the left edge shows how far the reader is', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const bar = page.getByRole('progressbar', { name: 'Reading progress' })
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  const box = await bar.boundingBox()
  expect(box?.x).toBe(0)
  expect(box?.width).toBeLessThanOrEqual(5)
  expect(box?.height).toBeGreaterThan(600)
  await scrollTo(page, 500)
  await expect(bar).toHaveAttribute('aria-valuenow', String(await way(page)))
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await page.setViewportSize({ width: 1023, height: 720 })
  await expect(bar).toBeHidden()
})

test('the progress begins again with each page', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const bar = page.getByRole('progressbar', { name: 'Reading progress' })
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(pagePaths.privacy)
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
})

test('the header stays in view and holds the way home, to an account and to a consultation', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.portfolio)
  const header = page.getByRole('banner')
  await scrollTo(page, 200)
  expect((await header.boundingBox())?.y).toBe(0)
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
  await expect(header.getByRole('link', { name: 'Free Consultation' })).toHaveAttribute(
    'href',
    '/#contact-form',
  )
  await header.getByRole('link', { name: 'Bridgelight Productions, home' }).click()
  await expect(page).toHaveURL(pagePaths.home)
})

test('the footer tells the hours, the place and how to reach the company', async ({ page }) => {
  await page.goto(pagePaths.legacy)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Business Hours')
  await expect(footer).toContainText('Mon-Fri 9AM-6PM PT (12PM-9PM EST)')
  await expect(footer).toContainText('Portland, OR 97201')
  await expect(footer).toContainText('We respond to all inquiries within 24 hours')
  await expect(footer.getByRole('link', { name: '(503) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+15035550142',
  )
  await expect(footer.getByRole('link', { name: 'hello@bridgelight.example' })).toHaveAttribute(
    'href',
    'mailto:hello@bridgelight.example',
  )
})

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
}

/** The share of the way down, in whole percent. */
function way(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.round((scrollY / (document.documentElement.scrollHeight - innerHeight)) * 100),
  )
}

function label(percent: number): string {
  return `Back to top (${percent}%)`
}
