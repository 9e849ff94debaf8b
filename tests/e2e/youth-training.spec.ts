import { contactFormHref, pagePaths } from '../../src/routes.ts'
import { expectNoViolationsInLooks } from '../support/axe.ts'
import { looks } from '../support/looks.ts'
import { expect, test } from '../support/site-test.ts'

const headings = [
  'Two names at the top of the credits',
  'Six seats on the crew. Everyone takes each one.',
  'Off the same shelf as our client work',
  'Why schools and families choose it',
  'Four ways to schedule it',
  'A certificate that says what they can do',
  'Bring us a crew',
]

test('the page goes from the partnership to the certificate, and neighbors differ in tone', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.youthTraining)
  const main = page.getByRole('main')
  expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual(headings)
  const looks = await Promise.all(
    headings.map(async (name) => {
      const band = page.getByRole('region', { name })
      return `${await band.getAttribute('data-tone')} ${await band.getAttribute('data-shade')}`
    }),
  )
  expect(looks.filter((look, index) => look === looks[index - 1])).toEqual([])
})

test('partner and company share the credits and sign the certificate', async ({ page, visit }) => {
  await visit(pagePaths.youthTraining)
  for (const heading of [headings[0], headings[5]]) {
    const band = page.getByRole('region', { name: heading ?? '' })
    await expect(band.getByText('Magrose Youth Media', { exact: true })).toBeVisible()
    await expect(band.getByText('Bridgelight Productions', { exact: true })).toBeVisible()
  }
})

test('each seat on the crew has its number on the plan', async ({ page, visit }) => {
  await visit(pagePaths.youthTraining)
  const band = page.getByRole('region', { name: headings[1] ?? '' })
  await expect(band.getByRole('listitem')).toHaveCount(6)
  await expect(band.locator('svg text')).toHaveText(['1', '2', '3', '4', '5', '6'])
})

test('the four formats show how long they take', async ({ page, visit }) => {
  await visit(pagePaths.youthTraining)
  const board = page.getByRole('region', { name: headings[4] ?? '' })
  await expect(board.getByRole('heading', { level: 3 })).toHaveText([
    '8-week intensive',
    'Summer camps',
    'Weekend workshops',
    'Custom school programs',
  ])
  const strips = await Promise.all(
    (await board.getByRole('list').all()).map((list) => list.getByRole('listitem').count()),
  )
  expect(strips).toEqual([8, 5, 2, 3])
})

test('every link leads where it says', async ({ page, visit }) => {
  await visit(pagePaths.youthTraining)
  const main = page.getByRole('main')
  for (const [name, href] of [
    ['Start a Program', contactFormHref],
    ['Support Young Creators', pagePaths.magroseSupport],
    ['See the Training Kit', pagePaths.gearList],
    ['Plan a Program With Us', contactFormHref],
    ['Programs for Congregations', pagePaths.religiousPartnership],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await main.getByRole('link', { name: 'Plan a Program With Us' }).press('Enter')
  await expect(page).toHaveURL(contactFormHref)
  await expect(page.getByRole('region', { name: 'Tell us the date' })).toBeInViewport()
})

test('coming from the home page, everything is there', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Youth Training' }).click()
  await expect(page).toHaveURL(pagePaths.youthTraining)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole page can be read', async ({ page }) => {
    await page.goto(pagePaths.youthTraining)
    for (const name of headings) await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText('Premiere', { exact: true })).toBeVisible()
  })
})

test.describe('to axe', () => {
  // Motion is stilled, so that colors are judged when they have settled.
  test.use({ reducedMotion: 'reduce' })

  test('the page has no violation in any look', async ({ page, visit }) => {
    await visit(pagePaths.youthTraining)
    for (const heading of headings) {
      await page.getByRole('heading', { level: 2, name: heading }).scrollIntoViewIfNeeded()
    }
    await expectNoViolationsInLooks(page, looks)
  })
})
