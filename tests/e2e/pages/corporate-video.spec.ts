import { closing } from '../../../src/content/corporate-video/closing.ts'
import { delivery } from '../../../src/content/corporate-video/delivery.ts'
import { reverseAngle } from '../../../src/content/corporate-video/reverse-angle.ts'
import { script } from '../../../src/content/corporate-video/script.ts'
import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test } from '../../support/site-test.ts'

const path = pagePaths.corporateVideo
const headings = [script, reverseAngle, delivery, closing].map(({ heading }) => heading)

readingTest('the sections appear in order: script, set, price and last shot', async ({ read }) => {
  const page = await read(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings)
  for (const name of headings) await expect(page.getByRole('region', { name })).toBeVisible()
})

readingTest('each of the three options has a picture, a sound and a link to order', async ({ read }) => {
  const page = await read(path)
  const scenes = page.getByRole('region', { name: script.heading }).getByRole('listitem')
  await expect(scenes).toHaveCount(3)
  for (const [index, { title, picture, sound, action }] of script.scenes.entries()) {
    const scene = scenes.nth(index)
    await expect(scene.getByRole('heading', { level: 3 })).toContainText(title)
    await expect(scene.getByRole('definition')).toContainText([picture, sound])
    await expect(scene.getByRole('link', { name: action.label })).toHaveAttribute('href', action.href)
  }
})

readingTest('on a wide screen, each equipment list is under its item', async ({ read }) => {
  const page = await read(path)
  const set = page.getByRole('region', { name: reverseAngle.heading })
  const titles = set.getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(6)
  await page.waitForLoadState()
  const lists = await titles.evaluateAll((found) =>
    found.map((title) => title.parentElement?.getBoundingClientRect().left ?? 0),
  )
  const picture = await set.locator('svg').first().boundingBox()
  for (const [index, left] of lists.entries()) {
    const lead = (picture?.x ?? 0) + ((picture?.width ?? 0) * index * 204) / 1200
    expect(Math.abs(left - lead)).toBeLessThan(2)
  }
})

readingTest('the priority turnaround is drawn shorter than the standard one', async ({ read }) => {
  const page = await read(path)
  const region = page.getByRole('region', { name: delivery.heading })
  await expect(region).toContainText('Projects start at $2,500')
  await expect(region.getByRole('heading', { level: 3 })).toHaveText([
    '72 hours Priority turnaround',
    '1-2 weeks Standard turnaround',
  ])
  await page.waitForLoadState()
  const [priority = 0, standard = 0] = await region
    .locator('[data-clock]')
    .evaluateAll((clocks) =>
      clocks.map((clock) => Number.parseFloat(getComputedStyle(clock, '::after').width)),
    )
  expect(priority / standard).toBeCloseTo(3 / 14, 2)
})

readingTest('the equipment lists link to the gear kits', async ({ read }) => {
  const page = await read(path)
  const set = page.getByRole('region', { name: reverseAngle.heading })
  for (const { title } of reverseAngle.lists) {
    await expect(set.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
  }
  await expect(set.getByRole('listitem')).toHaveText(reverseAngle.lists.flatMap(({ items }) => [...items]))
  await set.getByRole('link', { name: 'See the Gear Kits' }).click()
  await expect(page).toHaveURL(pagePaths.gearList)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

readingTest('the closing section links to the contact form', async ({ read }) => {
  const page = await read(path)
  const last = page.getByRole('region', { name: closing.heading })
  await expect(last.getByRole('link', { name: 'See the Gear Kits' })).toHaveAttribute(
    'href',
    pagePaths.gearList,
  )
  await last.getByRole('link', { name: 'Start Your Project' }).click()
  await expect(page).toHaveURL(contactFormHref)
  await expect(page.locator('#contact-form')).toBeInViewport()
})

test('the keyboard reaches the options in order, and an option fills in the contact form', async ({
  page,
  visit,
}) => {
  await visit(path)
  await page.getByRole('main').getByRole('link', { name: 'See the Gear Kits' }).first().focus()
  for (const { action } of script.scenes) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: action.label })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  const set = page.getByRole('region', { name: reverseAngle.heading })
  await expect(set.getByRole('link', { name: 'See the Gear Kits' })).toBeFocused()

  await page.getByRole('link', { name: 'Plan a Training Film' }).click()
  const contact = page.locator('#contact-form')
  await expect(contact).toBeInViewport()
  await expect(contact.getByLabel('Project type')).toHaveValue('training-content')
})
