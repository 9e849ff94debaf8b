import type { Page } from '@playwright/test'
import {
  podcastClosing,
  podcastPackage,
  podcastValue,
} from '../../../src/content/podcast-consultation/package.ts'
import { creatorProblems } from '../../../src/content/podcast-consultation/problems.ts'
import { productionSchedule } from '../../../src/content/podcast-consultation/schedule.ts'
import { successStories } from '../../../src/content/podcast-consultation/success-story.ts'
import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { expectBands } from '../../support/looks/bands.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test } from '../../support/site-test.ts'

const path = pagePaths.podcastConsultation
const [story] = successStories
const headings = [
  creatorProblems.heading,
  story.heading,
  productionSchedule.heading,
  podcastPackage.heading,
  podcastValue.heading,
  podcastClosing.heading,
]

function region(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

readingTest('the page goes from the problem to the price, and neighbors differ in tone', async ({ read }) => {
  const page = await read(path)
  await expectBands(page, headings)
})

readingTest('each of the five problems is listed with its solution', async ({ read }) => {
  const page = await read(path)
  const tracks = region(page, creatorProblems.heading).getByRole('listitem')
  await expect(tracks).toHaveCount(5)
  for (const [index, { pain, solution, text }] of creatorProblems.problems.entries()) {
    for (const words of [pain, solution, text]) await expect(tracks.nth(index)).toContainText(words)
  }
})

readingTest('the package shows its price, eight lines and three value cards', async ({ read }) => {
  const page = await read(path)
  const bill = region(page, podcastPackage.heading)
  await expect(bill).toContainText('$15,000 for six months')
  await expect(bill.getByRole('listitem')).toHaveCount(8)
  const cards = region(page, podcastValue.heading).getByRole('listitem')
  await expect(cards).toHaveText([
    /^\$50K\+ equipment value/,
    /^6 months of time saved/,
    /^First 1,000 followers/,
  ])
})

readingTest('on a wide screen, the months form one board of 26 weeks', async ({ read }) => {
  const page = await read(path)
  await page.waitForLoadState()
  const months = region(page, productionSchedule.heading).locator('ol > li')
  const boxes = await months.evaluateAll((items) =>
    items.map((item) => {
      const { left, right, top } = item.getBoundingClientRect()
      return { left, right, top }
    }),
  )
  const first = boxes[0]
  const last = boxes.at(-1)
  expect(boxes).toHaveLength(6)
  for (const [index, box] of boxes.entries()) {
    expect(box.top).toBeCloseTo(first?.top ?? 0, 0)
    expect(Math.abs(box.left - (boxes[index - 1]?.right ?? box.left))).toBeLessThan(1)
  }
  const week = ((last?.right ?? 0) - (first?.left ?? 0)) / 26
  for (const [index, { weeks }] of productionSchedule.months.entries()) {
    const box = boxes[index]
    expect((box?.right ?? 0) - (box?.left ?? 0)).toBeCloseTo(weeks * week, 0)
  }
})

readingTest(
  'without scripts, every button leads to the contact form, and a link leads to the gear kits',
  async ({ read }) => {
    const page = await read(path)
    await expect(region(page, story.heading)).toContainText(story.quote)
    for (const label of [
      'Book a Consultation',
      podcastPackage.action.label,
      podcastClosing.actions[0].label,
    ]) {
      const link = page.getByRole('main').getByRole('link', { name: label, exact: true })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', contactFormHref)
    }
    await region(page, podcastClosing.heading).getByRole('link', { name: 'See the Gear Kits' }).click()
    await expect(page).toHaveURL(pagePaths.gearList)
  },
)

test('"Book a Consultation" opens the form by keyboard, and "Call the Studio" dials the company', async ({
  page,
  visit,
}) => {
  await visit(path)
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name: 'Book a Consultation', exact: true })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Transform Your Content Creation' })
  await expect(dialog.locator('form[data-inquiry="podcast"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  const link = main.getByRole('link', { name: 'Call the Studio', exact: true })
  await expect(link).toHaveAttribute('href', 'tel:+15035550142')
  await link.click()
  await expect(page.getByText('Calling Bridgelight Productions')).toBeVisible()
  await expect(page.getByText("We're connecting you now for a consultation.")).toBeVisible()
})
