import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { expectBands } from '../../support/looks/bands.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test } from '../../support/site-test.ts'

const path = pagePaths.youthTraining
const headings = [
  'Two names at the top of the credits',
  'Six seats on the crew. Everyone takes each one.',
  'Off the same shelf as our client work',
  'Why schools and families choose it',
  'Four ways to schedule it',
  'A certificate that says what they can do',
  'Bring us a crew',
]

readingTest(
  'the page goes from partnership to certificate, and neighbors differ in tone',
  async ({ read }) => {
    const page = await read(path)
    await expectBands(page, headings)
  },
)

readingTest('partner and company share the credits and sign the certificate', async ({ read }) => {
  const page = await read(path)
  for (const heading of [headings[0], headings[5]]) {
    const band = page.getByRole('region', { name: heading ?? '' })
    await expect(band.getByText('Magrose Youth Media', { exact: true })).toBeVisible()
    await expect(band.getByText('Bridgelight Productions', { exact: true })).toBeVisible()
  }
})

readingTest('each seat on the crew has its number on the plan', async ({ read }) => {
  const page = await read(path)
  const band = page.getByRole('region', { name: headings[1] ?? '' })
  await expect(band.getByRole('listitem')).toHaveCount(6)
  await expect(band.locator('svg text')).toHaveText(['1', '2', '3', '4', '5', '6'])
})

readingTest('each of the four formats shows its length', async ({ read }) => {
  const page = await read(path)
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
  await expect(page.getByText('Premiere', { exact: true })).toBeVisible()
})

readingTest('every link leads to the right page', async ({ read }) => {
  const page = await read(path)
  for (const [name, href] of [
    ['Start a Program', contactFormHref],
    ['Support Young Creators', pagePaths.magroseSupport],
    ['See the Training Kit', pagePaths.gearList],
    ['Plan a Program With Us', contactFormHref],
    ['Programs for Congregations', pagePaths.religiousPartnership],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test('reached from another page, the page is complete and links to the contact form', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.terms)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Youth Training' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings)
  await page.getByRole('main').getByRole('link', { name: 'Plan a Program With Us' }).press('Enter')
  await expect(page).toHaveURL(contactFormHref)
  await expect(page.getByRole('region', { name: 'Tell us the date' })).toBeInViewport()
})
