import { changeWords, stateWords } from '../../../src/content/desk/changes.ts'
import { shellWords } from '../../../src/content/desk/desk.ts'
import { todayWords } from '../../../src/content/desk/inbox.ts'
import { inquiryWords } from '../../../src/content/desk/inquiry.ts'
import { notificationWords } from '../../../src/content/desk/notifications.ts'
import { promiseWords } from '../../../src/content/desk/promises.ts'
import { settingsWords } from '../../../src/content/desk/settings.ts'
import { ownName, test } from '../../support/desk-test.ts'
import { receive } from '../../support/pages/staff.ts'
import { changeSiteDatabase } from '../../support/servers/site-database.ts'
import { expect } from '../../support/site-test.ts'

test('a promise that breaks shows in the title of a tab left alone, and an answer from another one clears it', async ({
  page,
  browser,
  request,
  staff,
  openDesk,
  origin,
}) => {
  const name = ownName()
  const reference = await receive(request, 'consultation', { data: { name } })
  await changeSiteDatabase(`update leads set reply_by = now() + interval '5 minutes' where reference = $1`, [
    reference,
  ])
  await page.clock.install()
  await openDesk('/staff', await staff('producer'))
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible()
  await page.clock.fastForward('10:00')
  await expect(page).toHaveTitle(/^\(\d+\) .*Today · Desk$/)
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon-late.svg')
  await expect(page.getByRole('heading', { name: todayWords.overdue })).toBeVisible()
  const count = /^\(\d+\)/.exec(await page.title())?.[0] ?? ''
  await expect(page.getByText(todayWords.countOverdue(count.slice(1, -1)))).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: origin })
  const other = await openDesk(`/staff/inquiries/${reference}`, await staff('owner'), elsewhere)
  await other.getByRole('combobox', { name: inquiryWords.status, exact: true }).selectOption('contacted')
  await expect(other.getByText(changeWords.status(name, stateWords.contacted))).toBeVisible()
  // Other tests have no overdue inquiries, or they have others.
  await expect.poll(async () => (await page.title()).startsWith(count)).toBe(false)
  await elsewhere.close()
})

for (const width of [390, 1280]) {
  test(`everybody chooses their mails and sees how many promises were kept, ${width} px wide`, async ({
    page,
    staff,
    openDesk,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openDesk('/staff', await staff('viewer'))
    const line = page.getByRole('button', {
      name: /^(Promises kept: \d+% in|No promise came due in) 30 days$/,
    })
    await line.click()
    const dialog = page.getByRole('dialog', { name: promiseWords.title })
    await expect(
      dialog.getByText(promiseWords.byPerson).or(dialog.getByText(promiseWords.empty.title)),
    ).toBeVisible()
    await dialog.getByRole('button', { name: shellWords.close }).click()
    await expect(line).toBeFocused()

    await page.goto('/staff/settings/notifications')
    const mentioned = page.getByRole('switch', { name: notificationWords.offered.mentioned.label })
    await expect(mentioned).toBeVisible()
    // Viewers are given no inquiries, so no mail about that is offered.
    await expect(page.getByRole('switch')).toHaveCount(2)
    const chosen = !(await mentioned.isChecked())
    await mentioned.setChecked(chosen)
    await page.getByRole('button', { name: settingsWords.save }).click()
    await expect(page.getByText(settingsWords.saved)).toBeVisible()
    await page.reload()
    await expect(mentioned).toBeChecked({ checked: chosen })
  })
}
