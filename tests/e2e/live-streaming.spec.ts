import { backup } from '../../src/content/live-streaming/backup.ts'
import { closing } from '../../src/content/live-streaming/closing.ts'
import { multiview } from '../../src/content/live-streaming/multiview.ts'
import { setup } from '../../src/content/live-streaming/setup.ts'
import { liveShows } from '../../src/content/live-streaming/shows.ts'
import { contactFormHref, pagePaths } from '../../src/routes.ts'
import { expectNoViolationsInLooks } from '../support/axe.ts'
import { looks } from '../support/looks.ts'
import { expect, test } from '../support/site-test.ts'

const headings = [multiview, liveShows, setup, backup, closing].map(({ heading }) => heading)
const [wide, close] = multiview.cameras

test('the wall, the services, the countdown, the plan B and the last shot follow one another', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.liveStreaming)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings)
})

for (const [situation, javaScriptEnabled] of [
  ['with scripts', true],
  ['without scripts', false],
] as const) {
  test.describe(`the wall ${situation}`, () => {
    test.use({ javaScriptEnabled })

    test('begins wide and cuts to the camera that is pressed', async ({ page }) => {
      await page.goto(pagePaths.liveStreaming)
      const wall = page.getByRole('region', { name: multiview.heading })
      const cameras = wall.getByRole('group', { name: multiview.choice }).getByRole('radio')
      await expect(cameras).toHaveCount(5)
      await expect(cameras.first()).toBeChecked()
      await expect(wall.getByText(wide.caption)).toBeVisible()
      for (const { label, shot, caption } of [...multiview.cameras].reverse()) {
        const camera = wall.getByRole('radio', { name: `${label} ${shot}` })
        await camera.click()
        await expect(camera).toBeChecked()
        await expect(wall.getByText(caption)).toBeVisible()
        await expect(wall.getByText(multiview.onAir, { exact: true }).filter({ visible: true })).toHaveCount(
          1,
        )
      }
    })
  })
}

test('arrow keys cut from camera to camera, and say what each shows', async ({ page, visit }) => {
  await visit(pagePaths.liveStreaming)
  const wall = page.getByRole('region', { name: multiview.heading })
  await page.getByRole('main').getByRole('link', { name: 'See the Gear Kits' }).first().focus()
  await page.keyboard.press('Tab')
  const first = wall.getByRole('radio', { name: wide.label })
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleDescription(wide.caption)
  await page.keyboard.press('ArrowRight')
  const second = wall.getByRole('radio', { name: close.label })
  await expect(second).toBeFocused()
  await expect(second).toBeChecked()
  await expect(wall.getByText(close.caption)).toBeVisible()
  await expect(wall.getByText(wide.caption)).toBeHidden()
})

test('a camera chosen before the scripts came stays on air', async ({ page }) => {
  const { promise: chosen, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await chosen
    await route.continue()
  })
  await page.goto(pagePaths.liveStreaming)
  const wall = page.getByRole('region', { name: multiview.heading })
  await wall.getByRole('radio', { name: close.label }).click()
  release()
  await page.waitForFunction(() => window.appIsReady)
  await expect(wall.getByRole('radio', { name: close.label })).toBeChecked()
  await expect(wall.getByText(close.caption)).toBeVisible()
})

test('the tiles say what the desk can take', async ({ page, visit }) => {
  await visit(pagePaths.liveStreaming)
  const tiles = page.getByRole('list', { name: multiview.capability }).getByRole('listitem')
  await expect(tiles).toContainText(['4K/60fps', '5+ cameras', '16+ audio inputs'])
  await expect(tiles).toHaveCount(3)
})

test('on a wide screen preview and program stand above two rows of four windows', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(pagePaths.liveStreaming)
  const wall = page.getByRole('region', { name: multiview.heading })
  const windows = wall.locator('label, li')
  await expect(windows.last()).toBeVisible()
  const boxes = await windows.evaluateAll((windows) =>
    windows.map((window) => window.getBoundingClientRect().top),
  )
  expect(boxes).toHaveLength(8)
  expect(new Set(boxes.slice(0, 4).map(Math.round)).size).toBe(1)
  expect(new Set(boxes.slice(4).map(Math.round)).size).toBe(1)
})

test('three services are named on air, with where they come from and go to', async ({ page, visit }) => {
  await visit(pagePaths.liveStreaming)
  const shows = page.getByRole('region', { name: liveShows.heading }).getByRole('article')
  await expect(shows).toHaveCount(3)
  for (const [index, { title, sources, goesTo }] of liveShows.shows.entries()) {
    await expect(shows.nth(index).getByRole('heading', { level: 3 })).toHaveText(title)
    await expect(shows.nth(index).getByRole('definition')).toHaveText([sources, goesTo])
  }
})

test('every setup list is read, and leads on to the gear kits', async ({ page, visit }) => {
  await visit(pagePaths.liveStreaming)
  const rack = page.getByRole('region', { name: setup.heading })
  for (const { title, items } of setup.units) {
    const unit = rack.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(unit.getByRole('listitem')).toHaveText([...items])
  }
  await rack.getByRole('link', { name: 'See the Gear Kits' }).click()
  await expect(page).toHaveURL(pagePaths.gearList)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('every failure has its answer, beside the price', async ({ page, visit }) => {
  await visit(pagePaths.liveStreaming)
  const region = page.getByRole('region', { name: backup.heading })
  for (const { trouble, answer } of backup.cues) {
    await expect(region.getByRole('listitem').filter({ hasText: trouble })).toContainText(answer)
  }
  await expect(region).toContainText('Productions start at $3,500')
})

test('the last shot leads to the contact form', async ({ page, visit }) => {
  await visit(pagePaths.liveStreaming)
  const last = page.getByRole('region', { name: closing.heading })
  await expect(last.getByRole('link', { name: 'See the Gear Kits' })).toHaveAttribute(
    'href',
    pagePaths.gearList,
  )
  await last.getByRole('link', { name: 'Plan Your Stream' }).click()
  await expect(page).toHaveURL(contactFormHref)
  await expect(page.locator('#contact-form')).toBeInViewport()
})

test.describe('to axe', () => {
  // Motion is stilled, so that colors are judged when they have settled.
  test.use({ reducedMotion: 'reduce' })

  test('the page has no violation in any look, on any camera', async ({ page, visit }) => {
    await visit(pagePaths.liveStreaming)
    for (const heading of headings) {
      await page.getByRole('heading', { level: 2, name: heading }).scrollIntoViewIfNeeded()
    }
    await expectNoViolationsInLooks(page, looks)
    await page.getByRole('radio', { name: close.label }).click()
    await expectNoViolationsInLooks(page, looks)
  })
})
