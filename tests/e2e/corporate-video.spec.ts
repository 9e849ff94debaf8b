import { closing } from '../../src/content/corporate-video/closing.ts'
import { delivery } from '../../src/content/corporate-video/delivery.ts'
import { reverseAngle } from '../../src/content/corporate-video/reverse-angle.ts'
import { script } from '../../src/content/corporate-video/script.ts'
import { contactFormHref, pagePaths } from '../../src/routes.ts'
import { expectNoViolationsInLooks } from '../support/axe.ts'
import { looks } from '../support/looks.ts'
import { expect, test } from '../support/site-test.ts'

const headings = [script, reverseAngle, delivery, closing].map(({ heading }) => heading)

test('the script, the set, the price and the last shot follow one another', async ({ page, visit }) => {
  await visit(pagePaths.corporateVideo)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings)
})

test('three options, each with its picture, its sound and a way to order it', async ({ page, visit }) => {
  await visit(pagePaths.corporateVideo)
  const scenes = page.getByRole('region', { name: script.heading }).getByRole('listitem')
  await expect(scenes).toHaveCount(3)
  for (const [index, { title, picture, sound, action }] of script.scenes.entries()) {
    const scene = scenes.nth(index)
    await expect(scene.getByRole('heading', { level: 3 })).toContainText(title)
    await expect(scene.getByRole('definition')).toContainText([picture, sound])
    await expect(scene.getByRole('link', { name: action.label })).toHaveAttribute('href', action.href)
  }
})

test('an option opens the contact form with its kind of project chosen', async ({ page, visit }) => {
  await visit(pagePaths.corporateVideo)
  await page.getByRole('link', { name: 'Plan a Training Film' }).click()
  await expect(page.locator('#contact-form')).toBeInViewport()
  await expect(page.locator('#contact-form').getByLabel('Project type')).toHaveValue('training-content')
})

test('every list of the set is read, and leads on to the gear kits', async ({ page, visit }) => {
  await visit(pagePaths.corporateVideo)
  const set = page.getByRole('region', { name: reverseAngle.heading })
  await expect(set.getByRole('listitem')).toHaveText(reverseAngle.lists.flatMap(({ items }) => [...items]))
  await set.getByRole('link', { name: 'See the Gear Kits' }).click()
  await expect(page).toHaveURL(pagePaths.gearList)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('on a wide screen each list hangs under what it lists', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(pagePaths.corporateVideo)
  const set = page.getByRole('region', { name: reverseAngle.heading })
  const titles = set.getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(6)
  const lists = await titles.evaluateAll((found) =>
    found.map((title) => title.parentElement?.getBoundingClientRect().left ?? 0),
  )
  const picture = await set.locator('svg').first().boundingBox()
  for (const [index, left] of lists.entries()) {
    const lead = (picture?.x ?? 0) + ((picture?.width ?? 0) * index * 204) / 1200
    expect(Math.abs(left - lead)).toBeLessThan(2)
  }
})

test('the price and both turnarounds are told, the shorter one drawn shorter', async ({ page, visit }) => {
  await visit(pagePaths.corporateVideo)
  const region = page.getByRole('region', { name: delivery.heading })
  await expect(region).toContainText('Projects start at $2,500')
  await expect(region.getByRole('heading', { level: 3 })).toHaveText([
    '72 hours Priority turnaround',
    '1-2 weeks Standard turnaround',
  ])
  const [priority = 0, standard = 0] = await region
    .locator('[data-clock]')
    .evaluateAll((clocks) =>
      clocks.map((clock) => Number.parseFloat(getComputedStyle(clock, '::after').width)),
    )
  expect(priority / standard).toBeCloseTo(3 / 14, 2)
})

test('the last shot leads to the contact form', async ({ page, visit }) => {
  await visit(pagePaths.corporateVideo)
  const last = page.getByRole('region', { name: closing.heading })
  await expect(last.getByRole('link', { name: 'See the Gear Kits' })).toHaveAttribute(
    'href',
    pagePaths.gearList,
  )
  await last.getByRole('link', { name: 'Start Your Project' }).click()
  await expect(page).toHaveURL(contactFormHref)
  await expect(page.locator('#contact-form')).toBeInViewport()
})

test('the keyboard finds the options in order, then the equipment', async ({ page, visit }) => {
  await visit(pagePaths.corporateVideo)
  await page.getByRole('main').getByRole('link', { name: 'See the Gear Kits' }).first().focus()
  for (const { action } of script.scenes) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: action.label })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  const set = page.getByRole('region', { name: reverseAngle.heading })
  await expect(set.getByRole('link', { name: 'See the Gear Kits' })).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there to read', async ({ page }) => {
    await page.goto(pagePaths.corporateVideo)
    for (const name of headings) await expect(page.getByRole('region', { name })).toBeVisible()
    for (const { title } of reverseAngle.lists) {
      await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
    }
  })
})

test.describe('to axe', () => {
  // Motion is stilled, so that colors are judged when they have settled.
  test.use({ reducedMotion: 'reduce' })

  test('the page has no violation in any look', async ({ page, visit }) => {
    await visit(pagePaths.corporateVideo)
    for (const heading of headings) {
      await page.getByRole('heading', { level: 2, name: heading }).scrollIntoViewIfNeeded()
    }
    await expectNoViolationsInLooks(page, looks)
  })
})
