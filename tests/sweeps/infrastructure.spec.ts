import { services } from '../../src/content/infrastructure/services.ts'
import { pagePaths } from '../../src/routes.ts'
import { expect, test } from '../support/site-test.ts'

for (const { title, ask } of services) {
  test(`the link of "${title}" leads to the contact form with it chosen`, async ({ page, visit }) => {
    await visit(pagePaths.infrastructure)
    await page.evaluate(() => {
      document.body.dataset.same = 'document'
    })
    const rack = page.getByRole('region', { name: 'Three services, one rack' })
    const unit = rack.locator('li:has(h3)').filter({ hasText: title })
    await unit.getByText('Learn More').click()
    await unit.getByRole('link', { name: `Ask About ${title}` }).click()
    await expect(page).toHaveURL(ask.href)
    const form = page.locator('form[data-enquiry="contact"]')
    await expect(form.getByLabel('Project Type')).toHaveValue('consultation')
    await expect(form.getByLabel('Project Details')).toHaveValue(`${title}: `)
    await expect(form).toBeInViewport()
    await expect(page.locator('body'), 'no page load in between').toHaveAttribute('data-same', 'document')
  })
}
