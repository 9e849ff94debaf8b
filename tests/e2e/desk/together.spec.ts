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
  const place = await status.boundingBox()
  await context.setOffline(true)
  await expect(page.getByText('No connection', { exact: true })).toBeInViewport()
  // Nothing moves under a finger.
  expect(await status.boundingBox()).toEqual(place)
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

test('of a bulk change that works in part, the part that worked can be taken back', async ({
  page,
  request,
  staff,
  openDesk,
  troubles,
}) => {
  troubles.allow(/Status 500: .*\/assignee|Failed: .*\/assignee/)
  const name = ownName()
  const [one, other] = [
    await receive(request, 'consultation', { data: { name } }),
    await receive(request, 'podcast', { data: { name } }),
  ]
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(`/staff/inbox?q=${encodeURIComponent(name)}`, await staff('producer'))
  const lines = page.getByRole('link', { name: new RegExp(name) })
  const given = lines.filter({ hasText: staffNames.producer })
  await expect(lines).toHaveCount(2)
  const refused = `**/desk/v1/inquiries/${other}/assignee`
  await page.route(refused, (route) => route.abort())
  for (const box of await page.getByRole('checkbox', { name: inboxWords.select(name) }).all())
    await box.check()
  await page.getByLabel(inboxWords.assignTo).selectOption({ label: staffNames.producer })
  await expect(page.getByText(changeWords.someFailed(1, 2))).toBeVisible()
  await expect(given).toHaveCount(1)
  await expect(given).toContainText(one)
  await page.getByRole('button', { name: changeWords.undo }).click()
  await expect(page.getByText(changeWords.undone)).toBeVisible()
  await expect(given).toHaveCount(0)
})

test('an inquiry says which colleague opened it', async ({
  page,
  request,
  browser,
  staff,
  openDesk,
  origin,
}) => {
  const reference = await receive(request, 'consultation', { data: { name: ownName() } })
  const path = `/staff/inquiries/${reference}`
  await openDesk(path, await staff('producer'))
  await expect(page.getByText(inquiryWords.notOpened)).toBeVisible()
  const elsewhere = await browser.newContext({ baseURL: origin })
  const other = await openDesk(path, await staff('owner'), elsewhere)
  await expect(other.getByText(new RegExp(`^${staffNames.producer}, `))).toBeVisible()
  await elsewhere.close()
})
