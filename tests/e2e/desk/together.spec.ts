import { changeWords, stateWords } from '../../../src/content/desk/changes.ts'
import { inboxWords, viewWords } from '../../../src/content/desk/inbox.ts'
import { inquiryWords } from '../../../src/content/desk/inquiry.ts'
import { ownName, staffNames, test } from '../../support/desk-test.ts'
import { receive } from '../../support/pages/staff.ts'
import { expect } from '../../support/site-test.ts'

test('an arrival announces itself and waits for a click', async ({ page, request, staff, openDesk }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const name = ownName()
  await openDesk('/staff/inbox', await staff('producer'))
  await expect(page.getByRole('searchbox')).toBeVisible()
  await receive(request, 'consultation', { data: { name } })
  const news = page.getByRole('button', { name: /\d+ new inquir/ })
  await expect(news).toBeVisible()
  await expect(page).toHaveTitle(/\d+ new · /)
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0)
  await news.click()
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible()
})

test('possible spam is told where the held ones are, and nowhere else', async ({ page, staff, openDesk }) => {
  // Inquiries of all other tests would be counted too.
  const arrived = (reference: string, held: boolean) =>
    `data: ${JSON.stringify({ reference, new: true, held })}\n\n`
  const body = arrived('AAAAA-10001', true) + arrived('AAAAA-10002', true) + arrived('AAAAA-10003', false)
  await page.route('**/desk/v1/live', (route) => route.fulfill({ contentType: 'text/event-stream', body }))
  await openDesk('/staff/inbox', await staff('producer'))
  await expect(page.getByRole('button', { name: inboxWords.arrived(1) })).toBeVisible()
  await page
    .getByRole('navigation', { name: inboxWords.views })
    .getByRole('link', { name: viewWords.held })
    .click()
  await expect(page.getByRole('button', { name: inboxWords.arrivedHeld(2) })).toBeVisible()
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
  troubles.allow(/Failed: .*\/(live|inquiries)/)
  await page.setViewportSize({ width: 390, height: 844 })
  const name = ownName()
  const reference = await receive(request, 'consultation', { data: { name } })
  const path = `/staff/inquiries/${reference}`
  // On a bad connection that neither announces nor reloads, the second person still sees what was before.
  await page.route('**/desk/v1/live', (route) => route.abort())
  await openDesk(path, await staff('producer'))
  const status = page.getByRole('combobox', { name: inquiryWords.status, exact: true })
  await expect(status).toHaveValue('new')
  const reload = `**/desk/v1/inquiries/${reference}`
  await page.route(reload, (route) => route.abort())

  const elsewhere = await browser.newContext({ baseURL: origin })
  const first = await openDesk(path, await staff('owner'), elsewhere)
  await first.getByRole('combobox', { name: inquiryWords.status, exact: true }).selectOption('won')
  await expect(first.getByText(changeWords.status(name, stateWords.won))).toBeVisible()

  await status.selectOption('qualified')
  await expect(page.getByText(changeWords.conflict.title, { exact: true })).toBeVisible()
  await expect(
    page.getByText(changeWords.conflict.status(stateWords.won, stateWords.qualified)),
  ).toBeVisible()
  await page.unroute(reload)
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
  await page.setViewportSize({ width: 390, height: 844 })
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
