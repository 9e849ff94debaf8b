import { equipmentCategories } from '../../../src/domain/equipment/equipment-item.ts'
import { pagePaths } from '../../../src/routes.ts'
import { lines, names, namesIn, section, tab } from '../../support/pages/inventory.ts'
import { expect, test } from '../../support/site-test.ts'

test('every tab of the equipment list shows its own items and no others', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await section(page).getByRole('searchbox').scrollIntoViewIfNeeded()
  await expect(tab(page, 'cameras')).toHaveAttribute('aria-selected', 'true')
  for (const category of equipmentCategories) {
    await tab(page, category).click()
    await expect(tab(page, category)).toHaveAttribute('aria-selected', 'true')
    await expect(lines(page)).toHaveCount(namesIn(category).length)
    expect(await names(page)).toEqual(namesIn(category))
  }
})
