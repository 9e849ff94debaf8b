import type { Page } from '@playwright/test'
import * as limits from '../../src/domain/limits.ts'
import { pagePaths } from '../../src/routes.ts'
import { countDrawnParticles } from '../support/dust.ts'
import { expectToComeIn } from '../support/reveals.ts'
import { effectsStarted, expect, test } from '../support/site-test.ts'
import { expectNoDecoration, expectNoMotion, floatingLights } from '../support/stillness.ts'

test.use({ decoration: 'moving' })

test('dust drifts over the window from the first sign of a visitor on, and is in nobody’s way', async ({
  page,
  visit,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    // Everything a test runs in the page counts as a gesture.
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })
  })
  await countDrawnParticles(page)
  await visit(pagePaths.terms)
  await effectsStarted(page)
  expect(asked.filter((url) => url.includes('particle-canvas'))).toEqual([])
  await page.keyboard.press('Shift')
  const canvas = page.locator('canvas')
  await expect(canvas).toBeAttached()
  await expect(canvas).toHaveAttribute('aria-hidden', 'true')
  await expect(canvas).toHaveCSS('pointer-events', 'none')
  await expect(canvas).toHaveCSS('position', 'fixed')
  expect(await canvas.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 })
  expect(await page.evaluate(() => document.elementFromPoint(640, 400)?.tagName)).not.toBe('CANVAS')
  for (const { width, count } of [
    { width: 1280, count: 16 },
    { width: 390, count: 4 },
    { width: 1920, count: 20 },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.locator('html'), `${width} pixels`).toHaveAttribute('data-drawn', String(count))
  }
})

test('dust and cursor rest in a hidden tab and while Reduce Motion is switched on', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.terms)
  await effectsStarted(page)
  await showCursor(page)
  const canvas = page.locator('canvas')
  await expect(canvas).toBeAttached()
  for (const hidden of [true, false]) {
    await page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
    await expect(canvas).toBeAttached({ attached: !hidden })
  }
  await page.getByRole('button', { name: 'Open accessibility menu' }).click()
  const reduceMotion = page.getByRole('switch', { name: 'Reduce Motion' })
  await reduceMotion.check()
  await expect(canvas).not.toBeAttached()
  await expect(page.locator('.cursor')).not.toBeAttached()
  await reduceMotion.uncheck()
  await expect(canvas).toBeAttached()
})

test('dust and lights stand still once nobody does anything, and go on at the next move', async ({
  page,
  visit,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const { clearRect } = CanvasRenderingContext2D.prototype
    document.documentElement.dataset.frames = '0'
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      const { dataset } = document.documentElement
      dataset.frames = String(Number(dataset.frames) + 1)
      clearRect.apply(this, area)
    }
  })
  await visit(pagePaths.home)
  await effectsStarted(page)
  const frames = async () => Number(await page.locator('html').getAttribute('data-frames'))
  await page.mouse.move(300, 400)
  await expect.poll(() => floatingLights(page)).toBe(8)
  await expect.poll(frames).toBeGreaterThan(2)

  await page.clock.runFor(limits.restAfterMs + 100)
  await expect(page.locator('html')).toHaveAttribute('data-resting')
  await expect.poll(() => floatingLights(page)).toBe(0)
  const before = await frames()
  await page.clock.runFor(1000)
  expect(await frames()).toBe(before)

  await page.mouse.move(320, 400)
  await expect.poll(() => floatingLights(page)).toBe(8)
  await expect.poll(frames).toBeGreaterThan(before + 2)
})

test('the cursor takes the place of the mouse pointer, except over text fields', async ({ page, visit }) => {
  await visit(pagePaths.quote)
  await effectsStarted(page)
  const cursor = page.locator('.cursor')
  await expect(cursor).not.toBeAttached()
  await showCursor(page)
  await expect(cursor).toHaveAttribute('aria-hidden', 'true')
  await expect(cursor).toHaveCSS('pointer-events', 'none')
  await expect(page.locator('body')).toHaveCSS('cursor', 'none')
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveCSS('cursor', 'none')
  await page.mouse.move(500, 420)
  const dot = cursor.locator('i').first()
  await expect(dot).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 500, 420)')
  await expect(dot).toHaveCSS('opacity', '1')

  const field = page.getByRole('main').getByLabel('First Name')
  await field.hover()
  await expect(field).toHaveCSS('cursor', 'text')
  for (const piece of await cursor.locator('i').all()) await expect(piece).toHaveCSS('opacity', '0')

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
  await expect.poll(farthest, 'its brackets close round the link').toBeLessThanOrEqual(1)
})

test('the cursor is seen above an open dialog, and a finger gives the pointer back', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.terms)
  await effectsStarted(page)
  await showCursor(page)
  await page.getByRole('button', { name: 'Open accessibility menu' }).click()
  const title = page.getByRole('dialog').getByRole('heading', { name: 'Accessibility' })
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
  const box = await title.boundingBox()
  const x = Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)
  const y = Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
  const picture = () => page.screenshot({ clip: { x: x - 8, y: y - 8, width: 16, height: 16 } })
  const dot = page.locator('.cursor i').first()
  await page.mouse.move(20, 500)
  await expect(dot).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 20, 500)')
  const without = await picture()
  await page.mouse.move(x, y)
  await expect(dot).toHaveCSS('transform', `matrix(1, 0, 0, 1, ${x}, ${y})`)
  expect(without.equals(await picture())).toBe(false)

  await page.locator('body').dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
  await expect(page.locator('.cursor')).not.toBeAttached()
  await expect(page.locator('html')).not.toContainClass('has-cursor')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('there is dust and no cursor', async ({ page, visit }) => {
    await visit(pagePaths.terms)
    await effectsStarted(page)
    await expect(page.locator('canvas')).toBeAttached()
    await page.mouse.move(200, 300)
    await page.mouse.move(210, 310)
    await expect(page.locator('.cursor')).not.toBeAttached()
  })
})

test('a section below the window comes in when it is scrolled to or the keyboard reaches it', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await visit(pagePaths.corporateVideo)
  await effectsStarted(page)
  await expectToComeIn(page.locator('.animate-on-scroll'))

  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click()
  await expect(page).toHaveURL(pagePaths.home)
  await expectToComeIn(page.locator('.animate-on-scroll[data-reveal="focus-pull"]'))
  const contact = page.locator('#contact-form .animate-on-scroll').first()
  await expect(contact).toHaveCSS('opacity', '0')
  await contact.getByRole('link').first().focus()
  await expect(contact).toHaveCSS('opacity', '1')
})

test('reduced motion asked for by the system stills everything', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(pagePaths.home)
  await effectsStarted(page)
  await expectNoDecoration(page)
  await expectNoMotion(page)
})

test('UI sounds are off until somebody turns them on, and then wait for a press', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const { AudioContext } = window
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        document.documentElement.dataset.audio = 'made'
      }
    }
  })
  await visit(pagePaths.terms)
  await effectsStarted(page)
  await page.getByRole('button', { name: 'Open accessibility menu' }).click()
  const sounds = page.getByRole('switch', { name: 'UI Sounds' })
  await page.getByRole('switch', { name: 'Dark Mode' }).check()
  await expect(page.locator('html')).toContainClass('dark')
  await expect(page.locator('html')).not.toHaveAttribute('data-audio')
  await expect(sounds).not.toBeChecked()
  await sounds.check()
  await page.getByRole('switch', { name: 'Dark Mode' }).uncheck()
  await expect(page.locator('html')).toHaveAttribute('data-audio', 'made')
})

/** Its code may still be on the way when effects begin; a mouse that moves on is noticed then. */
async function showCursor(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(300, 400)
    await page.mouse.move(301, 400)
    await expect(page.locator('.cursor')).toBeAttached({ timeout: 500 })
  }).toPass()
}
