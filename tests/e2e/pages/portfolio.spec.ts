import type { Locator, Page } from '@playwright/test'
import { claims, claimText } from '../../../src/content/company/claims.ts'
import { gear } from '../../../src/content/portfolio/gear.ts'
import {
  categories,
  closingWords,
  filterWords,
  printWords,
  sheetWords,
} from '../../../src/content/portfolio/portfolio-words.ts'
import { projects } from '../../../src/content/portfolio/projects.ts'
import { pagePaths } from '../../../src/routes.ts'
import { wheelOn } from '../../support/looks/scrolling.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test, wake } from '../../support/site-test.ts'

const path = pagePaths.portfolio
const events = projects.filter(({ category }) => category === 'event-production')
const video = projects.filter(({ category }) => category === 'corporate-video')
const streams = projects.filter(({ category }) => category === 'live-streaming')
const withC70 = projects.filter(({ equipment }) => equipment.includes('canon-eos-c70'))

function sheet(page: Page): Locator {
  return page.getByRole('region', { name: sheetWords.heading })
}

function prints(page: Page): Locator {
  return page.getByRole('region', { name: printWords.heading }).getByRole('heading', { level: 3 })
}

function category(page: Page, name: string): Locator {
  return sheet(page).getByRole('button', { name })
}

function shotWith(page: Page): Locator {
  return sheet(page).getByRole('combobox', { name: filterWords.gear })
}

function status(page: Page): Locator {
  return sheet(page).getByRole('status')
}

async function expectPrints(page: Page, expected: typeof projects): Promise<void> {
  await expect(prints(page)).toHaveText(expected.map(({ title }) => title))
  await expect(status(page)).toHaveText(filterWords.found(expected.length, projects.length))
  // Only frames whose prints are shown are links.
  await expect(sheet(page).getByRole('listitem').getByRole('link')).toHaveCount(expected.length)
}

/** Comes to the sheet by wheel, as people do: its scripts start a little before it is seen, so its controls work by then. */
async function visitSheet(page: Page, visit: (path: string) => Promise<unknown>, search = ''): Promise<void> {
  await visit(path + search)
  await page.mouse.move(3, 300)
  const isBelow = () =>
    status(page).evaluate((element) => element.getBoundingClientRect().bottom > innerHeight - 100)
  while ((await isBelow()) && (await wheelOn(page))) {}
}

readingTest('each of the six projects shows its category, year, length and equipment', async ({ read }) => {
  const page = await read(path)
  for (const project of projects) {
    const print = page.locator(`#${project.id}`)
    await expect(print.getByRole('heading', { name: project.title })).toBeVisible()
    await expect(print.getByRole('img', { name: project.image.alt })).toBeVisible()
    for (const text of [project.description, String(project.year), project.duration]) {
      await expect(print).toContainText(text)
    }
    const { label, href } = categories[project.category]
    await expect(print.getByRole('link', { name: label })).toHaveAttribute('href', href)
    await expect(print.getByRole('list').last().getByRole('listitem')).toHaveText(
      project.equipment.map((id) => gear[id]),
    )
  }
})

readingTest('the page shows the company’s claims and its closing links', async ({ read }) => {
  const page = await read(path)
  const main = page.getByRole('main')
  for (const claim of Object.values(claims)) await expect(main).toContainText(claimText(claim))
  for (const { label, href } of closingWords.actions) {
    const links = main.getByRole('link', { name: label, exact: true })
    await expect(links).toHaveCount(2)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', href)
  }
})

readingTest('every frame of the sheet links to its print', async ({ read }) => {
  const page = await read(path)
  for (const { id, title } of projects) {
    await sheet(page).getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`${path}#${id}`)
    await expect(page.locator(`#${id}`).getByRole('heading', { name: title })).toBeInViewport()
  }
})

readingTest('without scripts, every print is shown, whatever filter is in the address', async ({ read }) => {
  const page = await read(`${path}?category=youth-training`)
  await expect(prints(page)).toHaveText(projects.map(({ title }) => title))
  await expect(category(page, filterWords.every)).toBeHidden()
  await expect(shotWith(page)).toBeHidden()
  await sheet(page).getByRole('link', { name: 'Dusk on the river stage' }).click()
  await expect(page.locator('#river').getByRole('heading')).toBeInViewport()
})

test('a category filter shows only its frames and prints, by mouse and by keyboard', async ({
  page,
  visit,
}) => {
  await visitSheet(page, visit)
  await expectPrints(page, projects)
  const button = category(page, 'Event production')
  await expect(button).toHaveAccessibleName('Event production 2')
  await button.click()
  await expect(page).toHaveURL(`${path}?category=event-production`)
  await expectPrints(page, events)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(category(page, filterWords.every)).toHaveAttribute('aria-pressed', 'false')
  await expect(button, 'the focus stays where it was').toBeFocused()
  await category(page, filterWords.every).click()
  await expect(page).toHaveURL(path)
  await expectPrints(page, projects)

  await test.step('the keyboard reaches every filter, and a frame links to its print', async () => {
    await category(page, filterWords.every).focus()
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Space')
    await expectPrints(page, events)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(category(page, 'Live streaming')).toBeFocused()
    await expect(prints(page)).toHaveCount(1)
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
    await expect(shotWith(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(sheet(page).getByRole('listitem').getByRole('link')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(prints(page)).toBeInViewport()
  })
})

test('equipment chosen before the code loads filters the list, and options without results are disabled', async ({
  page,
}) => {
  const { promise: chosen, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/contact-sheet-section-[^/]+\.js$/, async (route) => {
    await chosen
    await route.continue()
  })
  await page.goto(path)
  await shotWith(page).focus()
  await shotWith(page).selectOption({ label: 'Canon EOS C70' })
  release()
  await expectPrints(page, withC70)
  await expect(page).toHaveURL(`${path}?gear=canon-eos-c70`)
  await expect(category(page, 'Live streaming')).toBeDisabled()
  await expect(category(page, 'Corporate video')).toBeEnabled()

  await category(page, 'Corporate video').click()
  await expect(page).toHaveURL(`${path}?gear=canon-eos-c70&category=corporate-video`)
  await expectPrints(
    page,
    withC70.filter((project) => video.includes(project)),
  )
  await expect(shotWith(page).getByRole('option', { name: 'LiveU LU800' })).toBeDisabled()
  await expect(shotWith(page).getByRole('option', { name: 'Canon CN-E Prime Set' })).toBeEnabled()
  await shotWith(page).selectOption('')
  await expectPrints(page, video)
})

test('Back undoes a filter, and restores it after a visit to another page', async ({ page, visit }) => {
  await visitSheet(page, visit)
  await category(page, 'Event production').click()
  await shotWith(page).selectOption({ label: 'Canon EOS C70' })
  const both = events.filter((project) => withC70.includes(project))
  await expectPrints(page, both)

  await page.goBack()
  await expectPrints(page, events)
  await expect(shotWith(page)).toHaveValue('')
  await page.goForward()
  await expectPrints(page, both)
  await expect(shotWith(page)).toHaveValue('canon-eos-c70')

  await page.getByRole('main').getByRole('link', { name: 'See the Gear Kits' }).first().click()
  await expect(page).toHaveURL(pagePaths.gearList)
  await page.goBack()
  await expect(page).toHaveURL(`${path}?category=event-production&gear=canon-eos-c70`)
  await expectPrints(page, both)
})

test('a shared link and a reload keep the filter', async ({ page, visit }) => {
  await visitSheet(page, visit, '?from=newsletter&category=event-production')
  await expectPrints(page, events)
  await shotWith(page).selectOption({ label: 'LiveU LU800' })
  await expect(page).toHaveURL(/\?from=newsletter&category=event-production&gear=liveu-lu800$/)
  await page.reload()
  await wake(page)
  await expect(page).toHaveURL(/\?from=newsletter&category=event-production&gear=liveu-lu800$/)
  await status(page).scrollIntoViewIfNeeded()
  await expectPrints(page, events)
  await expect(shotWith(page)).toHaveValue('liveu-lu800')
})

test('a filter without results is ignored, and a link to the page itself clears all filters', async ({
  page,
  visit,
}) => {
  await visitSheet(page, visit, '?category=weddings&gear=drone')
  await expectPrints(page, projects)
  await visitSheet(page, visit, '?category=live-streaming&gear=canon-eos-c70')
  await expectPrints(page, streams)
  await expect(shotWith(page)).toHaveValue('')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveURL(path)
  await expectPrints(page, projects)
})
