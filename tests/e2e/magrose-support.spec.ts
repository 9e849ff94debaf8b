import { pagePaths } from '../../src/routes.ts'
import { expectNoViolations, expectNoViolationsInLooks } from '../support/axe.ts'
import { looks } from '../support/looks.ts'
import { expect, test } from '../support/site-test.ts'

const headings = [
  'Every seat is somebody who trained here',
  'One case, one creator',
  'Three who kept the camera rolling',
  'What a supporter keeps running',
  'Admit one supporter',
  'Somebody is waiting for a case',
]

test('the page goes from the figures to the way in, and neighbors differ in tone', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.magroseSupport)
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

test('"Become a Supporter" opens the sign-up, and so does the end of the page', async ({ page, visit }) => {
  await visit(pagePaths.magroseSupport)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog', { name: 'Join Our Supporter Community' })
  for (const name of ['Become a Supporter', 'Join the Supporters']) {
    await main.getByText(name, { exact: true }).click()
    await expect(dialog.getByLabel('Email')).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(main.getByRole('button', { name })).toBeFocused()
  }
})

test('"Schedule a Call" dials the company and says so', async ({ page, visit }) => {
  await visit(pagePaths.magroseSupport)
  const call = page.getByRole('main').getByRole('link', { name: 'Schedule a Call' })
  await expect(call).toHaveAttribute('href', 'tel:+15035550142')
  await call.press('Enter')
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toContainText('Calling Bridgelight Productions')
  await expect(toast).toContainText("We're connecting you now for a consultation.")
  await expect(page).toHaveURL(pagePaths.magroseSupport)
  await expectNoViolations(page)
})

test('the figures are stated, and the house is drawn to them', async ({ page, visit }) => {
  await visit(pagePaths.magroseSupport)
  const impact = page.getByRole('region', { name: headings[0] ?? '' })
  for (const [label, number] of [
    ['youth trained', '350+'],
    ['complete final projects', '87%'],
    ['continue creating', '60%'],
    ['average kit value', '$4,200'],
  ] as const) {
    const statistic = impact.locator('dl > div').filter({ hasText: label })
    await expect(statistic.getByRole('definition')).toHaveText(number)
  }
  const seats = (kind: string) =>
    impact
      .locator(`path[data-seats="${kind}"]`)
      .evaluateAll((rows) => rows.reduce((sum, row) => sum + Number(row.getAttribute('pathLength')), 0))
  expect(await seats('creating')).toBe(210)
  expect(await seats('finished')).toBe(305 - 210)
  expect(await seats('all')).toBe(350 - 305)
  await expect(page.getByRole('region', { name: headings[1] ?? '' })).toContainText(
    'Kit value range $3,800-$4,800',
  )
})

test('three creators are shown, each with a picture, a name, a story and a background', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.magroseSupport)
  const creators = page.getByRole('region', { name: headings[2] ?? '' }).getByRole('article')
  await expect(creators).toHaveCount(3)
  for (const creator of await creators.all()) {
    await expect(creator.getByRole('img')).toHaveAccessibleName(/^Somebody /)
    await expect(creator.getByRole('heading', { level: 3 })).toBeVisible()
    await expect(creator.getByRole('paragraph')).toHaveCount(2)
  }
})

test('"Learn More" opens the partner’s site in a new tab, which cannot reach back', async ({
  page,
  context,
  visit,
  troubles,
}) => {
  troubles.allow(/magrose\.example/)
  await context.route('https://magrose.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
  )
  await visit(pagePaths.magroseSupport)
  const link = page.getByRole('main').getByRole('link', { name: 'Learn More' })
  await expect(link).toHaveAttribute('rel', 'noopener')
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(tab).toHaveTitle('Partner')
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL(pagePaths.magroseSupport)
})

test('the programs and the congregations’ page are a link away', async ({ page, visit }) => {
  await visit(pagePaths.magroseSupport)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Partner as a Congregation' })).toHaveAttribute(
    'href',
    pagePaths.religiousPartnership,
  )
  await main.getByRole('link', { name: 'See the Training Programs' }).click()
  await expect(page).toHaveURL(pagePaths.youthTraining)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole page can be read, and both ways in are links', async ({ page }) => {
    await page.goto(pagePaths.magroseSupport)
    for (const name of headings) await expect(page.getByRole('heading', { name })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Join the Supporters' })).toHaveAttribute(
      'href',
      '/#contact-form',
    )
    await expect(main.getByRole('link', { name: 'Schedule a Call' })).toHaveAttribute(
      'href',
      'tel:+15035550142',
    )
  })
})

test.describe('to axe', () => {
  // Motion is stilled, so that colors are judged when they have settled.
  test.use({ reducedMotion: 'reduce' })

  test('the page has no violation in any look', async ({ page, visit }) => {
    await visit(pagePaths.magroseSupport)
    for (const heading of headings) {
      await page.getByRole('heading', { level: 2, name: heading }).scrollIntoViewIfNeeded()
    }
    await expectNoViolationsInLooks(page, looks)
  })
})
