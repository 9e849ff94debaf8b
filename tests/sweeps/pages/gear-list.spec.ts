import { pagePaths } from '../../../src/routes.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { expect, test } from '../../support/site-test.ts'

test('the gear list has no violation, with one kit open on a phone or all six on a desktop', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(pagePaths.gearList)
  await page
    .getByRole('link', { name: /Sony Full Frame/ })
    .first()
    .click()
  await expect(page.getByRole('article', { name: 'Sony Full Frame' })).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(page.getByRole('article')).toHaveCount(6)
  await expectNoViolations(page)
})
