import type { Locator, Page } from '@playwright/test'
import { equipment } from '../../../src/content/equipment/equipment.ts'
import { categoryLabels } from '../../../src/content/equipment/equipment-categories.ts'
import type { EquipmentCategory } from '../../../src/domain/equipment/equipment-item.ts'

export function section(page: Page): Locator {
  return page.getByRole('region', { name: 'Rent what we shoot with' })
}

export function namesIn(category: EquipmentCategory): string[] {
  return equipment.filter((item) => item.category === category).map(({ name }) => name)
}

export function tab(page: Page, category: EquipmentCategory): Locator {
  return section(page).getByRole('tab', { name: `${categoryLabels[category]} ${namesIn(category).length}` })
}

/** The links that add the visible items, in order. */
export function lines(page: Page): Locator {
  return section(page).getByRole('link', { name: 'Add to Quote' })
}

export async function names(page: Page): Promise<string[]> {
  const labels = await lines(page).evaluateAll((links) => links.map((link) => link.ariaLabel ?? ''))
  return labels.map((label) => label.replace('Add to Quote: ', ''))
}
