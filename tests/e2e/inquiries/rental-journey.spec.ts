import { inventoryWords } from '../../../src/content/equipment/equipment.ts'
import { quoteForm } from '../../../src/content/forms/quote-form.ts'
import { quoteListLink } from '../../../src/content/shell/shell.ts'
import { addDays } from '../../../src/domain/calendar-day.ts'
import { portlandDay } from '../../../src/domain/portland-day.ts'
import { pagePaths, serverPaths } from '../../../src/routes.ts'
import { sentMail } from '../../support/servers/sent-mail.ts'
import { expect, test } from '../../support/site-test.ts'

const from = addDays(portlandDay(new Date()), 9)
const to = addDays(from, 1)

test('a visitor goes from the inventory via availability and a kit to a quote, its confirmation and its status', async ({
  page,
  visit,
}) => {
  // The journey has five pages and two mails.
  test.slow()
  // A real visitor takes longer, and a form filled in too fast gets no confirmation.
  await page.route(`**${serverPaths.submitForm}`, (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), elapsedMs: 45_000 } }),
  )
  await visit(pagePaths.home)
  const inventory = page.locator('#equipment')
  await inventory.getByRole('link', { name: `${inventoryWords.action}: Canon EOS C70`, exact: true }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: quoteListLink.label(1) })
    .click()
  const form = page.locator('form[data-inquiry="quote"]')
  await expect(page).toHaveURL(quoteListLink.href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your list' })).toContainText('Canon EOS C70')
  await expect(form.getByLabel('Equipment Needed')).toHaveValue('- Canon EOS C70')

  const board = page.waitForResponse(`**${serverPaths.equipmentAvailability}*`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Availability' }).click()
  await board
  const recorder = page.getByRole('link', { name: 'Add to Quote: Sound Devices 833', exact: true })
  await expect(recorder).toBeVisible()
  await page.getByLabel('First day').fill(from)
  await page.getByLabel('Last day').fill(to)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}`))
  await expect(recorder).toHaveAttribute('href', new RegExp(`from=${from}&to=${to}`))
  await recorder.click()
  await expect(form.getByLabel('Equipment Needed')).toHaveValue('- Canon EOS C70\n- Sound Devices 833')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Gear Kits' }).click()
  await page.getByRole('link', { name: 'Request This Kit: Canon Essentials' }).click()
  await expect(form.getByLabel('Equipment Needed')).toHaveValue(/Canon Essentials/)

  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-enhanced', 'true')
  await expect(form.getByLabel('Project Date')).toHaveValue(from)
  await form.getByLabel('First Name').fill('Hedy')
  await form.getByLabel('Last Name').fill('Lamarr')
  await form.getByLabel('Email').fill(`journey-${process.pid}-${Date.now()}@example.com`)
  await form.getByLabel('Phone').fill('503 555 0102')
  const answered = page.waitForResponse(`**${serverPaths.submitForm}`)
  await form.getByRole('button', { name: quoteForm.submit }).click()
  const { reference } = await (await answered).json()
  await expect(page.getByLabel('Notifications').getByText('Quote Request Sent!')).toBeVisible()

  await expect.poll(() => sentMail(reference, 'owner')).not.toBeNull()
  const owners = (await sentMail(reference, 'owner'))?.text ?? ''
  expect(owners).toContain('1 × Canon EOS C70 at $225/day, 2 days: $450')
  expect(owners).toContain('1 × Sound Devices 833 at $195/day, 2 days: $390')
  expect(owners).toContain('1 × Canon Essentials kit at $1,560/day, 2 days: $3,120')
  expect(owners).toContain(`Estimate for 2 days, ${from} to ${to}: $3,960`)
  expect(owners, 'the text only repeats the list').not.toContain('- Sound Devices 833')

  await expect.poll(() => sentMail(reference, 'visitor')).not.toBeNull()
  const visitors = (await sentMail(reference, 'visitor'))?.text ?? ''
  expect(visitors).toContain('30 days')
  const link = /http:\S+\/inquiry\/\S+/.exec(visitors)?.[0] ?? ''
  await visit(new URL(link).pathname)
  await expect(page.getByRole('main').getByText(reference)).toBeVisible()
})
