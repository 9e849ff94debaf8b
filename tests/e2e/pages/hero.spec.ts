import { pagePaths } from '../../../src/routes.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test } from '../../support/site-test.ts'

test('the opening of the home page leads to the consultation', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await page.getByRole('main').getByRole('button', { name: 'Get Your Free Consultation' }).click()
  await expect(page.getByRole('dialog', { name: 'Get Your Free Consultation' })).toBeVisible()
})

readingTest('without scripts the work is a link away', async ({ read }) => {
  const page = await read(pagePaths.home)
  await page.getByRole('main').getByRole('link', { name: 'View Our Work' }).click()
  await expect(page).toHaveURL(pagePaths.portfolio)
})
