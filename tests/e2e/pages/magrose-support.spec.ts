import { creatorProfiles } from '../../../src/content/magrose-support/creator-profiles.ts'
import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { expectBands } from '../../support/looks/bands.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, newTab, test } from '../../support/site-test.ts'

const path = pagePaths.magroseSupport
const headings = [
  'Every seat is somebody who trained here',
  'One case, one creator',
  'They kept the camera rolling',
  'What a supporter keeps running',
  'Admit one supporter',
  'Somebody is waiting for a case',
]

readingTest(
  'the page goes from the figures to the sign-up, and neighbors differ in tone',
  async ({ read }) => {
    const page = await read(path)
    await expectBands(page, headings)
  },
)

readingTest('the figures are shown, and the drawn seats match them', async ({ read }) => {
  const page = await read(path)
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

readingTest(
  'three creators are shown, each with a picture, a name, a story and a background',
  async ({ read }) => {
    const page = await read(path)
    const creators = page.getByRole('region', { name: headings[2] ?? '' }).getByRole('article')
    await expect(creators).toHaveCount(3)
    for (const { image, name, story, background } of creatorProfiles) {
      const creator = creators.filter({ hasText: story })
      await expect(creator.getByRole('heading', { level: 3, name })).toBeVisible()
      await expect(creator.getByRole('img', { name: image.alt, exact: true })).toBeVisible()
      await expect(creator.getByText(background)).toBeVisible()
    }
  },
)

readingTest(
  'without scripts, the actions are links, and one leads to the training programs',
  async ({ read }) => {
    const page = await read(path)
    const main = page.getByRole('main')
    for (const [name, href] of [
      ['Join the Supporters', contactFormHref],
      ['Schedule a Call', 'tel:+15035550142'],
      ['Partner as a Congregation', pagePaths.religiousPartnership],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await main.getByRole('link', { name: 'See the Training Programs' }).click()
    await expect(page).toHaveURL(pagePaths.youthTraining)
  },
)

test('a supporter opens the sign-up, visits the partner in a new tab and calls the company', async ({
  page,
  context,
  visit,
  troubles,
}) => {
  troubles.allow(/magrose\.example/)
  await context.route('https://magrose.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
  )
  await visit(path)
  const main = page.getByRole('main')

  await test.step('"Become a Supporter" opens the sign-up', async () => {
    const dialog = page.getByRole('dialog', { name: 'Join Our Supporter Community' })
    await main.getByText('Become a Supporter', { exact: true }).click()
    await expect(dialog.getByLabel('Email')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(main.getByRole('button', { name: 'Become a Supporter' })).toBeFocused()
  })

  await test.step('"Learn More" opens a tab without access to its opener', async () => {
    const link = main.getByRole('link', { name: 'Learn More' })
    await expect(link).toHaveAttribute('rel', 'noopener')
    expect(await newTab(page, () => link.click())).toMatchObject({
      url: 'https://magrose.example/',
      canAccessOpener: false,
    })
    await expect(page).toHaveURL(path)
  })

  // This step comes last, because the browser may now ask in its own window which program to dial with.
  await test.step('"Schedule a Call" dials the company and says so', async () => {
    const call = main.getByRole('link', { name: 'Schedule a Call' })
    await expect(call).toHaveAttribute('href', 'tel:+15035550142')
    await call.press('Enter')
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toContainText('Calling Bridgelight Productions')
    await expect(toast).toContainText("We're connecting you now for a consultation.")
    await expect(page).toHaveURL(path)
  })
})
