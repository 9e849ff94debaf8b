import * as limits from '../../../src/domain/limits.ts'
import { pagePaths } from '../../../src/routes.ts'
import { showCursor } from '../../support/looks/cursor.ts'
import { countDrawnParticles } from '../../support/looks/dust.ts'
import { expectToComeIn } from '../../support/looks/reveals.ts'
import { expectNoDecoration, expectNoMotion, floatingLights } from '../../support/looks/stillness.ts'
import { effectsStarted, expect, test } from '../../support/site-test.ts'

test.use({ decoration: 'moving' })

test('dust drifts over the window after the first sign of a visitor, and blocks nothing', async ({
  page,
  visit,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    // Any script a test runs in the page counts as a gesture.
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

test('dust stops in a hidden tab, and dust and cursor stop while Reduce Motion is on', async ({
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

test('dust and lights pause when the visitor is idle, and resume at the next mouse move', async ({
  page,
  visit,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const { clearRect } = CanvasRenderingContext2D.prototype
    let frames = 0
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      frames += 1
      document.documentElement.dataset.frames = String(frames)
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

test('a section below the window fades in when it is scrolled into view or gets keyboard focus', async ({
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

test('reduced motion set in the system stops all motion', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(pagePaths.home)
  await effectsStarted(page)
  await expectNoDecoration(page)
  await expectNoMotion(page)
})

test('UI sounds are off until the visitor turns them on, and then play on a press', async ({
  page,
  visit,
}) => {
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
