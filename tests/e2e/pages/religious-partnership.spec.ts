import type { Page } from '@playwright/test'
import { caseStudies, caseStudiesSection } from '../../../src/content/religious-partnership/case-studies.ts'
import { exchange } from '../../../src/content/religious-partnership/exchange.ts'
import { topSheet } from '../../../src/content/religious-partnership/program.ts'
import { seasonAhead } from '../../../src/domain/campaign/campaign.ts'
import { portlandDay } from '../../../src/domain/portland-day.ts'
import { pagePaths } from '../../../src/routes.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test } from '../../support/site-test.ts'

const path = pagePaths.religiousPartnership
const applyForm = 'Show us your rooms and your youth'
const cases = caseStudiesSection.heading

const bands = [
  ['Four steps, and the room is lit', 'paper'],
  ['A working system, and the crew to work it', 'stage'],
  [topSheet.heading, 'paper'],
  [cases, 'paper'],
  ['Every name in the credits is one of yours', 'stage'],
  ['What you plug in, and what comes out', 'paper'],
  ['From this page to the first rehearsal', 'paper'],
  [applyForm, 'paper'],
] as const

const { partnershipReview } = seasonAhead(portlandDay(new Date()))

const { slider: sliderName, position } = caseStudiesSection.comparison

function band(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

/** The share of the view that shows the first picture. */
function wiperAt(page: Page): Promise<number> {
  return page
    .getByRole('slider', { name: sliderName })
    .evaluate((slider) => Number(getComputedStyle(slider).getPropertyValue('--before')))
}

async function aliveBox(page: Page) {
  const slider = page.getByRole('slider', { name: sliderName })
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await slider.press('Home')
  await expect.poll(() => wiperAt(page)).toBe(0)
  const box = await slider.boundingBox()
  if (!box) throw new Error('The comparison is not shown')
  return box
}

readingTest('the sections go from process to application form, and the form comes last', async ({ read }) => {
  const page = await read(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(bands.map(([name]) => name))
  for (const [name, tone] of bands) await expect(band(page, name)).toHaveAttribute('data-tone', tone)
  await expect(main.getByRole('region').last()).toHaveAttribute('id', 'rfp-form')
  await expect(band(page, bands[0][0]).getByRole('listitem')).toHaveCount(4)
})

readingTest('the desk shows the value of audio, video, lighting and the total', async ({ read }) => {
  const page = await read(path)
  const strips = page.getByRole('list', { name: 'What the equipment of one site is worth' })
  for (const [name, range] of [
    ['Audio', '$15,000-$35,000'],
    ['Video', '$20,000-$50,000'],
    ['Lighting', '$10,000-$25,000'],
    ['Total A/V/L value', '$45,000-$110,000'],
  ] as const) {
    const heading = page.getByRole('heading', { name, exact: true })
    await expect(strips.getByRole('listitem').filter({ has: heading })).toContainText(range)
  }
})

readingTest(
  'a budget shows the value of a site, who contributes and what remains to pay',
  async ({ read }) => {
    const page = await read(path)
    const budget = page.getByRole('table', { name: topSheet.caption })
    await expect(budget.getByRole('columnheader')).toHaveText(['Line', 'A chapel', 'A large sanctuary'])
    for (const [line, small, large] of [
      ['Total A/V/L value', '$45,000', '$110,000'],
      ['Bridgelight Productions contributes', '\u2212$6,000', '\u2212$15,000'],
      ['Training by Magrose Youth Media', 'No charge', 'No charge'],
      ['Your congregation pays', '$39,000', '$95,000'],
    ] as const) {
      const row = budget.getByRole('row').filter({ has: page.getByRole('rowheader', { name: line }) })
      await expect(row.getByRole('cell')).toHaveText([small, large])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await budget.scrollIntoViewIfNeeded()
    const { x, width } = (await budget.boundingBox()) ?? { x: 0, width: 0 }
    expect(x + width, 'all columns are in view on a phone').toBeLessThanOrEqual(390)
  },
)

readingTest('the exchange is a table of needs and what the congregation gets for each', async ({ read }) => {
  const page = await read(path)
  const table = page.getByRole('table', { name: 'What you plug in, and what comes out' })
  await expect(table.getByRole('columnheader')).toHaveText([exchange.need, exchange.get])
  for (const { need, get } of exchange.patches) {
    const row = table.getByRole('row').filter({ hasText: need.title })
    await expect(row.getByRole('cell').last()).toContainText(get.title)
  }
})

readingTest(
  'the schedule names both replies, the review, the start and a number to call',
  async ({ read }) => {
    const page = await read(path)
    const steps = band(page, 'From this page to the first rehearsal')
    await expect(steps.getByRole('listitem')).toHaveCount(4)
    for (const words of ['Within 24 hours', '5 business days', partnershipReview, 'begin quarterly'])
      await expect(steps).toContainText(words)
    await expect(steps.getByRole('link', { name: 'Call (503) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+15035550142',
    )
  },
)

readingTest('the opening links home, and each of its badges to the application form', async ({ read }) => {
  for (const badge of ['2 slots left', '4 churches per year', `Next review: ${partnershipReview}`]) {
    const page = await read(path)
    await page.getByRole('main').getByRole('link', { name: badge, exact: true }).click()
    await expect(page).toHaveURL(`${path}#rfp-form`)
    await expect(band(page, applyForm).getByRole('heading', { name: applyForm })).toBeInViewport()
  }
  const page = await read(path)
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(pagePaths.home)
})

readingTest(
  'without scripts, every case opens and shows its problems, solutions and result',
  async ({ read }) => {
    const page = await read(path)
    for (const { id, title, badge, problems, solutions, result } of caseStudies) {
      const study = page.locator(`#${id}`)
      if (id !== caseStudies[0]?.id) await study.locator('summary').click()
      await expect(study.getByRole('heading', { level: 3, name: title })).toBeVisible()
      await expect(study.locator('summary')).toContainText(badge)
      for (const text of [...problems, ...solutions, result])
        await expect(study.getByText(text)).toBeVisible()
      await expect(page.locator('details[open]')).toHaveCount(1)
    }
    // The open cases belong to this document; the next test gets a new one.
    await page.goto('about:blank')
  },
)

readingTest(
  'without scripts, both pictures are side by side, and every action leads to the form',
  async ({ read }) => {
    const page = await read(path)
    await page.waitForLoadState()
    const before = await band(page, cases)
      .getByRole('img', { name: /^A church hall before/ })
      .boundingBox()
    const after = await band(page, cases)
      .getByRole('img', { name: /^The same church hall after/ })
      .boundingBox()
    expect(after?.x ?? 0).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0))
    await expect(page.getByRole('slider')).toHaveCount(0)
    for (const name of ['Start Your Application', 'Open the Application'])
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', '#rfp-form')
    await page.getByRole('link', { name: 'Open the Application' }).click()
    await expect(band(page, applyForm).getByRole('heading', { name: applyForm })).toBeInViewport()
  },
)

test('a visitor opens the cases one at a time, reaches the form and opens the application', async ({
  page,
  visit,
}) => {
  await visit(path)

  await test.step('the cases open by mouse and by keyboard', async () => {
    const [first, second, third] = caseStudies
    const open = band(page, cases).locator('details[open]')
    const entry = (title = '') => page.locator('summary').filter({ hasText: title })
    await expect(band(page, cases).locator('details')).toHaveCount(6)
    await expect(open).toHaveId(first?.id ?? '')
    await entry(second?.title).click()
    await expect(open).toHaveId(second?.id ?? '')
    await expect(page.getByText(second?.result ?? '')).toBeVisible()
    await expect(page.getByText(first?.result ?? '')).toBeHidden()
    await entry(third?.title).press('Enter')
    await expect(open).toHaveId(third?.id ?? '')
    await entry(third?.title).press('Enter')
    await expect(open).toHaveCount(0)
  })

  await test.step('"Start Your Application" opens the dialog and gets focus back', async () => {
    await page.getByText('Start Your Application', { exact: true }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Start Your Application' }).click()
    const dialog = page.getByRole('dialog', { name: 'Apply for Partnership' })
    await expect(dialog).toContainText('2-3 partnership slots open per year')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Start Your Application' })).toBeFocused()
  })

  await test.step('a badge leads to the form', async () => {
    await page.getByRole('main').getByRole('link', { name: '2 slots left', exact: true }).click()
    await expect(page).toHaveURL(`${path}#rfp-form`)
    await expect(band(page, applyForm).getByRole('heading', { name: applyForm })).toBeInViewport()
  })
})

test('the comparison slider works by keyboard and mouse, and states its position', async ({
  page,
  visit,
}) => {
  await visit(path)
  const slider = page.getByRole('slider', { name: sliderName })
  await slider.scrollIntoViewIfNeeded()
  await expect(band(page, cases).getByRole('img', { name: /^A church hall before/ })).toBeVisible()
  await expect(band(page, cases).getByRole('img', { name: /^The same church hall after/ })).toBeVisible()

  await test.step('by keyboard', async () => {
    await slider.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', position(100))
    await expect.poll(() => wiperAt(page)).toBeCloseTo(1)
    await slider.press('Home')
    await slider.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', position(1))
    await expect.poll(() => wiperAt(page)).toBeCloseTo(0.01)
  })

  await test.step('by mouse, anywhere in the picture', async () => {
    const box = await aliveBox(page)
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.3)
    await page.mouse.down()
    await expect.poll(() => wiperAt(page)).toBeCloseTo(0.25, 1)
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.6, { steps: 5 })
    await page.mouse.up()
    await expect.poll(() => wiperAt(page)).toBeCloseTo(0.75, 1)
    expect(Number(await slider.inputValue())).toBeGreaterThan(70)
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the comparison slider works by touch and leaves vertical scrolling to the page', async ({
    page,
    visit,
  }) => {
    await visit(path)
    const box = await aliveBox(page)
    await page.touchscreen.tap(box.x + box.width * 0.2, box.y + box.height / 2)
    await expect.poll(() => wiperAt(page)).toBeLessThan(0.25)
    await expect(page.getByRole('slider', { name: sliderName })).toHaveCSS('touch-action', 'pan-y')
  })
})
