import type { Page } from '@playwright/test'
import { pagePaths } from '../../../src/routes.ts'
import { expectHeaderInOneLine } from '../../support/looks/header-lines.ts'
import { tooWide } from '../../support/looks/reflow.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, facesShown, test } from '../../support/site-test.ts'

test('the header fits on one line, and its skip links appear on focus and lead to their targets', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.terms)
  await facesShown(page)
  await expectHeaderInOneLine(page, [768, 1152])
  for (const { name, landmark } of [
    { name: 'Skip to main content', landmark: 'main' },
    { name: 'Skip to navigation', landmark: 'navigation' },
  ] as const) {
    await test.step(name, async () => {
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
})

test('back to top appears after 300 pixels, shows the progress, and leads to the top', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.terms)
  const button = page.getByRole('button', { name: /^Back to top/ })
  const hidden = page.getByRole('button', { name: /^Back to top/, includeHidden: true })
  await scrollTo(page, 300)
  await expect(hidden).toHaveAttribute('aria-label', label(await way(page)))
  await expect(button).toBeHidden()
  await scrollTo(page, 301)
  await expect(button).toBeVisible()
  await scrollTo(page, 600)
  await expect(page.getByRole('button', { name: label(await way(page)), exact: true })).toBeVisible()
  await scrollToEnd(page)
  await expect(page.getByRole('button', { name: label(100), exact: true })).toBeVisible()

  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(button).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()

  await test.step('the hidden button does not get keyboard focus', async () => {
    const lastLink = page.getByRole('contentinfo').getByRole('link').last()
    await lastLink.focus()
    await scrollTo(page, 0)
    await expect(hidden).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(lastLink).not.toBeFocused()
    await expect(hidden).not.toBeFocused()
  })

  await test.step('with reduced motion, the page jumps to the top at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await scrollTo(page, 600)
    const scrolled = await hidden.evaluate((element) => {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return scrollY
    })
    expect(scrolled).toBe(0)
  })
})

test('on a large screen, a thin bar on the left edge shows the reading progress of each page', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.terms)
  const bar = page.getByRole('progressbar', { name: 'Reading progress' })
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  const box = await bar.boundingBox()
  expect(box?.x).toBe(0)
  expect(box?.width).toBeLessThanOrEqual(5)
  expect(box?.height).toBeGreaterThan(600)
  await scrollTo(page, 500)
  await expect(bar).toHaveAttribute('aria-valuenow', String(await way(page)))
  await scrollToEnd(page)
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(pagePaths.privacy)
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  await page.setViewportSize({ width: 1023, height: 720 })
  await expect(bar).toBeHidden()
})

readingTest(
  'the header stays in view and links to the home page, the account and a consultation',
  async ({ read }) => {
    const page = await read(pagePaths.terms)
    const header = page.getByRole('banner')
    await scrollTo(page, 200)
    expect((await header.boundingBox())?.y).toBe(0)
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
    const consultation = header.getByRole('link', { name: 'Free Consultation' })
    await expect(consultation).toHaveAttribute('href', '/#contact-form')
    await header.getByRole('link', { name: 'Bridgelight Productions, home' }).click()
    await expect(page).toHaveURL(pagePaths.home)
  },
)

readingTest('the header on a phone dials with one press and fits the narrowest screen', async ({ read }) => {
  for (const width of [390, 320]) {
    const page = await read(pagePaths.terms, { width, height: 844 })
    const header = page.getByRole('banner')
    const call = header.getByRole('link', { name: 'Call (503) 555-0142' })
    await expect(call).toHaveAttribute('href', 'tel:+15035550142')
    await expect(call).toBeInViewport({ ratio: 1 })
    expect((await call.boundingBox())?.width).toBeGreaterThanOrEqual(44)
    await expect(header.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
    expect(await tooWide(page)).toEqual([])
  }
  const desk = await read(pagePaths.terms)
  await expect(desk.getByRole('banner').getByRole('link', { name: /^Call/ })).toBeHidden()
})

readingTest('the footer shows the hours, the location and how to reach the company', async ({ read }) => {
  const page = await read(pagePaths.terms)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Business Hours')
  await expect(footer).toContainText('Mon-Fri 9AM-6PM PT (12PM-9PM EST)')
  await expect(footer).toContainText('Portland, OR 97201')
  await expect(footer).toContainText('We respond to all inquiries within 24 hours')
  const phone = footer.getByRole('link', { name: '(503) 555-0142' })
  await expect(phone).toHaveAttribute('href', 'tel:+15035550142')
  const email = footer.getByRole('link', { name: 'hello@bridgelight.example' })
  await expect(email).toHaveAttribute('href', 'mailto:hello@bridgelight.example')
})

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
}

function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
}

/** The scroll progress in whole percent. */
function way(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.round((scrollY / (document.documentElement.scrollHeight - innerHeight)) * 100),
  )
}

function label(percent: number): string {
  return `Back to top (${percent}%)`
}
