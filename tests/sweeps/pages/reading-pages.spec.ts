import { createDefaultFacts } from '../../../src/content/company/facts.ts'
import { privacyPolicy } from '../../../src/content/legal/privacy.ts'
import { termsOfUse } from '../../../src/content/legal/terms.ts'
import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { followContents } from '../../support/pages/contents.ts'
import { expect, test } from '../../support/site-test.ts'

const facts = createDefaultFacts(new Date())

test('the table of contents of the privacy policy leads to every part', async ({ page, visit }) => {
  await visit(pagePaths.privacy)
  await followContents(page, pagePaths.privacy, privacyPolicy.parts(facts))
})

test('the table of contents of the terms leads to every part, and a link to the contact form', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.terms)
  await followContents(page, pagePaths.terms, termsOfUse.parts(facts))
  await page.getByRole('main').getByRole('link', { name: 'contact form' }).click()
  await expect(page).toHaveURL(contactFormHref)
  await expect(page.locator('form[data-inquiry="contact"]')).toBeInViewport()
})
