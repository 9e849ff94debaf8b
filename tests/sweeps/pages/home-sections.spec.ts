import { pagePaths } from '../../../src/routes.ts'
import {
  expectDirectoryToLead,
  expectHomeSections,
  expectStageToLead,
} from '../../support/pages/home-sections.ts'
import { expect, test } from '../../support/site-test.ts'

test('with scripts, the home page has its sections, and their links lead to the right pages', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
  await expectHomeSections(page)
  await expectStageToLead(page)
  await page.goBack()
  await expect(page).toHaveURL(pagePaths.home)
  await expectDirectoryToLead(page)
})
