import { coverage } from '../../../src/content/event-production/coverage.ts'
import { delivery } from '../../../src/content/event-production/delivery.ts'
import { equipmentPlot } from '../../../src/content/event-production/equipment-plot.ts'
import { storyboard } from '../../../src/content/event-production/storyboard.ts'
import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { expect, test } from '../../support/reading-test.ts'

const path = pagePaths.eventProduction
const headings = [
  coverage.heading,
  equipmentPlot.heading,
  storyboard.heading,
  delivery.heading,
  'Tell us when the doors open',
]

test('the sections appear in order: coverage, equipment, process, delivery; neighbors differ in tone', async ({
  read,
}) => {
  const page = await read(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings)
  const tones = await Promise.all(
    headings.map(async (name) => {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
      const band = page.getByRole('region', { name })
      return [await band.getAttribute('data-tone'), await band.getAttribute('data-shade')]
    }),
  )
  expect(tones).toEqual([
    ['paper', null],
    ['stage', null],
    ['paper', null],
    ['paper', 'sunken'],
    ['stage', null],
  ])
})

test('every service, step and deliverable has a visible heading', async ({ read }) => {
  const page = await read(path)
  for (const { title } of [...coverage.services, ...storyboard.steps, ...delivery.deliverables]) {
    await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
  }
})

test('the four steps are listed in order, and on a wide screen, the live scene is the largest picture', async ({
  read,
}) => {
  const page = await read(path)
  const board = page.getByRole('region', { name: storyboard.heading })
  await expect(board.getByRole('listitem')).toHaveCount(4)
  await expect(board.getByRole('heading', { level: 3 })).toHaveText([
    'Pre-event planning',
    'Setup and testing',
    'Live coverage',
    'Post-production',
  ])
  const pictures = board.getByRole('img')
  await expect(pictures).toHaveCount(4)
  await page.waitForLoadState()
  const widths = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(widths.indexOf(Math.max(...widths))).toBe(2)
})

test('the plot names the equipment at each position', async ({ read }) => {
  const page = await read(path)
  const plot = page.getByRole('region', { name: equipmentPlot.heading })
  for (const { title, equipment } of equipmentPlot.positions) {
    const position = plot.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    for (const name of equipment) await expect(position).toContainText(name)
  }
})

test('deliverables and delivery options are listed with their times', async ({ read }) => {
  const page = await read(path)
  const band = page.getByRole('region', { name: delivery.heading })
  await expect(band.getByRole('heading', { level: 3 })).toHaveText([
    ...delivery.deliverables.map(({ title }) => title),
    'Delivery options',
  ])
  const options = band.getByRole('list').last().getByRole('listitem')
  await expect(options).toHaveText([/^Live/, /^72-hour/, /^1-2 weeks/])
})

test('hovering over a service highlights its frame in the picture', async ({ read }) => {
  const page = await read(path)
  const shot = page.locator('[data-shot="close"]')
  await expect(shot).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.getByRole('heading', { name: 'Keynotes and interviews' }).hover()
  await expect(shot).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.mouse.move(0, 0)
})

test('the keyboard reaches every link of the page in reading order', async ({ read }) => {
  const page = await read(path)
  const links = page.getByRole('main').getByRole('link')
  await links.first().focus()
  for (const [index, name] of [
    'See the Gear Kits',
    'See the Gear Kits',
    'Send Us Your Date',
    'See the Gear Kits',
  ].entries()) {
    await page.keyboard.press('Tab')
    await expect(links.nth(index + 1)).toBeFocused()
    await expect(links.nth(index + 1)).toHaveAccessibleName(name)
  }
})

test('every action leads to the contact form or the gear list', async ({ read }) => {
  const page = await read(path)
  const main = page.getByRole('main')
  for (const name of ['Plan Your Event', 'Send Us Your Date']) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', contactFormHref)
  }
  const kits = main.getByRole('link', { name: 'Gear Kits' })
  await expect(kits).toHaveText(['See the Gear Kits', 'See the Gear Kits', 'See the Gear Kits'])
  for (const link of await kits.all()) await expect(link).toHaveAttribute('href', pagePaths.gearList)
  await expect(main.locator(`a[href="${pagePaths.gearList}"]`)).toHaveCount(3)
  await main.getByRole('link', { name: 'Send Us Your Date' }).click()
  await expect(page).toHaveURL(contactFormHref)
  await expect(page.locator('#contact-form')).toBeInViewport()
})
