import type { Page } from '@playwright/test'
import {
  podcastClosing,
  podcastPackage,
  podcastValue,
} from '../../src/content/podcast-consultation/package.ts'
import { creatorProblems } from '../../src/content/podcast-consultation/problems.ts'
import { productionSchedule } from '../../src/content/podcast-consultation/schedule.ts'
import { successStories } from '../../src/content/podcast-consultation/success-story.ts'
import { contactFormHref, pagePaths } from '../../src/routes.ts'
import { expectNoViolations, expectNoViolationsInLooks } from '../support/axe.ts'
import { looks } from '../support/looks.ts'
import { expect, test } from '../support/site-test.ts'

const [story] = successStories
const headings = [
  creatorProblems.heading,
  story.heading,
  productionSchedule.heading,
  podcastPackage.heading,
  podcastValue.heading,
  podcastClosing.heading,
]
const dialogTitle = 'Transform Your Content Creation'

function region(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

async function comeAlive(page: Page): Promise<void> {
  for (const name of headings)
    await region(page, name).getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: podcastClosing.actions[0].label })).toBeVisible()
}

test('the page goes from the problem to the price, and no band looks like the one before', async ({
  page,
}) => {
  await page.goto(pagePaths.podcastConsultation)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings)
  const shades = await Promise.all(
    headings.map(async (name) => {
      const band = region(page, name)
      return `${await band.getAttribute('data-tone')} ${await band.getAttribute('data-shade')}`
    }),
  )
  for (const [index, shade] of shades.entries()) expect(shade).not.toBe(shades[index - 1])
})

test('each of the five problems stands beside its solution', async ({ page }) => {
  await page.goto(pagePaths.podcastConsultation)
  const tracks = region(page, creatorProblems.heading).getByRole('listitem')
  await expect(tracks).toHaveCount(5)
  for (const [index, { pain, solution, text }] of creatorProblems.problems.entries()) {
    for (const words of [pain, solution, text]) await expect(tracks.nth(index)).toContainText(words)
  }
})

test('the package has its price, eight lines and three cards of what it is worth', async ({ page }) => {
  await page.goto(pagePaths.podcastConsultation)
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

test('on a wide screen the months close up to one board of 26 weeks', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(pagePaths.podcastConsultation)
  const months = region(page, productionSchedule.heading).locator('ol > li')
  await months.first().scrollIntoViewIfNeeded()
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

for (const opener of ['Book a Consultation', podcastPackage.action.label, podcastClosing.actions[0].label]) {
  test(`"${opener}" opens the consultation, also by keyboard, and gives the focus back`, async ({
    page,
    visit,
  }) => {
    await visit(pagePaths.podcastConsultation)
    const control = page.getByRole('main').getByText(opener, { exact: true })
    await control.scrollIntoViewIfNeeded()
    const button = page.getByRole('main').getByRole('button', { name: opener, exact: true })
    await button.press('Enter')
    const dialog = page.getByRole('dialog', { name: dialogTitle })
    await expect(dialog.locator('form[data-enquiry="podcast"]')).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })
}

for (const label of ['Call the Studio', podcastPackage.call]) {
  test(`"${label}" dials the company and says so`, async ({ page, visit }) => {
    await visit(pagePaths.podcastConsultation)
    await comeAlive(page)
    const link = page.getByRole('main').getByRole('link', { name: label, exact: true })
    await expect(link).toHaveAttribute('href', 'tel:+15035550142')
    // What the browser does with a number is not ours to test.
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
    await link.click()
    await expect(page.getByText('Calling Bridgelight Productions')).toBeVisible()
    await expect(page.getByText("We're connecting you now for a consultation.")).toBeVisible()
  })
}

test('the last shot leads to the gear', async ({ page, visit }) => {
  await visit(pagePaths.podcastConsultation)
  await region(page, podcastClosing.heading).getByRole('link', { name: 'See the Gear Kits' }).click()
  await expect(page).toHaveURL(pagePaths.gearList)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all of it can be read, and every button leads to the contact form', async ({ page }) => {
    await page.goto(pagePaths.podcastConsultation)
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
  })
})

test.describe('to axe', () => {
  // Motion is stilled, so that colors are judged when they have settled.
  test.use({ reducedMotion: 'reduce' })

  test('the page has no violation in any look', async ({ page, visit }) => {
    await visit(pagePaths.podcastConsultation)
    await comeAlive(page)
    await expectNoViolationsInLooks(page, looks)
  })
})
