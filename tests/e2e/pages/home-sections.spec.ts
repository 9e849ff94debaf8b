import { pagePaths } from '../../../src/routes.ts'
import {
  expectDirectoryToLead,
  expectHomeSections,
  expectStageToLead,
  homeHeadings,
} from '../../support/pages/home-sections.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test } from '../../support/site-test.ts'

const home = pagePaths.home

const [, , timelineHeading, clocksHeading, portlandHeading] = homeHeadings

readingTest(
  'the sections appear in order, each under its own heading, and neighbors differ in tone',
  async ({ read }) => {
    const page = await read(home)
    await expectHomeSections(page)
  },
)

readingTest('the directory links to every service and program', async ({ read }) => {
  const page = await read(home)
  await expectDirectoryToLead(page)
})

readingTest('the conference section links to the packages', async ({ read }) => {
  const page = await read(home)
  await expectStageToLead(page)
})

readingTest('on a wide screen, each clip of the timeline is aligned with its phases', async ({ read }) => {
  const page = await read(home)
  const solutions = page.getByRole('region', { name: timelineHeading })
  const edges = async (name: string, role: 'heading' | 'link') => {
    const box = await solutions
      .getByRole('listitem')
      .filter({ has: page.getByRole(role, { name, exact: true }) })
      .boundingBox()
    if (!box) throw new Error(`${name} is not shown`)
    return { left: box.x, right: box.x + box.width }
  }
  const production = await edges('Production', 'heading')
  const streaming = await edges('Live streaming', 'link')
  expect(Math.abs(streaming.left - production.left)).toBeLessThan(10)
  expect(Math.abs(streaming.right - production.right)).toBeLessThan(10)
  const delivery = await edges('Delivery', 'heading')
  const corporate = await edges('Corporate video production', 'link')
  expect(Math.abs(corporate.right - delivery.right)).toBeLessThan(10)
})

readingTest('without scripts, the clocks show a stated hour, and every link is there', async ({ read }) => {
  const page = await read(home)
  const section = page.getByRole('region', { name: clocksHeading })
  await expect(section).toContainText('At 9AM in Portland, in winter')
  await expect(section.getByRole('listitem').filter({ hasText: 'London' })).toContainText('UTC+0 5:00 PM')
  const portland = page.getByRole('region', { name: portlandHeading })
  for (const path of [pagePaths.youthTraining, pagePaths.magroseSupport, pagePaths.religiousPartnership]) {
    await expect(portland.locator(`a[href="${path}"]`)).toBeVisible()
  }
})

readingTest(
  'the youth partnership shows four figures, and the contact section shows hours and location',
  async ({ read }) => {
    const page = await read(home)
    const youth = page.getByRole('region', { name: 'Help us train the next crew' })
    await expect(youth).toContainText('Magrose Youth Media')
    for (const [label, figure] of [
      ['students trained', '125+'],
      ['workshops', '25+'],
      ['placements', '10+'],
      ['years partnership', '3'],
    ] as const) {
      const value = youth.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]')
      await expect(value).toHaveText(figure)
    }
    const contact = page.getByRole('region', { name: 'Tell us the date' })
    await expect(contact.getByText('Mon-Fri 9AM-6PM PT (12PM-9PM EST)')).toBeVisible()
    await expect(contact.getByText('Portland, OR 97201')).toBeVisible()
  },
)

test('the clocks show the time of every city once they come into view, and keep running', async ({
  page,
  visit,
}) => {
  await page.clock.install({ time: new Date('2026-07-15T16:29:30Z') })
  await visit(pagePaths.home)
  const section = page.getByRole('region', { name: clocksHeading })
  await section.scrollIntoViewIfNeeded()
  await section.getByText('Singapore').last().scrollIntoViewIfNeeded()
  await expect(section).toContainText('Right now')
  const city = (name: string) => section.getByRole('listitem').filter({ hasText: name })
  await page.clock.pauseAt(new Date('2026-07-15T16:59:30Z'))
  await expect(city('Portland')).toHaveText(/UTC-7 9:59 AM/)
  await expect(city('New York')).toHaveText(/UTC-4 12:59 PM/)
  await expect(city('London')).toHaveText(/UTC\+1 5:59 PM/)
  await expect(city('Singapore')).toHaveText(/UTC\+8, Next day 12:59 AM/)
  await page.clock.runFor(60_000)
  await expect(city('Portland')).toContainText('10:00 AM')
  await page.clock.runFor(60_000)
  await expect(city('Portland')).toContainText('10:01 AM')
  await expect(city('Singapore')).toContainText('1:01 AM')
})
