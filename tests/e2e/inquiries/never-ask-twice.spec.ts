import { packageChoice } from '../../../src/content/corporate-conferences/package-choice.ts'
import { conferenceForm } from '../../../src/content/forms/conference-form.ts'
import { religiousDialog, religiousForm } from '../../../src/content/forms/religious-form.ts'
import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { test } from '../../support/member-test.ts'
import { storeSession } from '../../support/pages/accounts.ts'
import { lookAtTeaser } from '../../support/pages/conference-gate.ts'
import {
  awake,
  confirmationIn,
  ownEmail,
  referencePattern,
  sendAnother,
} from '../../support/pages/contact-form.ts'
import { fillInCarefully, newEmail } from '../../support/pages/form-outcomes.ts'
import { placeOf, reachForm } from '../../support/pages/form-places.ts'
import * as quote from '../../support/pages/quote-page.ts'
import { expect, wake } from '../../support/site-test.ts'

test('details entered at the gate fill the proposal form, and a package is chosen by its own button', async ({
  page,
  visit,
}) => {
  const email = ownEmail()
  await visit(pagePaths.corporateConferences)
  await lookAtTeaser(page)
  await page.getByRole('button', { name: 'Unlock the Prices' }).click()
  const gate = page.getByRole('dialog')
  await gate.getByLabel('Email').fill(email)
  await gate.getByLabel('Phone').fill('503 555 0142')
  await gate.getByLabel('Company').fill('Analytical Engines')
  await gate.getByRole('button', { name: 'Get Instant Access' }).click()

  const form = page.locator('form[data-inquiry="conference"]')
  const details = form.getByLabel('Conference Details')
  await test.step('the proposal form has the details', async () => {
    await expect(form.getByLabel('Email')).toHaveValue(email)
    await expect(form.getByLabel('Phone')).toHaveValue('503 555 0142')
    await expect(form.getByLabel('Company')).toHaveValue('Analytical Engines')
  })

  await test.step('a package is chosen by keyboard, and the first empty field gets focus', async () => {
    await page.getByRole('button', { name: packageChoice.action('Premium') }).press('Enter')
    await expect(form.getByLabel('Full Name')).toBeFocused()
    await expect(form.getByLabel('Full Name')).toBeInViewport()
    await expect(details).toHaveValue(/^Package: Premium, 200-500 attendees, 2 days, \$19,175\n$/)
    await details.pressSequentially('Two halls.')
    await page.getByRole('button', { name: packageChoice.action('Essential') }).click()
    await expect(details).toHaveValue(/^Package: Essential, .*\nTwo halls\.$/)
  })

  await test.step('a reload keeps the text of the form and the focused field', async () => {
    await form.getByLabel('Full Name').fill('Rev. Ann Lee')
    await page.reload()
    await wake(page)
    await expect(form.getByLabel('Full Name')).toBeFocused()
    await expect(form.getByLabel('Full Name')).toBeInViewport()
    await expect(form.getByLabel('Full Name')).toHaveValue('Rev. Ann Lee')
    await expect(form.getByLabel('Email')).toHaveValue(email)
    await expect(details).toHaveValue(/Two halls\.$/)
  })

  await test.step('the confirmation names the package, and the next inquiry starts with the known details', async () => {
    await form.getByLabel('Budget Range').selectOption('15k-50k')
    await form.getByRole('button', { name: conferenceForm.submit }).click()
    const confirmation = confirmationIn(page, 'conference')
    await expect(confirmation).toContainText('Package: Essential')
    await expect(confirmation).toContainText('$15,000 to $50,000')
    await expect(confirmation).toContainText('Rev. Ann Lee')
    await sendAnother(page, 'conference')
    await expect(form.getByLabel('Full Name')).toHaveValue('')
    await expect(form.getByLabel('Email')).toHaveValue(email)
  })
})

test('a signed-in visitor’s name and email are filled in, but never over their own text', async ({
  page,
  member,
  visit,
}) => {
  await storeSession(page, member.session)
  await visit(contactFormHref)
  const form = await awake(page)
  await expect(form.getByLabel('Email')).toHaveValue(member.email)
  await expect(form.getByLabel('Full Name')).toHaveValue('Ada Lovelace')
  await form.getByLabel('Email').fill('another@example.com')
  await page.reload()
  await wake(page)
  await awake(page)
  await expect(form.getByLabel('Email')).toHaveValue('another@example.com')

  await visit(pagePaths.quote)
  await quote.awake(page)
  await expect(quote.form(page).getByLabel('First Name')).toHaveValue('Ada')
  await expect(quote.form(page).getByLabel('Last Name')).toHaveValue('Lovelace')
  await expect(quote.form(page).getByLabel('Email')).toHaveValue(member.email)
})

test('the application survives a reload in its dialog, which stays open to show the confirmation', async ({
  page,
  visit,
}) => {
  const place = placeOf('religious')
  const dialog = page.getByRole('dialog', { name: religiousDialog.title })
  await visit(place.path)
  const form = await reachForm(page, place)
  await fillInCarefully(form, religiousForm, newEmail())
  await form.getByLabel('Contact Name').fill('Rev. Ann Lee')

  await page.reload()
  await wake(page)
  await expect(dialog).toBeVisible()
  await expect(form.getByLabel('Contact Name')).toBeFocused()
  await expect(form.getByLabel('Contact Name')).toHaveValue('Rev. Ann Lee')

  await form.getByRole('button', { name: religiousForm.submit }).click()
  const confirmation = confirmationIn(page, 'religious')
  await expect(confirmation.getByRole('heading', { name: religiousForm.received.title })).toBeFocused()
  await expect(confirmation.getByText(referencePattern)).toBeVisible()
  await expect(confirmation).toContainText('Rev. Ann Lee')
  await expect(form).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await test.step('the reopened dialog has an empty form', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Apply for Partnership' }).first().click()
    await expect(form.getByLabel('Contact Name')).toHaveValue('')
    await expect(confirmation).toHaveCount(0)
  })

  await test.step('a reload opens no dialog when no form was in use', async () => {
    await page.keyboard.press('Escape')
    await page.reload()
    await wake(page)
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Apply for Partnership' }).first(),
    ).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})

test('a reload reopens the partnership form at the focused field', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const form = await reachForm(page, placeOf('partnership'))
  await form.getByLabel('Organization').fill('St. Mark')
  await page.reload()
  await wake(page)
  await expect(form.getByLabel('Organization')).toBeFocused()
  await expect(form.getByLabel('Organization')).toBeInViewport()
  await expect(form.getByLabel('Organization')).toHaveValue('St. Mark')
})
