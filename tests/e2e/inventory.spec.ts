import type { Locator, Page } from '@playwright/test'
import { categoryWords, equipment, inventoryWords } from '../../src/content/equipment.ts'
import { categoryLabels } from '../../src/content/equipment-categories.ts'
import { packages } from '../../src/content/packages.ts'
import { type EquipmentCategory, equipmentCategories } from '../../src/domain/equipment/equipment-item.ts'
import { formatDollars } from '../../src/domain/format-dollars.ts'
import { pagePaths, wholePage } from '../../src/routes.ts'
import { expect, test } from '../support/site-test.ts'

function section(page: Page): Locator {
  return page.getByRole('region', { name: 'Rent what we shoot with' })
}

function itemsIn(category: EquipmentCategory): number {
  return equipment.filter((item) => item.category === category).length
}

function tab(page: Page, category: EquipmentCategory): Locator {
  return section(page).getByRole('tab', { name: `${categoryLabels[category]} ${itemsIn(category)}` })
}

/** What can be added now, item by item, in the order shown. */
function lines(page: Page): Locator {
  return section(page).getByRole('link', { name: 'Add to Quote' })
}

async function names(page: Page): Promise<string[]> {
  const labels = await lines(page).evaluateAll((links) => links.map((link) => link.ariaLabel ?? ''))
  return labels.map((label) => label.replace('Add to Quote: ', ''))
}

test('each package says what it costs and leads to its quote', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const cards = section(page).getByRole('list', { name: 'Packages' })
  for (const { id, name, price, term, badge } of packages) {
    const card = cards.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect(card).toContainText(badge)
    await expect(card).toContainText(`${formatDollars(price)}${term}`)
    await expect(card.getByRole('link', { name: `Get Quote: ${name}` })).toHaveAttribute(
      'href',
      `/quote?package=${id}`,
    )
  }
  await cards.getByRole('link', { name: 'Get Quote: Broadcast Studio Package' }).click()
  await expect(page).toHaveURL(pagePaths.quote)
  await expect(page.getByRole('region', { name: 'Your list' })).toContainText('Broadcast Studio Package')
})

test.describe('the equipment list', () => {
  test.beforeEach(async ({ page, visit }) => {
    await visit(pagePaths.home)
    await section(page).getByRole('searchbox').scrollIntoViewIfNeeded()
    await expect(tab(page, 'cameras')).toHaveAttribute('aria-selected', 'true')
  })

  test('every tab shows its own items and no others', async ({ page }) => {
    for (const category of equipmentCategories) {
      await tab(page, category).click()
      await expect(tab(page, category)).toHaveAttribute('aria-selected', 'true')
      await expect(lines(page)).toHaveCount(itemsIn(category))
      expect(await names(page)).toEqual(
        equipment.filter((item) => item.category === category).map(({ name }) => name),
      )
    }
  })

  test('the tabs are one stop for the keyboard, and the arrows go round', async ({ page }) => {
    await tab(page, 'cameras').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'lenses')).toBeFocused()
    await expect(lines(page)).toHaveCount(8)
    await page.keyboard.press('End')
    await expect(tab(page, 'streaming')).toBeFocused()
    await expect(lines(page)).toHaveCount(9)
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'cameras')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(section(page).getByRole('combobox', { name: 'Sort by' })).toBeFocused()
  })

  test('an item says all about itself and leads to the quote', async ({ page }) => {
    const line = section(page).getByRole('listitem').filter({ hasText: 'Canon EOS C70' }).last()
    await expect(line).toContainText('Super 35 4K Dual Gain Output sensor, RF mount')
    await expect(line.getByRole('listitem')).toHaveCount(3)
    await expect(line).toContainText('$225/day')
    await expect(line).toContainText('Qty 2')
    await line.getByRole('link', { name: 'Add to Quote: Canon EOS C70' }).click()
    await expect(page).toHaveURL(pagePaths.quote)
    await expect(page.getByRole('region', { name: 'Your list' })).toContainText('Canon EOS C70')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a search finds items in every category, says which, and counts them', async ({ page }) => {
    const search = section(page).getByRole('searchbox', { name: 'Search all equipment' })
    const status = section(page).getByRole('status')
    await expect(status).toHaveText('66 items')
    await tab(page, 'audio').click()
    await search.fill('  CANON ptz ')
    await expect(status).toHaveText('3 of 66 items')
    expect(await names(page)).toEqual(['Canon CR-N700 PTZ', 'Canon CR-N300 PTZ', 'Canon RC-IP1000'])
    await expect(section(page).getByRole('tab')).toHaveCount(0)
    const controller = section(page).getByRole('listitem').filter({ hasText: 'Canon RC-IP1000' }).last()
    await expect(controller).toContainText('Streaming')

    await search.fill('')
    await expect(status).toHaveText('66 items')
    await expect(tab(page, 'audio')).toHaveAttribute('aria-selected', 'true')
    await expect(lines(page)).toHaveCount(11)
  })

  test('a search that finds nothing says so and leads back', async ({ page }) => {
    const search = section(page).getByRole('searchbox')
    await search.fill('zeppelin')
    await expect(section(page).getByRole('status')).toHaveText('0 of 66 items')
    await expect(lines(page)).toHaveCount(0)
    await expect(section(page).getByText(inventoryWords.none.title)).toBeVisible()
    await section(page).getByRole('button', { name: 'Show all equipment' }).click()
    await expect(lines(page)).toHaveCount(10)
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('')
  })

  test('the chosen order holds in every tab and in what is found', async ({ page }) => {
    const sort = section(page).getByRole('combobox', { name: 'Sort by' })
    await sort.selectOption({ label: 'Rate, high to low' })
    await expect(lines(page).first()).toHaveAccessibleName('Add to Quote: Blackmagic URSA Cine 12K LF')
    await tab(page, 'lenses').click()
    await expect(lines(page).first()).toHaveAccessibleName(/CINE-SERVO 50-1000mm/)
    await sort.selectOption({ label: 'Rate, low to high' })
    await expect(lines(page).first()).toHaveAccessibleName(/RF 24-70mm/)

    await section(page).getByRole('searchbox').fill('sennheiser')
    expect(await names(page)).toEqual([
      'Sennheiser MKE 600',
      'Sennheiser MKH 416-P48U3',
      'Sennheiser EW-DP ME 2 Set',
    ])
    await sort.selectOption({ label: 'Name, A to Z' })
    await expect(lines(page).first()).toHaveAccessibleName(/EW-DP/)
  })
})

test('what was typed before the code came is searched when it comes', async ({ page }) => {
  const { promise: typed, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/equipment-section-[^/]+\.js$/, async (route) => {
    await typed
    await route.continue()
  })
  await page.goto(pagePaths.home)
  const search = section(page).getByRole('searchbox')
  await search.fill('liveu')
  await expect(lines(page)).toHaveCount(10)
  release()
  await expect(lines(page)).toHaveCount(1)
  await expect(search).toHaveValue('liveu')
})

test('a tab that is pressed before the code comes opens when it comes', async ({ page }) => {
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/equipment-section-[^/]+\.js$/, async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto(pagePaths.home)
  await section(page).getByRole('link', { name: 'Lenses' }).click()
  release()
  await expect(tab(page, 'lenses')).toHaveAttribute('aria-selected', 'true')
  await expect(lines(page)).toHaveCount(itemsIn('lenses'))
  await expect(page).toHaveURL(pagePaths.home)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('cameras are in the page, every other category is a link away, and nothing asks for a script', async ({
    page,
  }) => {
    await page.goto(wholePage(pagePaths.home))
    await expect(section(page).getByRole('searchbox')).toBeHidden()
    await expect(section(page).getByRole('combobox')).toBeHidden()
    await expect(lines(page)).toHaveCount(itemsIn('cameras'))
    await section(page)
      .getByRole('link', { name: `Streaming ${itemsIn('streaming')}` })
      .click()
    await expect(page).toHaveURL(`${wholePage(pagePaths.equipmentList)}#streaming`)
    for (const category of equipmentCategories) {
      const label = categoryLabels[category]
      const list = page.getByRole('region', { name: label, exact: true })
      const heading = list.getByRole('heading', { level: 3 })
      await expect(heading).toHaveText(`${label} ${categoryWords[category].title}`)
      await expect(heading).toBeVisible()
      await expect(list.getByRole('link', { name: 'Add to Quote' })).toHaveCount(itemsIn(category))
    }
    await expect(page.getByRole('heading', { name: categoryWords.streaming.title })).toBeInViewport()
    await page.getByRole('link', { name: 'Add to Quote: LiveU LU800' }).click()
    await expect(page).toHaveURL('/quote?item=liveu-lu800')
  })
})
