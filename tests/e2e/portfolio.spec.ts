import type { Locator, Page } from '@playwright/test'
import { claims, claimText } from '../../src/content/claims.ts'
import { gear } from '../../src/content/portfolio/gear.ts'
import {
  categories,
  closingWords,
  filterWords,
  printWords,
  sheetWords,
} from '../../src/content/portfolio/portfolio-words.ts'
import { projects } from '../../src/content/portfolio/projects.ts'
import { pagePaths } from '../../src/routes.ts'
import { expectNoViolationsInLooks } from '../support/axe.ts'
import { type Look, looks } from '../support/looks.ts'
import { expect, test } from '../support/site-test.ts'

const events = projects.filter(({ category }) => category === 'event-production')
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
  // Only what is printed can be followed from the sheet.
  await expect(sheet(page).getByRole('listitem').getByRole('link')).toHaveCount(expected.length)
}

/** The sheet comes alive when it is seen; what is pressed before counts too. */
async function visitSheet(page: Page, visit: (path: string) => Promise<unknown>, search = ''): Promise<void> {
  await visit(pagePaths.portfolio + search)
  await status(page).scrollIntoViewIfNeeded()
}

test('each of the six projects says what it was, when, how long and what it was shot with', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.portfolio)
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

test('the page claims what the company claims and leads on', async ({ page, visit }) => {
  await visit(pagePaths.portfolio)
  const main = page.getByRole('main')
  for (const claim of Object.values(claims)) await expect(main).toContainText(claimText(claim))
  for (const { label, href } of closingWords.actions) {
    const links = main.getByRole('link', { name: label, exact: true })
    await expect(links).toHaveCount(2)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', href)
  }
})

test('every frame of the sheet leads to its print', async ({ page, visit }) => {
  await visit(pagePaths.portfolio)
  for (const { id, title } of projects) {
    await sheet(page).getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`${pagePaths.portfolio}#${id}`)
    await expect(page.locator(`#${id}`).getByRole('heading', { name: title })).toBeInViewport()
  }
})

test('a kind of work marks its frames and keeps their prints', async ({ page, visit }) => {
  await visitSheet(page, visit)
  await expectPrints(page, projects)
  const button = category(page, 'Event production')
  await expect(button).toHaveAccessibleName('Event production 2')
  await button.click()
  await expect(page).toHaveURL(`${pagePaths.portfolio}?category=event-production`)
  await expectPrints(page, events)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(category(page, filterWords.every)).toHaveAttribute('aria-pressed', 'false')
  await expect(button, 'the focus stays where it was').toBeFocused()

  await category(page, filterWords.every).click()
  await expect(page).toHaveURL(pagePaths.portfolio)
  await expectPrints(page, projects)
})

test('equipment narrows the list, and what would find nothing cannot be chosen', async ({ page, visit }) => {
  await visitSheet(page, visit)
  await shotWith(page).selectOption({ label: 'Canon EOS C70' })
  await expect(page).toHaveURL(`${pagePaths.portfolio}?gear=canon-eos-c70`)
  await expectPrints(page, withC70)
  await expect(category(page, 'Live streaming')).toBeDisabled()
  await expect(category(page, 'Corporate video')).toBeEnabled()

  await category(page, 'Corporate video').click()
  await expect(page).toHaveURL(`${pagePaths.portfolio}?gear=canon-eos-c70&category=corporate-video`)
  await expectPrints(
    page,
    withC70.filter((project) => project.category === 'corporate-video'),
  )
  await expect(shotWith(page).getByRole('option', { name: 'LiveU LU800' })).toBeDisabled()
  await expect(shotWith(page).getByRole('option', { name: 'Canon CN-E Prime Set' })).toBeEnabled()

  await shotWith(page).selectOption('')
  await expectPrints(
    page,
    projects.filter((project) => project.category === 'corporate-video'),
  )
})

test('Back undoes a filter, and finds it again after another page', async ({ page, visit }) => {
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
  await expect(page).toHaveURL(`${pagePaths.portfolio}?category=event-production&gear=canon-eos-c70`)
  await expectPrints(page, both)
})

test('a reload and a shared link keep the filter', async ({ page, visit }) => {
  await visitSheet(page, visit, '?from=newsletter&category=event-production')
  await expectPrints(page, events)
  await shotWith(page).selectOption({ label: 'LiveU LU800' })
  await page.reload()
  await expect(page).toHaveURL(/\?from=newsletter&category=event-production&gear=liveu-lu800$/)
  await status(page).scrollIntoViewIfNeeded()
  await expectPrints(page, events)
  await expect(shotWith(page)).toHaveValue('liveu-lu800')
})

test('an address that asks for what is not there shows what is', async ({ page, visit }) => {
  await visitSheet(page, visit, '?category=weddings&gear=drone')
  await expectPrints(page, projects)
  await visitSheet(page, visit, '?category=live-streaming&gear=canon-eos-c70')
  await expectPrints(
    page,
    projects.filter((project) => project.category === 'live-streaming'),
  )
  await expect(shotWith(page)).toHaveValue('')
})

test('the link to the page itself takes the filter off', async ({ page, visit }) => {
  await visitSheet(page, visit, '?category=youth-training')
  await expect(prints(page)).toHaveCount(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveURL(pagePaths.portfolio)
  await expectPrints(page, projects)
})

test('the keyboard reaches every filter', async ({ page, visit }) => {
  await visitSheet(page, visit)
  await category(page, filterWords.every).focus()
  await page.keyboard.press('Tab')
  await expect(category(page, 'Event production')).toBeFocused()
  await page.keyboard.press('Space')
  await expectPrints(page, events)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(category(page, 'Live streaming')).toBeFocused()
  await expect(prints(page)).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(shotWith(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sheet(page).getByRole('listitem').getByRole('link')).toBeFocused()
})

test('what was chosen before the code came counts when it comes', async ({ page }) => {
  const { promise: chosen, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/contact-sheet-section-[^/]+\.js$/, async (route) => {
    await chosen
    await route.continue()
  })
  await page.goto(pagePaths.portfolio)
  await shotWith(page).selectOption({ label: 'Canon EOS C70' })
  release()
  await expectPrints(page, withC70)
})

test('the sheet has no violation in any look, whole or filtered', async ({ page, visit }) => {
  const all: readonly Look[] = [{ name: 'in light', width: 1280, settings: {} }, ...looks]
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitSheet(page, visit)
  await expectNoViolationsInLooks(page, all)
  await category(page, 'Corporate video').click()
  await expectPrints(
    page,
    projects.filter((project) => project.category === 'corporate-video'),
  )
  await expectNoViolationsInLooks(page, all)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole sheet and every print can be read, and nothing asks for a script', async ({ page }) => {
    await page.goto(`${pagePaths.portfolio}?category=youth-training`)
    await expect(prints(page)).toHaveText(projects.map(({ title }) => title))
    await expect(category(page, filterWords.every)).toBeHidden()
    await expect(shotWith(page)).toBeHidden()
    await sheet(page).getByRole('link', { name: 'Dusk on the river stage' }).click()
    await expect(page.locator('#river').getByRole('heading')).toBeInViewport()
  })
})
