import { changeWords, stateWords } from '../../../src/content/desk/changes.ts'
import { inboxWords } from '../../../src/content/desk/inbox.ts'
import { inquiryWords } from '../../../src/content/desk/inquiry.ts'
import { ownName, staffNames, test } from '../../support/desk-test.ts'
import { awake, fillIn, ownEmail, send } from '../../support/pages/contact-form.ts'
import { receive } from '../../support/pages/staff.ts'
import { expect, wake } from '../../support/site-test.ts'

test('an inquiry from the public form announces itself and waits for a click', async ({
  page,
  context,
  staff,
  openDesk,
}) => {
  test.slow()
  const email = ownEmail()
  // A form that a test fills in this fast is held, which is told where the held ones are.
  await openDesk('/staff/inbox?view=held', await staff('producer'))
  await expect(page.getByRole('searchbox')).toBeVisible()
  const visitor = await context.newPage()
  await visitor.goto('/')
  await wake(visitor)
  const form = await awake(visitor)
  await fillIn(form, email)
  await send(form)
  const news = page.getByRole('button', { name: /\d+ more held/ })
  await expect(news).toBeVisible()
  await news.click()
  await expect(news).toHaveCount(0)
  await page.getByRole('searchbox').fill(email)
  await expect(page.locator('[data-line]')).toHaveCount(1)
})

test('of two people who change one inquiry, the second is told what is so now and decides again', async ({
  page,
  browser,
  request,
  staff,
  openDesk,
  origin,
  troubles,
}) => {
  troubles.allow(/Status 409: .*\/status/)
  troubles.allow(/Failed: .*\/live/)
  const name = ownName()
  const reference = await receive(request, 'consultation', { data: { name } })
  const path = `/staff/inquiries/${reference}`
  // Without live changes, as on a bad connection, the second person still sees what was before.
  await page.route('**/desk/v1/live', (route) => route.abort())
  await openDesk(path, await staff('producer'))
  const status = page.getByRole('combobox', { name: inquiryWords.status, exact: true })
  await expect(status).toHaveValue('new')

  const elsewhere = await browser.newContext({ baseURL: origin })
  const first = await openDesk(path, await staff('owner'), elsewhere)
  await first.getByRole('combobox', { name: inquiryWords.status, exact: true }).selectOption('won')
  await expect(first.getByText(changeWords.status(name, stateWords.won))).toBeVisible()

  await status.selectOption('qualified')
  await expect(page.getByText(changeWords.conflict.title, { exact: true })).toBeVisible()
  await expect(
    page.getByText(changeWords.conflict.status(stateWords.won, stateWords.qualified)),
  ).toBeVisible()
  await expect(status).toHaveValue('won')
  await page.getByRole('button', { name: changeWords.conflict.anyway(stateWords.qualified) }).click()
  await expect(status).toHaveValue('qualified')
  await expect(page.getByText(changeWords.conflict.title, { exact: true })).toHaveCount(0)

  await test.step('whoever is connected sees it change in place', async () => {
    await expect(first.getByRole('combobox', { name: inquiryWords.status, exact: true })).toHaveValue(
      'qualified',
    )
    await page.getByRole('button', { name: inquiryWords.takeIt }).click()
    await expect(
      first.getByRole('combobox', { name: inquiryWords.who, exact: true }).locator('option:checked'),
    ).toHaveText(staffNames.producer)
  })
  await elsewhere.close()
})

test('without a connection the desk says so, keeps what is shown and changes nothing', async ({
  page,
  context,
  request,
  staff,
  openDesk,
  troubles,
}) => {
  troubles.allow(/Failed: .*ERR_INTERNET_DISCONNECTED|Failed: .*\/live/)
  const name = ownName()
  const reference = await receive(request, 'consultation', { data: { name } })
  await openDesk(`/staff/inquiries/${reference}`, await staff('producer'))
  const status = page.getByRole('combobox', { name: inquiryWords.status, exact: true })
  await expect(status).toHaveValue('new')
  await context.setOffline(true)
  await expect(page.getByText('No connection', { exact: true })).toBeVisible()
  await status.selectOption('won')
  await expect(page.getByText(changeWords.failed.offline)).toBeVisible()
  await expect(status).toHaveValue('new')
  await context.setOffline(false)
  await expect(page.getByText('No connection', { exact: true })).toHaveCount(0)
  await status.selectOption('won')
  await expect(page.getByText(changeWords.status(name, stateWords.won))).toBeVisible()
  await page.goto(`/staff/inbox?view=won&q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('checkbox', { name: inboxWords.select(name) })).toBeVisible()
})
