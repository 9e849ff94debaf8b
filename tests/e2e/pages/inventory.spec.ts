import type { Page } from '@playwright/test'
import { categoryWords, inventoryWords } from '../../../src/content/equipment/equipment.ts'
import { categoryLabels } from '../../../src/content/equipment/equipment-categories.ts'
import { packages } from '../../../src/content/equipment/packages.ts'
import { equipmentCategories } from '../../../src/domain/equipment/equipment-item.ts'
import { formatDollars } from '../../../src/domain/format-dollars.ts'
import { pagePaths } from '../../../src/routes.ts'
import { holdBack } from '../../support/hold-back.ts'
import { lines, names, namesIn, section, tab } from '../../support/pages/inventory.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test } from '../../support/site-test.ts'

readingTest('packages and items show their details, and packages link to their quote', async ({ read }) => {
  const page = await read(pagePaths.home)
  const cards = section(page).getByRole('list', { name: 'Packages' }).getByRole('listitem')
  for (const { id, name, price, term, badge } of packages) {
    const card = cards.filter({ has: page.getByRole('heading', { name }) })
    await expect(card).toContainText(badge)
    await expect(card).toContainText(`${formatDollars(price)}${term}`)
    await expect(card.getByRole('link', { name: `Get Quote: ${name}` })).toHaveAttribute(
      'href',
      `/quote?package=${id}`,
    )
  }
  const line = section(page).getByRole('listitem').filter({ hasText: 'Canon EOS C70' }).last()
  await expect(line).toContainText('Super 35 4K Dual Gain Output sensor, RF mount')
  await expect(line.getByRole('listitem')).toHaveCount(3)
  await expect(line).toContainText('$225/day')
  await expect(line).toContainText('Qty 2')
})

readingTest(
  'without scripts, cameras are on the page, other categories are links, and no control needs a script',
  async ({ read }) => {
    const page = await read(pagePaths.home)
    await expect(section(page).getByRole('searchbox')).toBeHidden()
    await expect(section(page).getByRole('combobox')).toBeHidden()
    await expect(lines(page)).toHaveCount(namesIn('cameras').length)
    await section(page)
      .getByRole('link', { name: `Streaming ${namesIn('streaming').length}` })
      .click()
    await expect(page).toHaveURL(`${pagePaths.equipmentList}#streaming`)
    for (const category of equipmentCategories) {
      const label = categoryLabels[category]
      const list = page.getByRole('region', { name: label, exact: true })
      const heading = list.getByRole('heading', { level: 3 })
      await expect(heading).toHaveText(`${label} ${categoryWords[category].title}`)
      await expect(heading).toBeVisible()
      await expect(list.getByRole('link', { name: 'Add to Quote' })).toHaveCount(namesIn(category).length)
    }
    await expect(page.getByRole('heading', { name: categoryWords.streaming.title })).toBeInViewport()
    await page.getByRole('link', { name: 'Add to Quote: LiveU LU800' }).click()
    await expect(page).toHaveURL('/quote?item=liveu-lu800')
  },
)

test('the equipment list works by keyboard, can be searched and sorted, and links to the quote', async ({
  page,
  visit,
}) => {
  const search = section(page).getByRole('searchbox', { name: 'Search all equipment' })
  const sort = section(page).getByRole('combobox', { name: 'Sort by' })
  const status = section(page).getByRole('status')
  await visit(pagePaths.home)
  await search.scrollIntoViewIfNeeded()
  await expect(tab(page, 'cameras')).toHaveAttribute('aria-selected', 'true')

  await test.step('the tabs are one keyboard stop, and the arrow keys wrap around', async () => {
    await tab(page, 'cameras').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'lenses')).toBeFocused()
    await expect(lines(page)).toHaveCount(8)
    expect(await names(page)).toEqual(namesIn('lenses'))
    await page.keyboard.press('End')
    await expect(tab(page, 'streaming')).toBeFocused()
    await expect(lines(page)).toHaveCount(9)
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'cameras')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(sort).toBeFocused()
  })

  await test.step('a search without results says so and offers a way back', async () => {
    await expect(status).toHaveText('66 items')
    await search.fill('zeppelin')
    await expect(status).toHaveText('0 of 66 items')
    await expect(lines(page)).toHaveCount(0)
    await expect(section(page).getByText(inventoryWords.none.title)).toBeVisible()
    await section(page).getByRole('button', { name: 'Show all equipment' }).click()
    await expect(lines(page)).toHaveCount(10)
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('')
  })

  await test.step('the chosen order applies in every tab', async () => {
    await sort.selectOption({ label: 'Rate, high to low' })
    await expect(lines(page).first()).toHaveAccessibleName('Add to Quote: Blackmagic URSA Cine 12K LF')
    await tab(page, 'lenses').click()
    await expect(lines(page).first()).toHaveAccessibleName(/CINE-SERVO 50-1000mm/)
    await sort.selectOption({ label: 'Rate, low to high' })
    await expect(lines(page).first()).toHaveAccessibleName(/RF 24-70mm/)
  })

  await test.step('a search finds items in every category, in the chosen order, names the category, and counts them', () =>
    expectItemsFound(page))

  await section(page).getByRole('link', { name: 'Get Quote: Broadcast Studio Package' }).click()
  await expect(page).toHaveURL(pagePaths.quote)
  await expect(page.getByRole('region', { name: 'Your list' })).toContainText('Broadcast Studio Package')
})

async function expectItemsFound(page: Page): Promise<void> {
  const search = section(page).getByRole('searchbox')
  const sort = section(page).getByRole('combobox', { name: 'Sort by' })
  const status = section(page).getByRole('status')
  await sort.selectOption({ label: 'Rate, low to high' })
  await tab(page, 'audio').click()
  await search.fill('sennheiser')
  await expect
    .poll(() => names(page))
    .toEqual(['Sennheiser MKE 600', 'Sennheiser MKH 416-P48U3', 'Sennheiser EW-DP ME 2 Set'])
  await sort.selectOption({ label: 'Name, A to Z' })
  await expect(lines(page).first()).toHaveAccessibleName(/EW-DP/)
  await sort.selectOption({ index: 0 })
  await search.fill('  CANON ptz ')
  await expect(status).toHaveText('3 of 66 items')
  await expect.poll(() => names(page)).toEqual(['Canon CR-N700 PTZ', 'Canon CR-N300 PTZ', 'Canon RC-IP1000'])
  await expect(section(page).getByRole('tab')).toHaveCount(0)
  const controller = section(page).getByRole('listitem').filter({ hasText: 'Canon RC-IP1000' }).last()
  await expect(controller).toContainText('Streaming')
  await search.fill('')
  await expect(status).toHaveText('66 items')
  await expect(tab(page, 'audio')).toHaveAttribute('aria-selected', 'true')
  await expect(lines(page)).toHaveCount(11)
}

test('a search typed before the code loads runs once it has loaded', async ({ page, visit }) => {
  const code = await holdBack(page, /\/assets\/equipment-section-[^/]+\.js$/)
  const search = section(page).getByRole('searchbox')
  await visit(pagePaths.home)
  await search.fill('liveu')
  await expect(lines(page)).toHaveCount(namesIn('cameras').length)
  code.release()
  await expect(lines(page)).toHaveCount(1)
  await expect(search).toHaveValue('liveu')
  await search.fill('')
  await expect(lines(page)).toHaveCount(namesIn('cameras').length)
})
