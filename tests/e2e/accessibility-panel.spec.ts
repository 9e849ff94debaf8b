import type { Locator, Page } from '@playwright/test'
import { pagePaths } from '../../src/routes.ts'
import { appReady, effectsStarted, expect, test } from '../support/site-test.ts'
import { storeSettings } from '../support/store-settings.ts'

test('the panel says what it offers', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const panel = await openPanel(page)
  await expect(panel.getByText('WCAG 2.1 AA', { exact: true })).toBeVisible()
  const visual = panel.getByRole('region', { name: 'Visual Adjustments' })
  await expect(visual.getByRole('slider', { name: 'Font Size' })).toHaveValue('100')
  await expect(visual.getByRole('switch', { name: 'Dark Mode' })).not.toBeChecked()
  await expect(visual.getByRole('switch', { name: 'High Contrast' })).not.toBeChecked()
  const motion = panel.getByRole('region', { name: 'Motion & Animation' })
  await expect(motion.getByRole('switch', { name: 'Reduce Motion' })).not.toBeChecked()
  const audio = panel.getByRole('region', { name: 'Audio' })
  await expect(audio.getByRole('switch', { name: 'UI Sounds' })).toBeChecked()
  await expect(panel.getByRole('button', { name: 'Reset All' })).toBeVisible()
  await expect(panel.getByText('This site meets WCAG 2.1 AA and Section 508.')).toBeVisible()
})

test('the button is round and stays at the top right while the page scrolls', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const button = page.getByRole('button', { name: 'Open accessibility menu' })
  const before = await button.boundingBox()
  expect(before?.width).toBe(before?.height)
  await expect(button).toHaveCSS('border-radius', '50%')
  expect(before?.x).toBeGreaterThan(1280 * 0.85)
  await page.evaluate(() => scrollTo(0, 600))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  expect(await button.boundingBox()).toEqual(before)
})

test('focus goes into the panel, stays there, and returns to the button', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const button = page.getByRole('button', { name: 'Open accessibility menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Accessibility' })
  await expect(panel).toBeVisible()
  await expect.poll(() => focusIsIn(panel)).toBe(true)

  const reached = new Set<string>()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    reached.add(
      await page.evaluate(
        () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '',
      ),
    )
    // The browser's own bar is the only other place the keyboard may go.
    const outside = await page.evaluate(
      () => !document.activeElement?.closest('dialog') && document.activeElement !== document.body,
    )
    expect(outside, 'focus on the page behind the panel').toBe(false)
  }
  for (const name of [
    'font-size',
    'dark-mode',
    'high-contrast',
    'reduce-motion',
    'ui-sounds',
    'Reset All',
    'Close',
  ]) {
    expect(reached).toContain(name)
  }

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('Close, the cross and the backdrop close the panel and give focus back', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const button = page.getByRole('button', { name: 'Open accessibility menu' })
  const closings = {
    cross: (panel: Locator) => panel.getByRole('button', { name: 'Close' }).first().click(),
    close: (panel: Locator) => panel.getByRole('button', { name: 'Close' }).last().click(),
    backdrop: () => page.mouse.click(20, 400),
  }
  for (const [name, close] of Object.entries(closings)) {
    const panel = await openPanel(page)
    await close(panel)
    await expect(panel, name).toBeHidden()
    await expect(button, name).toBeFocused()
  }
})

test('a press inside the panel does not close it, and the page behind stands still', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
  const panel = await openPanel(page)
  await panel.getByRole('heading', { name: 'Accessibility' }).click()
  await page.mouse.wheel(0, 600)
  await expect(panel).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the font size moves by keyboard from 75 to 200 in steps of 25 and is applied at once', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
  const panel = await openPanel(page)
  const slider = panel.getByRole('slider', { name: 'Font Size' })
  await slider.focus()
  const steps = [
    ['Home', 75],
    ['ArrowLeft', 75],
    ['ArrowRight', 100],
    ['ArrowUp', 125],
    ['End', 200],
    ['ArrowRight', 200],
    ['ArrowLeft', 175],
    ['ArrowDown', 150],
  ] as const
  for (const [key, size] of steps) {
    await page.keyboard.press(key)
    await expect(slider).toHaveValue(String(size))
    await expect(slider).toHaveAttribute('aria-valuetext', `${size}%`)
    await expect(page.locator('html')).toHaveCSS('font-size', `${(16 * size) / 100}px`)
  }
})

test('the font size follows the mouse', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const panel = await openPanel(page)
  const slider = panel.getByRole('slider', { name: 'Font Size' })
  const box = await slider.boundingBox()
  await slider.click({ position: { x: (box?.width ?? 0) - 4, y: (box?.height ?? 0) / 2 } })
  await expect(slider).toHaveValue('200')
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
})

test('every choice is kept across a reload, another page and a later visit', async ({
  page,
  context,
  visit,
}) => {
  await visit(pagePaths.home)
  await chooseEverything(await openPanel(page))
  await page.keyboard.press('Escape')
  await expectEverything(page)

  await page.reload()
  await appReady(page)
  await expectEverything(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(pagePaths.privacy)
  await expectEverything(page)

  const later = await context.newPage()
  await later.goto(pagePaths.quote)
  await appReady(later)
  await expectEverything(later)
  const panel = await openPanel(later)
  await expect(panel.getByRole('slider', { name: 'Font Size' })).toHaveValue('150')
  for (const name of ['Dark Mode', 'High Contrast', 'Reduce Motion'])
    await expect(panel.getByRole('switch', { name })).toBeChecked()
  await expect(panel.getByRole('switch', { name: 'UI Sounds' })).not.toBeChecked()
})

test('Reset All puts everything back, says so, and is kept too', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const panel = await openPanel(page)
  await chooseEverything(panel)
  await expectEverything(page)
  await panel.getByRole('button', { name: 'Reset All' }).click()
  await expect(panel.getByRole('status').getByText('Accessibility settings were reset.')).toBeAttached()
  await expect(panel.getByRole('slider', { name: 'Font Size' })).toHaveValue('100')
  for (const name of ['Dark Mode', 'High Contrast', 'Reduce Motion'])
    await expect(panel.getByRole('switch', { name })).not.toBeChecked()
  await expect(panel.getByRole('switch', { name: 'UI Sounds' })).toBeChecked()
  await page.reload()
  await expect(page.locator('html')).not.toHaveClass(/dark|high-contrast|reduce-motion/)
  await expect(page.locator('html')).toHaveCSS('font-size', '16px')
})

test('a stored choice is on the page before anything is painted', async ({ page }) => {
  await storeSettings(page, { darkMode: true, contrast: 'high', reduceMotion: true, fontSizePercent: 150 })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      // The head is read and the body has just begun: nothing is on screen yet.
      const { className, style } = document.documentElement
      document.body.dataset.first = `${className} ${style.fontSize}`
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(pagePaths.home)
  await expect(page.locator('body')).toHaveAttribute(
    'data-first',
    /high-contrast dark reduce-motion unlaid 150%$/,
  )
})

test('another open tab follows', async ({ page, context, visit }) => {
  await visit(pagePaths.home)
  const other = await context.newPage()
  await other.goto(pagePaths.portfolio)
  await effectsStarted(other)
  await page.bringToFront()
  await chooseEverything(await openPanel(page))
  await expectEverything(other)
  await page.getByRole('button', { name: 'Reset All' }).click()
  await expect(other.locator('html')).not.toHaveClass(/dark|high-contrast|reduce-motion/)
})

test('the panel works where the browser blocks storage', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await visit(pagePaths.home)
  await chooseEverything(await openPanel(page))
  await expectEverything(page)
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(pagePaths.privacy)
  await expectEverything(page)
})

test('the statement opens from the panel, which leaves the page and the focus to it', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
  const panel = await openPanel(page)
  await panel.getByRole('link', { name: 'Read the accessibility statement' }).click()
  await expect(page).toHaveURL(pagePaths.accessibility)
  await expect(panel).toBeHidden()
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-lock')
  await expect(page.getByRole('main')).toBeFocused()
})

async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open accessibility menu' }).click()
  const panel = page.getByRole('dialog', { name: 'Accessibility' })
  await expect(panel).toBeVisible()
  return panel
}

async function chooseEverything(panel: Locator): Promise<void> {
  await panel.getByRole('slider', { name: 'Font Size' }).fill('150')
  for (const name of ['Dark Mode', 'High Contrast', 'Reduce Motion'])
    await panel.getByRole('switch', { name }).check()
  await panel.getByRole('switch', { name: 'UI Sounds' }).uncheck()
}

async function expectEverything(page: Page): Promise<void> {
  await expect(page.locator('html')).toContainClass('dark high-contrast reduce-motion')
  await expect(page.locator('html')).toHaveCSS('font-size', '24px')
}

function focusIsIn(panel: Locator): Promise<boolean> {
  return panel.evaluate((element) => element.contains(document.activeElement))
}
