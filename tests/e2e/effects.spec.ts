import type { Page } from '@playwright/test'
import { pagePaths } from '../../src/routes.ts'
import { effectsStarted, expect, test } from '../support/site-test.ts'
import { storeSettings } from '../support/store-settings.ts'

test.use({ decoration: 'moving' })

/** Only then is there dust. */
async function showLife(page: Page): Promise<void> {
  await effectsStarted(page)
  await page.keyboard.press('Shift')
}

test.describe('particles', () => {
  for (const { width, count } of [
    { width: 390, count: 4 },
    { width: 1280, count: 16 },
    { width: 1920, count: 20 },
  ]) {
    test(`${count} drift over a screen ${width} pixels wide`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 800 })
      await countDrawnParticles(page)
      await visit(pagePaths.home)
      await showLife(page)
      await expect(page.locator('html')).toHaveAttribute('data-drawn', String(count))
    })
  }

  test('come with the first sign of a visitor', async ({ page, visit }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    // What a test runs in the page counts as a gesture.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })
    })
    await visit(pagePaths.home)
    await effectsStarted(page)
    expect(scripts.filter((url) => url.includes('particle-canvas'))).toEqual([])
    await showLife(page)
    await expect(page.locator('canvas')).toBeAttached()
  })

  test('fill the screen without being in anybody’s way', async ({ page, visit }) => {
    await visit(pagePaths.home)
    await showLife(page)
    const canvas = page.locator('canvas')
    await expect(canvas).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas).toHaveCSS('pointer-events', 'none')
    await expect(canvas).toHaveCSS('position', 'fixed')
    expect(await canvas.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 })
    expect(await page.evaluate(() => document.elementFromPoint(640, 400)?.tagName)).not.toBe('CANVAS')
  })

  test('rest while nobody looks', async ({ page, visit }) => {
    await visit(pagePaths.home)
    await showLife(page)
    await expect(page.locator('canvas')).toBeAttached()
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(page.locator('canvas')).not.toBeAttached()
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: false })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(page.locator('canvas')).toBeAttached()
  })
})

test.describe('the cursor', () => {
  test('takes the place of the mouse pointer and follows it', async ({ page, visit }) => {
    await visit(pagePaths.home)
    await effectsStarted(page)
    await expect(page.locator('.cursor')).not.toBeAttached()
    await showCursor(page)
    const cursor = page.locator('.cursor')
    await expect(cursor).toHaveAttribute('aria-hidden', 'true')
    await expect(cursor).toHaveCSS('pointer-events', 'none')
    await expect(page.locator('body')).toHaveCSS('cursor', 'none')
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveCSS('cursor', 'none')
    await page.mouse.move(500, 420)
    await expect(cursor.locator('i').first()).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 500, 420)')
  })

  test('closes its brackets round what can be clicked', async ({ page, visit }) => {
    await visit(pagePaths.home)
    await effectsStarted(page)
    await showCursor(page)
    const link = page.getByRole('contentinfo').getByRole('link').first()
    await link.hover()
    const target = await link.boundingBox()
    if (!target) throw new Error('The link is not shown.')
    const brackets = page.locator('.cursor div i')
    await expect(brackets).toHaveCount(4)
    const breath = 6
    const { x, y, width, height } = target
    const goal = [x - breath, y - breath, x + width + breath, y + height + breath]
    const farthest = () =>
      brackets.evaluateAll((all, goal) => {
        const [first, , , last] = all.map((one) => one.getBoundingClientRect())
        const sides = [first?.left ?? 0, first?.top ?? 0, last?.right ?? 0, last?.bottom ?? 0]
        return Math.max(...sides.map((side, index) => Math.abs(side - (goal[index] ?? 0))))
      }, goal)
    await expect.poll(farthest).toBeLessThanOrEqual(1)
  })

  test('leaves text fields to the system’s own pointer', async ({ page, visit }) => {
    await visit(pagePaths.home)
    await effectsStarted(page)
    await page.getByRole('main').evaluate((main) => {
      main.prepend(Object.assign(document.createElement('input'), { ariaLabel: 'Your name' }))
    })
    await showCursor(page)
    await page.mouse.move(600, 500)
    await expect(page.locator('body')).toHaveCSS('cursor', 'none')
    await expect(page.locator('.cursor i').first()).toHaveCSS('opacity', '1')
    const field = page.getByRole('textbox', { name: 'Your name' })
    await field.hover()
    await expect(field).toHaveCSS('cursor', 'text')
    for (const piece of await page.locator('.cursor i').all()) await expect(piece).toHaveCSS('opacity', '0')
  })

  test('is seen above an open dialog', async ({ page, visit }) => {
    await visit(pagePaths.home)
    await effectsStarted(page)
    await page.getByRole('button', { name: 'Open accessibility menu' }).click()
    const title = page.getByRole('dialog').getByRole('heading', { name: 'Accessibility' })
    const box = await title.boundingBox()
    const x = Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)
    const y = Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
    const picture = () => page.screenshot({ clip: { x: x - 8, y: y - 8, width: 16, height: 16 } })
    await page.mouse.move(20, 500)
    await expect(page.locator('.cursor i').first()).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 20, 500)')
    await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
    const without = await picture()
    await page.mouse.move(x, y)
    await expect(page.locator('.cursor i').first()).toHaveCSS('transform', `matrix(1, 0, 0, 1, ${x}, ${y})`)
    expect(without.equals(await picture())).toBe(false)
  })

  test('gives the pointer back when a finger is used', async ({ page, visit }) => {
    await visit(pagePaths.home)
    await effectsStarted(page)
    await showCursor(page)
    await page.locator('body').dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
    await expect(page.locator('.cursor')).not.toBeAttached()
    await expect(page.locator('html')).not.toContainClass('has-cursor')
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('there is no cursor', async ({ page, visit }) => {
    await visit(pagePaths.home)
    await effectsStarted(page)
    await expect(page.locator('canvas')).toBeAttached()
    await page.mouse.move(200, 300)
    await page.mouse.move(210, 310)
    await expect(page.locator('.cursor')).not.toBeAttached()
  })
})

test.describe('what scrolls into view', () => {
  test('waits below the window, then comes in', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await visit(pagePaths.home)
    const reveal = page.locator('#contact-form .animate-on-scroll').first()
    await expect(reveal).toHaveCSS('opacity', '0')
    await expect(reveal).not.toContainClass('in-view')
    await reveal.scrollIntoViewIfNeeded()
    await expect(reveal).toContainClass('in-view')
    await expect(reveal).toHaveCSS('opacity', '1')
  })

  test('is shown to the keyboard without any scrolling of its own', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await visit(pagePaths.home)
    const reveal = page.locator('#contact-form .animate-on-scroll').first()
    await expect(reveal).toHaveCSS('opacity', '0')
    await reveal.getByRole('link').first().focus()
    await expect(reveal).toHaveCSS('opacity', '1')
  })

  test('comes in on a page reached by a link, too', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await visit(pagePaths.portfolio)
    await effectsStarted(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .click()
    await expect(page).toHaveURL(pagePaths.home)
    const reveal = page.locator('#contact-form .animate-on-scroll').first()
    await expect(reveal).toHaveCSS('opacity', '0')
    await reveal.scrollIntoViewIfNeeded()
    await expect(reveal).toContainClass('in-view')
    await expect(reveal).toHaveCSS('opacity', '1')
  })
})

for (const wish of ['the system', 'the panel'] as const) {
  test(`reduced motion asked for by ${wish} stills everything`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    if (wish === 'the system') await page.emulateMedia({ reducedMotion: 'reduce' })
    else await storeSettings(page, { reduceMotion: true })
    await visit(pagePaths.home)
    await effectsStarted(page)
    await page.mouse.move(300, 300)
    await page.mouse.move(310, 310)
    await expect(page.locator('canvas')).not.toBeAttached()
    await expect(page.locator('.cursor')).not.toBeAttached()
    await expect(page.locator('body')).not.toHaveCSS('cursor', 'none')
    for (const reveal of await page.locator('.animate-on-scroll').all()) {
      await expect(reveal).toHaveCSS('opacity', '1')
    }
    const button = page.getByRole('button', { name: 'Open accessibility menu' })
    await expect(button).toHaveCSS('transition-duration', /^1e-05s/)
  })
}

test('effects stop and start again with the Reduce Motion switch', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await showLife(page)
  await expect(page.locator('canvas')).toBeAttached()
  await page.getByRole('button', { name: 'Open accessibility menu' }).click()
  const reduceMotion = page.getByRole('switch', { name: 'Reduce Motion' })
  await reduceMotion.check()
  await expect(page.locator('canvas')).not.toBeAttached()
  await expect(page.locator('.cursor')).not.toBeAttached()
  await reduceMotion.uncheck()
  await expect(page.locator('canvas')).toBeAttached()
})

for (const wish of ['high contrast', 'forced colours'] as const) {
  test(`${wish} leave out particles and cursor`, async ({ page, visit }) => {
    if (wish === 'high contrast') await storeSettings(page, { contrast: 'high' })
    else await page.emulateMedia({ forcedColors: 'active' })
    await visit(pagePaths.home)
    await effectsStarted(page)
    await page.mouse.move(300, 300)
    await page.mouse.move(310, 310)
    await expect(page.locator('canvas')).not.toBeAttached()
    await expect(page.locator('.cursor')).not.toBeAttached()
    await expect(page.locator('body')).not.toHaveCSS('cursor', 'none')
  })
}

test('UI sounds wait for a press and are silent when turned off', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const { AudioContext } = window
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        document.documentElement.dataset.audio = 'made'
      }
    }
  })
  await storeSettings(page, { uiSounds: false })
  await visit(pagePaths.home)
  await effectsStarted(page)
  await page.getByRole('button', { name: 'Open accessibility menu' }).click()
  const sounds = page.getByRole('switch', { name: 'UI Sounds' })
  await page.getByRole('switch', { name: 'Dark Mode' }).check()
  await expect(page.locator('html')).toContainClass('dark')
  await expect(page.locator('html')).not.toHaveAttribute('data-audio')
  await sounds.check()
  await page.getByRole('switch', { name: 'Dark Mode' }).uncheck()
  await expect(page.locator('html')).toHaveAttribute('data-audio', 'made')
})

async function countDrawnParticles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { arc, clearRect } = CanvasRenderingContext2D.prototype
    let drawn = 0
    CanvasRenderingContext2D.prototype.arc = function (...circle) {
      drawn += 1
      arc.apply(this, circle)
    }
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      document.documentElement.dataset.drawn = String(drawn)
      drawn = 0
      clearRect.apply(this, area)
    }
  })
}

/** Its code may still be on the way when effects begin; a mouse that moves on is noticed then. */
async function showCursor(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(300, 400)
    await page.mouse.move(301, 400)
    await expect(page.locator('.cursor')).toBeAttached({ timeout: 500 })
  }).toPass()
}
