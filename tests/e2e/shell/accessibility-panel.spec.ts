import type { Locator, Page } from '@playwright/test'
import { pagePaths } from '../../../src/routes.ts'
import { effectsStarted, expect, test, wake } from '../../support/site-test.ts'

test('the panel opens, works and closes by mouse while the page behind it does not scroll', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.terms)
  const button = opener(page)
  await test.step('the round button stays at the top right', async () => {
    const before = await button.boundingBox()
    expect(before?.width).toBe(before?.height)
    await expect(button).toHaveCSS('border-radius', '50%')
    expect(before?.x).toBeGreaterThan(1280 * 0.85)
    await page.evaluate(() => scrollTo(0, 600))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
    expect(await button.boundingBox()).toEqual(before)
  })

  const panel = await openPanel(page)
  await test.step('the panel lists its options', async () => {
    await expect(panel.getByText('WCAG 2.1 AA', { exact: true })).toBeVisible()
    const visual = panel.getByRole('region', { name: 'Visual Adjustments' })
    await expect(visual.getByRole('slider', { name: 'Font Size' })).toHaveValue('100')
    await expect(visual.getByRole('switch', { name: 'Dark Mode' })).not.toBeChecked()
    await expect(visual.getByRole('switch', { name: 'High Contrast' })).not.toBeChecked()
    const motion = panel.getByRole('region', { name: 'Motion & Animation' })
    await expect(motion.getByRole('switch', { name: 'Reduce Motion' })).not.toBeChecked()
    const audio = panel.getByRole('region', { name: 'Audio' })
    await expect(audio.getByRole('switch', { name: 'UI Sounds' })).not.toBeChecked()
    await expect(panel.getByRole('button', { name: 'Reset All' })).toBeVisible()
    await expect(panel.getByText('This site meets WCAG 2.1 AA and Section 508.')).toBeVisible()
  })

  await panel.getByRole('heading', { name: 'Accessibility' }).click()
  await page.mouse.wheel(0, 600)
  await expect(panel).toBeVisible()
  const closings = {
    cross: () => panel.getByRole('button', { name: 'Close' }).first().click(),
    close: () => panel.getByRole('button', { name: 'Close' }).last().click(),
    backdrop: () => page.mouse.click(20, 400),
  }
  for (const [name, close] of Object.entries(closings)) {
    if (await panel.isHidden()) await openPanel(page)
    await close()
    await expect(panel, name).toBeHidden()
    await expect(button, name).toBeFocused()
  }
  expect(await page.evaluate(() => scrollY)).toBe(600)

  await openPanel(page)
  const slider = panel.getByRole('slider', { name: 'Font Size' })
  const box = await slider.boundingBox()
  await slider.click({ position: { x: (box?.width ?? 0) - 4, y: (box?.height ?? 0) / 2 } })
  await expect(slider).toHaveValue('200')
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
})

test('keyboard focus moves into the panel, stays there, and returns to the button', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.terms)
  const button = opener(page)
  const panel = page.getByRole('dialog', { name: 'Accessibility' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await expect.poll(() => focusIsIn(panel)).toBe(true)

  const reached = new Set<string>()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const { name, outside } = await page.evaluate(() => {
      const focused = document.activeElement
      return {
        name: focused?.getAttribute('name') ?? focused?.textContent ?? '',
        // The browser's own toolbar is the only other place that may get focus.
        outside: !focused?.closest('dialog') && focused !== document.body,
      }
    })
    reached.add(name)
    expect(outside, 'focus on the page behind the panel').toBe(false)
  }
  const controls = ['font-size', 'dark-mode', 'high-contrast', 'reduce-motion', 'ui-sounds']
  expect([...reached]).toEqual(expect.arrayContaining([...controls, 'Reset All', 'Close']))

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('the keyboard changes the font size from 75 to 200 in steps of 25 and turns on dark mode', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.terms)
  await opener(page).focus()
  await page.keyboard.press('Space')
  const panel = page.getByRole('dialog', { name: 'Accessibility' })
  await expect(panel).toBeVisible()
  await tabUntilFocused(page, 'font-size')
  const slider = panel.getByRole('slider', { name: 'Font Size' })
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
  await tabUntilFocused(page, 'dark-mode')
  await page.keyboard.press('Space')
  await expect(panel.getByRole('switch', { name: 'Dark Mode' })).toBeChecked()
  await expect(page.locator('html')).toContainClass('dark')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('every setting applies to other tabs, a reload, another page and a later visit, until Reset All', async ({
  page,
  context,
  visit,
}) => {
  await visit(pagePaths.terms)
  const other = await context.newPage()
  await other.goto(pagePaths.privacy)
  await wake(other)
  await effectsStarted(other)
  await page.bringToFront()
  await chooseEverything(await openPanel(page))
  await expectEverything(page)
  await expectEverything(other)

  await page.keyboard.press('Escape')
  await page.reload()
  await wake(page)
  await expectEverything(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(pagePaths.privacy)
  await expectEverything(page)

  const later = await context.newPage()
  await later.addInitScript(noteFirstLook)
  await later.goto(pagePaths.quote)
  const beforePaint = /high-contrast dark reduce-motion unlaid( fonts)? 150%$/
  await expect(later.locator('body')).toHaveAttribute('data-first', beforePaint)
  await wake(later)
  await expectEverything(later)
  const panel = await openPanel(later)
  await expect(panel.getByRole('slider', { name: 'Font Size' })).toHaveValue('150')
  for (const name of ['Dark Mode', 'High Contrast', 'Reduce Motion', 'UI Sounds'])
    await expect(panel.getByRole('switch', { name })).toBeChecked()

  await panel.getByRole('button', { name: 'Reset All' }).click()
  await expect(panel.getByRole('status').getByText('Accessibility settings were reset.')).toBeAttached()
  await expect(panel.getByRole('slider', { name: 'Font Size' })).toHaveValue('100')
  for (const name of ['Dark Mode', 'High Contrast', 'Reduce Motion', 'UI Sounds'])
    await expect(panel.getByRole('switch', { name })).not.toBeChecked()
  await expect(other.locator('html')).not.toHaveClass(/dark|high-contrast|reduce-motion/)
  await later.reload()
  await expect(later.locator('html')).not.toHaveClass(/dark|high-contrast|reduce-motion/)
  await expect(later.locator('html')).toHaveCSS('font-size', '16px')
})

test('the panel works when the browser blocks storage, and opens the statement', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await visit(pagePaths.terms)
  await chooseEverything(await openPanel(page))
  await expectEverything(page)
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(pagePaths.privacy)
  await expectEverything(page)
  // The address changes first; once it has focus, the new page is there and no longer closes the panel.
  await expect(page.getByRole('main')).toBeFocused()

  const panel = await openPanel(page)
  await panel.getByRole('link', { name: 'Read the accessibility statement' }).click()
  await expect(page).toHaveURL(pagePaths.accessibility)
  await expect(panel).toBeHidden()
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-lock')
  await expect(page.getByRole('main')).toBeFocused()
})

function opener(page: Page): Locator {
  return page.getByRole('button', { name: 'Open accessibility menu' })
}

async function openPanel(page: Page): Promise<Locator> {
  await opener(page).click()
  const panel = page.getByRole('dialog', { name: 'Accessibility' })
  await expect(panel).toBeVisible()
  return panel
}

async function chooseEverything(panel: Locator): Promise<void> {
  await panel.getByRole('slider', { name: 'Font Size' }).fill('150')
  for (const name of ['Dark Mode', 'High Contrast', 'Reduce Motion', 'UI Sounds'])
    await panel.getByRole('switch', { name }).check()
}

async function expectEverything(page: Page): Promise<void> {
  await expect(page.locator('html')).toContainClass('dark high-contrast reduce-motion')
  await expect(page.locator('html')).toHaveCSS('font-size', '24px')
}

async function tabUntilFocused(page: Page, name: string): Promise<void> {
  const focused = page.locator(`[name="${name}"]:focus`)
  for (let step = 0; step < 10 && (await focused.count()) === 0; step += 1) await page.keyboard.press('Tab')
  await expect(focused).toBeVisible()
}

/** Runs in the page before its own scripts. */
function noteFirstLook(): void {
  new MutationObserver((_, observer) => {
    if (!document.body) return
    observer.disconnect()
    // The head has been parsed and the body has just begun, so nothing is on screen yet.
    const { className, style } = document.documentElement
    document.body.dataset.first = `${className} ${style.fontSize}`
  }).observe(document, { childList: true, subtree: true })
}

function focusIsIn(panel: Locator): Promise<boolean> {
  return panel.evaluate((element) => element.contains(document.activeElement))
}
