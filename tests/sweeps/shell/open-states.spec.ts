import { contactForm } from '../../../src/content/forms/contact-form.ts'
import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { awake, send } from '../../support/pages/contact-form.ts'
import { expect, test } from '../../support/site-test.ts'

// With reduced motion, colors have settled when they are checked. Other specs check the pages at rest.
test.use({ reducedMotion: 'reduce' })

test('an open menu, on a desktop and on a phone, and the open panel pass axe', async ({ page, visit }) => {
  await visit(pagePaths.terms)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const link = navigation.getByRole('link', { name: 'Live Streaming' })
  await navigation.getByRole('button', { name: 'Services' }).click()
  await expect(link).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await navigation.getByRole('button', { name: 'Menu' }).click()
  await expect(link).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()

  await page.getByRole('button', { name: 'Open accessibility menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Accessibility' })).toBeVisible()
  await expectNoViolations(page)
})

test('a form that shows its errors passes axe', async ({ page, visit }) => {
  await visit(contactFormHref)
  const form = await awake(page)
  await send(form)
  await expect(form.getByText('Project type is required')).toBeVisible()
  await expect(form.getByRole('button', { name: contactForm.submit })).toBeEnabled()
  await expectNoViolations(page)
})
