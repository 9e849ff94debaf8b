import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // The reading progress and the floating buttons belong to the window, not to a part of the page.
    .disableRules('region')
    .analyze()
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }))
  expect(found).toEqual([])
}
