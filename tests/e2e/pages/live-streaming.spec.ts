import type { Locator, Page } from '@playwright/test'
import { backup } from '../../../src/content/live-streaming/backup.ts'
import { closing } from '../../../src/content/live-streaming/closing.ts'
import { multiview } from '../../../src/content/live-streaming/multiview.ts'
import { setup } from '../../../src/content/live-streaming/setup.ts'
import { liveShows } from '../../../src/content/live-streaming/shows.ts'
import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { appReady, expect, test } from '../../support/site-test.ts'

const path = pagePaths.liveStreaming
const headings = [multiview, liveShows, setup, backup, closing].map(({ heading }) => heading)
const [wide, close] = multiview.cameras

function wallOf(page: Page): Locator {
  return page.getByRole('region', { name: multiview.heading })
}

async function expectToBeginWide(wall: Locator): Promise<void> {
  const cameras = wall.getByRole('group', { name: multiview.choice }).getByRole('radio')
  await expect(cameras).toHaveCount(5)
  await expect(cameras.first()).toBeChecked()
  await expect(wall.getByText(wide.caption)).toBeVisible()
}

async function cutToEveryCamera(wall: Locator): Promise<void> {
  for (const { label, shot, caption } of [...multiview.cameras].reverse()) {
    const camera = wall.getByRole('radio', { name: `${label} ${shot}` })
    await camera.click()
    await expect(camera).toBeChecked()
    await expect(wall.getByText(caption)).toBeVisible()
    await expect(wall.getByText(multiview.onAir, { exact: true }).filter({ visible: true })).toHaveCount(1)
  }
}

readingTest(
  'the sections appear in order: wall, services, countdown, plan B and last shot',
  async ({ read }) => {
    const page = await read(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings)
  },
)

readingTest('the tiles show the capacity of the desk', async ({ read }) => {
  const page = await read(path)
  const tiles = page.getByRole('list', { name: multiview.capability }).getByRole('listitem')
  await expect(tiles).toContainText(['4K/60fps', '5+ cameras', '16+ audio inputs'])
  await expect(tiles).toHaveCount(3)
})

readingTest('on a wide screen, the windows form two rows of four', async ({ read }) => {
  const page = await read(path)
  const windows = wallOf(page).locator('label, li')
  await expect(windows.last()).toBeVisible()
  await page.waitForLoadState()
  const boxes = await windows.evaluateAll((windows) =>
    windows.map((window) => window.getBoundingClientRect().top),
  )
  expect(boxes).toHaveLength(8)
  expect(new Set(boxes.slice(0, 4).map(Math.round)).size).toBe(1)
  expect(new Set(boxes.slice(4).map(Math.round)).size).toBe(1)
})

readingTest('three services are listed with their sources and destinations', async ({ read }) => {
  const page = await read(path)
  const shows = page.getByRole('region', { name: liveShows.heading }).getByRole('article')
  await expect(shows).toHaveCount(3)
  for (const [index, { title, sources, goesTo }] of liveShows.shows.entries()) {
    await expect(shows.nth(index).getByRole('heading', { level: 3 })).toHaveText(title)
    await expect(shows.nth(index).getByRole('definition')).toHaveText([sources, goesTo])
  }
})

readingTest('every failure has its solution, beside the price', async ({ read }) => {
  const page = await read(path)
  const region = page.getByRole('region', { name: backup.heading })
  for (const { trouble, answer } of backup.cues) {
    await expect(region.getByRole('listitem').filter({ hasText: trouble })).toContainText(answer)
  }
  await expect(region).toContainText('Productions start at $3,500')
})

readingTest('every setup list is shown, with a link to the gear kits', async ({ read }) => {
  const page = await read(path)
  const rack = page.getByRole('region', { name: setup.heading })
  for (const { title, items } of setup.units) {
    const unit = rack.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(unit.getByRole('listitem')).toHaveText([...items])
  }
  await rack.getByRole('link', { name: 'See the Gear Kits' }).click()
  await expect(page).toHaveURL(pagePaths.gearList)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

readingTest(
  'without scripts, the wall cuts to the chosen camera, and the closing section links to the form',
  async ({ read }) => {
    const page = await read(path)
    await expectToBeginWide(wallOf(page))
    await cutToEveryCamera(wallOf(page))
    const last = page.getByRole('region', { name: closing.heading })
    await expect(last.getByRole('link', { name: 'See the Gear Kits' })).toHaveAttribute(
      'href',
      pagePaths.gearList,
    )
    await last.getByRole('link', { name: 'Plan Your Stream' }).click()
    await expect(page).toHaveURL(contactFormHref)
    await expect(page.locator('#contact-form')).toBeInViewport()
  },
)

test('a camera chosen before the scripts load stays on air, and mouse and arrow keys cut to the others', async ({
  page,
}) => {
  const { promise: chosen, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await chosen
    await route.continue()
  })
  await page.goto(path)
  const wall = wallOf(page)
  const first = wall.getByRole('radio', { name: wide.label })
  const second = wall.getByRole('radio', { name: close.label })
  await expectToBeginWide(wall)
  await second.click()
  release()
  await appReady(page)
  await expect(second).toBeChecked()
  await expect(wall.getByText(close.caption)).toBeVisible()

  await test.step('the mouse cuts to every camera, ending on the wide one', () => cutToEveryCamera(wall))

  await test.step('arrow keys cut from camera to camera, and each has a description', async () => {
    await page.getByRole('main').getByRole('link', { name: 'See the Gear Kits' }).first().focus()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await expect(first).toHaveAccessibleDescription(wide.caption)
    await page.keyboard.press('ArrowRight')
    await expect(second).toBeFocused()
    await expect(second).toBeChecked()
    await expect(wall.getByText(close.caption)).toBeVisible()
    await expect(wall.getByText(wide.caption)).toBeHidden()
  })
})
