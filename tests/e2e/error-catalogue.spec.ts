import { packagesSection } from '../../src/content/corporate-conferences/packages.ts'
import { contactForm } from '../../src/content/forms/contact-form.ts'
import { leadGateForm } from '../../src/content/forms/lead-gate-form.ts'
import { expectEveryOutcome, newEmail, refusals } from '../support/form-outcomes.ts'
import { placeOf, reachForm } from '../support/form-places.ts'
import { expect, test, wake } from '../support/site-test.ts'

test('the contact form has words for every outcome, in a toast and beside the form', async ({
  page,
  request,
  visit,
  origin,
  troubles,
}) => {
  troubles.allow(refusals)
  const place = placeOf('contact')
  await visit(place.path)
  await expectEveryOutcome({ page, request, origin }, await reachForm(page, place), contactForm)
})

test('the conference gate has words for every outcome, and stays open for a day once it is passed', async ({
  page,
  request,
  visit,
  origin,
  troubles,
}) => {
  troubles.allow(refusals)
  const place = placeOf('leadGate')
  const price = page.getByText('$12,350')
  const dialog = page.getByRole('dialog')
  const unlock = page.getByRole('main').getByText('Unlock the Prices')
  await visit(place.path)
  await expect(price).toHaveCount(0)

  await test.step('passing it opens the page in place', async () => {
    await expectEveryOutcome({ page, request, origin }, await reachForm(page, place), leadGateForm)
    await expect(price).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Access granted! Welcome to our exclusive content.')).toBeVisible()
    await expect(page.getByRole('heading', { name: packagesSection.heading })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Request My Proposal' })).toBeVisible()
  })

  await test.step('it is still open after a reload, and closed a day later', async () => {
    await page.reload()
    await wake(page)
    await expect(price).toBeVisible()
    await page.clock.setFixedTime(Date.now() + 24 * 3_600_000 + 1000)
    await page.reload()
    await wake(page)
    await expect(unlock).toBeVisible()
    await expect(price).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('conferenceAccess'))).toBeNull()
  })

  await test.step('an email alone opens it again', async () => {
    // A link until its section has come alive, which pressing it brings about.
    await unlock.click()
    await dialog.getByLabel('Email').fill(newEmail())
    await dialog.getByRole('button', { name: 'Get Instant Access' }).click()
    await expect(price).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('it is open for a browser that has access from before', async () => {
    await page.evaluate(() => {
      localStorage.clear()
      localStorage.setItem('conferenceAccess', 'granted')
    })
    await page.reload()
    await wake(page)
    await expect(page.getByText('$32,175')).toBeVisible()
  })
})
