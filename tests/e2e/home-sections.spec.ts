import { servicesDirectory } from '../../src/content/home/services-directory.ts'
import { pagePaths, wholePage } from '../../src/routes.ts'
import { expect, test } from '../support/site-test.ts'

const headings = [
  'Everything we do, in running order',
  'Two days on stage, the whole room in frame',
  'From the first call sheet to the final file',
  'It is always call time somewhere',
  'We have filmed Portland since 2008',
]

test('the sections follow one another, each under its own heading, and neighbors differ in tone', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
  const shown = page.getByRole('main').getByRole('heading').filter({ visible: true })
  const all = await shown.evaluateAll((found) =>
    found.filter(({ tagName }) => /^H[12]$/.test(tagName)).map(({ textContent }) => textContent),
  )
  expect(all).toEqual([
    'It happens once. We’re already rolling.',
    'What they said when the lights came up',
    ...headings,
    'Rent what we shoot with',
    'Help us train the next crew',
    'Tell us the date. We’ll tell you the plan.',
  ])
  await expect(page.locator('main ~ footer, main ~ * footer')).toBeVisible()
  const tones = await Promise.all(
    headings.map((name) => page.getByRole('region', { name }).getAttribute('data-tone')),
  )
  expect(tones).toEqual(['paper', 'stage', 'paper', 'stage', 'paper'])
})

test('every service and program opens from its line in the directory', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const directory = page.getByRole('region', { name: headings[0] ?? '' })
  const scenes = servicesDirectory.parts.flatMap((part) => part.scenes)
  for (const { title, href, line } of scenes) {
    const entry = directory.getByRole('listitem').filter({ hasText: line })
    await expect(entry.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', href)
  }
  // The whole line is the target, not only its name.
  const last = scenes.at(-1)
  await directory
    .getByRole('listitem')
    .filter({ hasText: last?.line ?? '' })
    .click({ position: { x: 4, y: 4 } })
  await expect(page).toHaveURL(last?.href ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the conference stage leads to the packages', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const stage = page.getByRole('region', { name: headings[1] ?? '' })
  await expect(stage).toContainText('$9,500')
  await expect(stage).toContainText('72-hour priority turnaround')
  await expect(stage).toContainText('7 spots remaining for the 2025 calendar')
  await stage.getByRole('link', { name: 'See Conference Packages' }).click()
  await expect(page).toHaveURL(pagePaths.corporateConferences)
})

test('on a wide screen each clip of the timeline lies under its phases', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(pagePaths.home)
  const solutions = page.getByRole('region', { name: headings[2] ?? '' })
  const edges = async (name: string, role: 'heading' | 'link') => {
    const box = await solutions
      .getByRole('listitem')
      .filter({ has: page.getByRole(role, { name, exact: true }) })
      .boundingBox()
    return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) }
  }
  const production = await edges('Production', 'heading')
  const streaming = await edges('Live streaming', 'link')
  expect(Math.abs(streaming.left - production.left)).toBeLessThan(10)
  expect(Math.abs(streaming.right - production.right)).toBeLessThan(10)
  const delivery = await edges('Delivery', 'heading')
  const corporate = await edges('Corporate video production', 'link')
  expect(Math.abs(corporate.right - delivery.right)).toBeLessThan(10)
})

test.describe('the clocks', () => {
  test('tell the time of every city once they come into view, and go on', async ({ page, visit }) => {
    await page.clock.install({ time: new Date('2026-07-15T16:29:30Z') })
    await visit(pagePaths.home)
    const section = page.getByRole('region', { name: headings[3] ?? '' })
    await section.scrollIntoViewIfNeeded()
    await section.getByText('Singapore').last().scrollIntoViewIfNeeded()
    await expect(section).toContainText('Right now')
    const city = (name: string) => section.getByRole('listitem').filter({ hasText: name })
    await expect(city('Portland')).toHaveText(/UTC-7 9:(29|30) AM/)
    await expect(city('New York')).toHaveText(/UTC-4 12:(29|30) PM/)
    await expect(city('London')).toHaveText(/UTC\+1 5:(29|30) PM/)
    await expect(city('Singapore')).toHaveText(/UTC\+8, Next day 12:(29|30) AM/)
    await page.clock.pauseAt(new Date('2026-07-15T17:00:30Z'))
    await expect(city('Portland')).toContainText('10:00 AM')
    await page.clock.runFor(60_000)
    await expect(city('Portland')).toContainText('10:01 AM')
    await expect(city('Singapore')).toContainText('1:01 AM')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the clocks stand at an hour that is named, and every link is there', async ({ page }) => {
    await page.goto(wholePage(pagePaths.home))
    const section = page.getByRole('region', { name: headings[3] ?? '' })
    await expect(section).toContainText('At 9AM in Portland, in winter')
    await expect(section.getByRole('listitem').filter({ hasText: 'London' })).toContainText('UTC+0 5:00 PM')
    const portland = page.getByRole('region', { name: headings[4] ?? '' })
    for (const path of [pagePaths.youthTraining, pagePaths.magroseSupport, pagePaths.religiousPartnership]) {
      await expect(portland.locator(`a[href="${path}"]`)).toBeVisible()
    }
  })
})

test('the youth partnership is told in its four figures', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const section = page.getByRole('region', { name: 'Help us train the next crew' })
  await expect(section).toContainText('Magrose Youth Media')
  const figures = ['students trained', 'workshops', 'placements', 'years partnership'].map((label) =>
    section.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]'),
  )
  for (const [index, figure] of ['125+', '25+', '10+', '3'].entries()) {
    await expect(figures[index] ?? section).toHaveText(figure)
  }
})

test('the contact area names the hours in both time zones, and the place', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const section = page.getByRole('region', { name: 'Tell us the date' })
  await expect(section.getByText('Mon-Fri 9AM-6PM PT (12PM-9PM EST)')).toBeVisible()
  await expect(section.getByText('Portland, OR 97201')).toBeVisible()
})
