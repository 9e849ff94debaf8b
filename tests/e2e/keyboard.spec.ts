import type { Page } from '@playwright/test'
import { allPages } from '../../src/content/pages/all-pages.ts'
import { pagePaths } from '../../src/routes.ts'
import { expect, test } from '../support/site-test.ts'

test('a visitor gets from the top of the home page to another page without a mouse', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
  const header = page.getByRole('banner')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const stops = [
    page.getByRole('link', { name: 'Skip to main content' }),
    page.getByRole('link', { name: 'Skip to navigation' }),
    header.getByRole('link', { name: 'Bridgelight Productions, home' }),
    navigation.getByRole('button', { name: 'Work' }),
    navigation.getByRole('button', { name: 'Services' }),
  ]
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
    await expect(stop).toBeInViewport()
  }
  await page.keyboard.press('Enter')
  await expect(navigation.getByRole('link', { name: 'Corporate Video' })).toBeVisible()
  for (const name of ['Corporate Video', 'Live Streaming']) {
    await page.keyboard.press('Tab')
    await expect(navigation.getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.liveStreaming].heading)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('Escape closes a menu and leaves the keyboard on its button', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const button = navigation.getByRole('button', { name: 'Equipment' })
  await button.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(navigation.getByRole('link', { name: 'Gear Kits' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(navigation.getByRole('link', { name: 'Gear Kits' })).toBeHidden()
  await expect(button).toBeFocused()
})

test('the panel is set and closed without a mouse', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await page.getByRole('button', { name: 'Open accessibility menu' }).focus()
  await page.keyboard.press('Space')
  const panel = page.getByRole('dialog', { name: 'Accessibility' })
  await expect(panel).toBeVisible()
  const darkMode = panel.getByRole('switch', { name: 'Dark Mode' })
  await tabUntilFocused(page, 'dark-mode')
  await page.keyboard.press('Space')
  await expect(darkMode).toBeChecked()
  await expect(page.locator('html')).toContainClass('dark')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

for (const { name, width, height } of [
  { name: 'wide screen', width: 1280, height: 720 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'low window', width: 1024, height: 400 },
]) {
  test(`on a ${name} focus is seen and uncovered at every stop, forwards and back`, async ({
    page,
    visit,
  }) => {
    // Some 240 stops, each looked at.
    test.slow()
    await page.setViewportSize({ width, height })
    await visit(pagePaths.home)
    const forwards = await walk(page, 'Tab')
    expect(forwards.length).toBeGreaterThan(25)
    expect(forwards.filter(({ trouble }) => trouble)).toEqual([])
    const back = await walk(page, 'Shift+Tab')
    expect(back.length).toBeGreaterThan(25)
    expect(back.filter(({ trouble }) => trouble)).toEqual([])
  })
}

test('the header can be visited from anywhere without losing the place on the page', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
  await page.evaluate(() => scrollTo(0, 500))
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Sign In' }).focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+Tab')
  await expect(header.getByRole('button', { name: 'Services' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(500)
})

type Stop = { readonly name: string; readonly trouble: string | null }

/** Goes through the page by keyboard until it leaves it, and says what is wrong where. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < 120) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(judgeFocus)
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

/** Runs in the page: null when nothing on it has the focus. */
function judgeFocus(): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
  // A link that stretches over its line wears the ring on what stretches.
  const ringed = [undefined, '::after'].some((pseudo) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  if (!ringed) return { name, trouble: 'no focus ring' }
  const { left, right, top, bottom } = element.getBoundingClientRect()
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
    return { name, trouble: `outside the window: ${left} ${top} ${right} ${bottom}` }
  // The corners of a round button are not the button.
  const inset = getComputedStyle(element).borderRadius === '50%' ? (right - left) / 4 : 3
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + inset, top + inset],
    [right - inset, bottom - inset],
  ] as const
  for (const [x, y] of points) {
    const [topmost] = document.elementsFromPoint(x, y)
    if (topmost && !element.contains(topmost) && !topmost.contains(element)) {
      const what = topmost.closest('[aria-label]')?.getAttribute('aria-label') ?? topmost.tagName
      return { name, trouble: `covered by ${what}` }
    }
  }
  return { name, trouble: null }
}

async function tabUntilFocused(page: Page, name: string): Promise<void> {
  const focused = page.locator(`[name="${name}"]:focus`)
  for (let step = 0; step < 10 && (await focused.count()) === 0; step += 1) await page.keyboard.press('Tab')
  await expect(focused).toBeVisible()
}
