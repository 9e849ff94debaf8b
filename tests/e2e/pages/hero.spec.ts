import { pagePaths } from '../../../src/routes.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test } from '../../support/site-test.ts'

test('the hero of the home page opens the consultation', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await page.getByRole('main').getByRole('button', { name: 'Get Your Free Consultation' }).click()
  await expect(page.getByRole('dialog', { name: 'Get Your Free Consultation' })).toBeVisible()
})

readingTest('without scripts, the hero links to the portfolio', async ({ read }) => {
  const page = await read(pagePaths.home)
  await page.getByRole('main').getByRole('link', { name: 'View Our Work' }).click()
  await expect(page).toHaveURL(pagePaths.portfolio)
})
