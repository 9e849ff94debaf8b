import type { Locator, Page } from '@playwright/test'
import { loops } from '../../../src/content/portfolio/loops.ts'
import { filmWords as words } from '../../../src/content/portfolio/portfolio-words.ts'
import { projects } from '../../../src/content/portfolio/projects.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expectNoViolationsInLooks } from '../../support/looks/axe.ts'
import { wheelOn } from '../../support/looks/scrolling.ts'
import { expect, test } from '../../support/site-test.ts'

const files = /\/assets\/loops\//
const moving = projects.filter(({ image }) => Object.hasOwn(loops, image.name))
const [first = '?', second = '?'] = moving.map(({ id }) => id)

function print(page: Page, id: string) {
  const place = page.locator(`#${id}`)
  return {
    picture: place.getByRole('img').first(),
    film: place.locator('video'),
    pause: place.getByRole('button', { name: words.pause }),
    play: place.getByRole('button', { name: words.play }),
  }
}

const paused = (film: Locator) => film.evaluate((element: HTMLVideoElement) => element.paused)
const position = (film: Locator) => film.evaluate((element: HTMLVideoElement) => element.currentTime)

function watchLoops(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => files.test(request.url()) && asked.push(request.url()))
  return asked
}

/** Turns the wheel until a print's picture is in the middle of the window. */
async function wheelTo(page: Page, id: string): Promise<void> {
  await page.mouse.move(3, 300)
  const isBelow = () =>
    print(page, id).picture.evaluate((picture) => {
      const { top, bottom } = picture.getBoundingClientRect()
      return (top + bottom) / 2 > innerHeight / 2 + 100
    })
  while ((await isBelow()) && (await wheelOn(page))) {}
}

test('a print moves while it is in view, its loop is fetched only then, and all loops stop at one press', async ({
  page,
  visit,
}) => {
  const asked = watchLoops(page)
  await visit(pagePaths.portfolio)
  await page.getByRole('region').first().scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await wheelTo(page, first)
  const { film, pause, play } = print(page, first)
  await expect.poll(() => paused(film)).toBe(false)
  await expect(film).toHaveCSS('opacity', '1')
  expect(asked.every((url) => url.includes(`/${first}-`))).toBe(true)
  const before = await position(film)
  await expect.poll(() => position(film)).toBeGreaterThan(before + 0.2)

  await test.step('the keyboard reaches the button, which stops the film', async () => {
    await pause.focus()
    await page.keyboard.press('Space')
    await expect(play).toBeFocused()
    expect(await paused(film)).toBe(true)
  })

  await test.step('the next print stays still until a press lets all move again', async () => {
    await wheelTo(page, second)
    const next = print(page, second)
    await expect(next.film).toHaveCount(1)
    expect(await paused(next.film)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => paused(next.film)).toBe(false)
  })

  await test.step('a film out of view stops', async () => {
    await expect(print(page, first).picture).not.toBeInViewport({ ratio: 0.5 })
    await expect.poll(() => paused(film)).toBe(true)
  })

  await test.step('on paper it is a picture', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(film).toBeHidden()
    await expect(pause).toBeHidden()
  })
})

test('a print that moves has no violation in any look', async ({ page, visit }) => {
  await visit(pagePaths.portfolio)
  await wheelTo(page, first)
  await expect(print(page, first).pause).toBeVisible()
  await expectNoViolationsInLooks(page, [
    { name: 'on a phone', width: 390, settings: {} },
    { name: 'in dark mode', width: 1280, settings: { darkMode: true } },
    { name: 'in high contrast', width: 1280, settings: { contrast: 'high' } },
  ])
})

const wishes = {
  'reduced motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'the wish to save data': (page: Page) => connectAs(page, { saveData: true, effectiveType: '4g' }),
  'a slow connection': (page: Page) => connectAs(page, { saveData: false, effectiveType: '3g' }),
} as const

function connectAs(page: Page, connection: { saveData: boolean; effectiveType: string }): Promise<unknown> {
  return page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { value })
  }, connection)
}

for (const [name, wish] of Object.entries(wishes)) {
  test(`with ${name}, prints stay pictures and no loop is fetched`, async ({ page, visit }) => {
    const asked = watchLoops(page)
    await wish(page)
    await visit(pagePaths.portfolio)
    for (const { id } of projects) {
      await wheelTo(page, id)
      await expect(print(page, id).picture).toBeInViewport()
    }
    expect(asked).toEqual([])
    await expect(page.locator('video')).toHaveCount(0)
  })
}

test('a loop that cannot be fetched leaves the picture, without a button', async ({
  page,
  troubles,
  visit,
}) => {
  troubles.allow(files)
  await page.route(files, (route) => route.abort('failed'))
  const asked = watchLoops(page)
  await visit(pagePaths.portfolio)
  await wheelTo(page, first)
  const { picture, film, pause } = print(page, first)
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  await expect(film).toHaveCount(0)
  await expect(picture).toBeVisible()
  await expect(pause).toHaveCount(0)
})
