import type { Page } from '@playwright/test'
import { notFoundPath, pagePaths } from '../../src/routes.ts'
import { appReady, expect, laidOut, test } from '../support/site-test.ts'

const phone = { width: 412, height: 823 }
const lateSheet = /\/assets\/later-[^/]+\.css$/

declare global {
  interface Window {
    layoutShifts?: string[]
    firstLooks?: Map<number, [name: string, properties: ReadonlyMap<string, string>][]>
  }
}

/** Until they are released the page may not be loaded either: whoever comes waits for its document only. */
async function holdLateStyles(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(lateSheet, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Looks at everything in the first screen, on a phone and on a desk, as far as the eye can tell without touching it.
 * What was seen stays in the page: it is a matter of megabytes.
 */
async function look(page: Page): Promise<{ readonly elements: number; readonly changes: readonly string[] }> {
  let elements = 0
  const changes: string[] = []
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    // What is measured in parts of the window follows with the next frame, some of it in a movement.
    await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      for (const movement of document.getAnimations()) {
        if (movement instanceof CSSTransition) movement.finish()
      }
    })
    const seen = await page.evaluate(compareLooks, viewport.width)
    elements += seen.elements
    changes.push(...seen.changes)
  }
  return { elements, changes }
}

/** Runs in the page, and remembers there what it saw for the next time. */
function compareLooks(width: number) {
  const unseen = /^(transition|cursor|scroll-|overscroll-|-webkit-tap-highlight|--)/
  const later = ':is([data-late], [data-decoration], [popover])'
  const others = `:has([data-late]), ${later}, ${later} *, .visually-hidden, script`
  const before = window.firstLooks?.get(width)
  const now: [name: string, properties: ReadonlyMap<string, string>][] = []
  for (const element of document.querySelectorAll(`body *:not(${others})`)) {
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      const absent = pseudo !== null && style.content === 'none'
      const properties = absent ? ['content'] : [...style].filter((property) => !unseen.test(property))
      now.push([
        `${element.outerHTML.slice(0, 80)}${pseudo ?? ''}`,
        new Map(properties.map((property) => [property, style.getPropertyValue(property)])),
      ])
    }
  }
  window.firstLooks ??= new Map()
  window.firstLooks.set(width, now)
  const changes = (before ?? []).flatMap(([name, properties], index) =>
    [...properties]
      .map(([property, value]) => [property, value, now[index]?.[1].get(property)])
      .filter(([, value, other]) => value !== other)
      .map(([property, value, other]) => `${name} ${property}: ${value} → ${other}`),
  )
  return { elements: now.length, changes }
}

/** Sections that take no part in the page yet. */
function hiddenSections(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-late], [data-apart]')].filter(
      (section) => getComputedStyle(section).display === 'none',
    ),
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })

  for (const path of [...Object.values(pagePaths), notFoundPath]) {
    test(`nothing on ${path} moves while it loads`, async ({ page }) => {
      await page.addInitScript(() => {
        window.layoutShifts = []
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) window.layoutShifts?.push(JSON.stringify(shift))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      await appReady(page)
      await page.evaluate(() => document.fonts.ready)
      await laidOut(page)
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([])
    })
  }
})

test('what stands below the first screen is styled and laid out after the first paint', async ({ page }) => {
  const release = await holdLateStyles(page)
  await page.goto(pagePaths.home, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await hiddenSections(page)).not.toEqual([])
  release()
  await laidOut(page)
  expect(await hiddenSections(page)).toEqual([])
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

for (const path of [...Object.values(pagePaths), notFoundPath]) {
  test(`the styles that follow change nothing in the first screen of ${path}`, async ({ page, troubles }) => {
    // Neither faces, which change how wide a text is, nor scripts, which change what it says.
    troubles.allow(/\.(woff2|js)/)
    await page.route(/\.(woff2|js)$/, (route) => route.abort())
    await page.addInitScript(() => localStorage.setItem('fonts-loaded', '1'))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const release = await holdLateStyles(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect((await look(page)).elements).toBeGreaterThan(200)
    release()
    await laidOut(page)
    expect((await look(page)).changes).toEqual([])
  })
}

test('a menu opened before its styles are here shows itself when they are', async ({ page }) => {
  const release = await holdLateStyles(page)
  await page.goto(pagePaths.home, { waitUntil: 'domcontentloaded' })
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const link = navigation.getByRole('link', { name: 'Live Streaming', includeHidden: true }).first()
  await navigation.getByRole('button', { name: 'Services' }).click()
  await expect(link).toHaveCSS('visibility', 'hidden')
  release()
  await expect(navigation.getByRole('link', { name: 'Live Streaming' })).toBeVisible()
})

test('without the late styles the page is plain, but it is all there', async ({ page, troubles }) => {
  troubles.allow(/^Failed: .*\/later-/)
  await page.route(lateSheet, (route) => route.abort())
  await page.goto(pagePaths.home)
  await laidOut(page)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('#contact-form').getByRole('heading')).toBeVisible()
})

test('who comes for something further down gets there, with the page styled at the first paint', async ({
  page,
}) => {
  await page.goto(`${pagePaths.home}#contact-form`)
  await appReady(page)
  expect(await hiddenSections(page)).toEqual([])
  await expect(page.locator('#contact-form')).toBeInViewport()
  await expect(page.locator('#contact-form h2')).toBeInViewport()
})

test('a reload returns to the place that was read', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await laidOut(page)
  await page.locator('#contact-form').scrollIntoViewIfNeeded()
  await expect(page.locator('#contact-form')).toBeInViewport()
  await page.reload()
  await expect(page.locator('#contact-form')).toBeInViewport()
})
