import type { Page } from '@playwright/test'
import { changeWords } from '../../../src/content/desk/changes.ts'
import { inquiryWords, timelineWords } from '../../../src/content/desk/inquiry.ts'
import { personWords as words } from '../../../src/content/desk/person.ts'
import { retentionWords } from '../../../src/content/desk/retention.ts'
import { settingsWords } from '../../../src/content/desk/settings.ts'
import { ownName, test } from '../../support/desk-test.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { freshAddress } from '../../support/pages/accounts.ts'
import { receive } from '../../support/pages/staff.ts'
import { changeSiteDatabase } from '../../support/servers/site-database.ts'
import { expect } from '../../support/site-test.ts'

const lines = (page: Page) => page.locator('[data-line]')

test('a producer joins two addresses of one person, takes it back, joins again and parts one', async ({
  page,
  request,
  staff,
  openDesk,
}) => {
  const name = ownName()
  const [work, home] = [freshAddress(), freshAddress()]
  const reference = await receive(request, 'consultation', { data: { name, email: work } })
  await receive(request, 'quote', { data: { firstName: 'Zoe', lastName: name.slice(4), email: home } })
  await openDesk(`/staff/inquiries/${reference}`, await staff('producer'))
  const addresses = page.getByRole('list', { name: words.addresses })
  await expect(addresses.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('button', { name: words.erase })).toHaveCount(0)

  const join = async () => {
    await page.getByRole('button', { name: words.join }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill(home)
    await dialog.getByRole('option', { name: home }).click()
    await expect(dialog.getByText(home)).toBeVisible()
    await dialog.getByRole('button', { name: words.joinDialog.action, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(addresses.getByRole('listitem')).toHaveCount(2)
  }
  await join()
  await page.getByRole('button', { name: changeWords.undo }).click()
  await expect(addresses.getByRole('listitem')).toHaveCount(1)

  await page.setViewportSize({ width: 390, height: 844 })
  await join()
  await page.getByRole('link', { name: words.all(2) }).click()
  await expect(lines(page)).toHaveCount(2)
  await page.goBack()
  await page.getByRole('button', { name: words.partLabel(home) }).click()
  await expect(addresses.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText(words.parted(home))).toBeVisible()
})

for (const width of [390, 1280]) {
  test(`an owner exports a person and erases them by typing the reference, ${width} px wide`, async ({
    page,
    request,
    staff,
    openDesk,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const name = ownName()
    const reference = await receive(request, 'consultation', { data: { name } })
    await openDesk(`/staff/inquiries/${reference}`, await staff('owner'))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: words.export }).click()
    expect((await download).suggestedFilename()).toBe(words.fileName(reference))

    await page.getByRole('button', { name: words.erase }).click()
    const field = page.getByRole('textbox', { name: words.eraseDialog.field(reference) })
    await field.fill('AAAAA-AAAAA')
    await page.getByRole('button', { name: words.eraseDialog.action }).click()
    await expect(page.getByText(words.eraseDialog.wrong(reference))).toBeVisible()
    await expectNoViolations(page)
    await field.fill(reference.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.erased.title)).toBeVisible()
    await expect(page.getByRole('heading', { name: words.erased.name, level: 1 })).toBeVisible()
    await expect(page.getByText(timelineWords.erased)).toBeVisible()
    await expect(page.getByText(name)).toHaveCount(0)
    await expect(page.getByLabel(inquiryWords.note)).toHaveCount(0)
    await expectNoViolations(page)
    await page.goto(`/staff/inbox?view=all&q=${reference}`)
    await expect(lines(page)).toHaveCount(1)
    await expect(lines(page)).toContainText(words.erased.name)
    await page.goto(`/staff/inbox?view=all&q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(lines(page)).toHaveCount(0)
  })
}

test('an owner sees what a rule would erase before saving it', async ({ page, request, staff, openDesk }) => {
  const name = ownName()
  const reference = await receive(request, 'consultation', { data: { name } })
  await changeSiteDatabase(
    `update leads set status = 'won', changed_at = now() - interval '9 years' where reference = $1`,
    [reference],
  )
  await openDesk('/staff/settings/retention', await staff('owner'))
  const won = page.getByRole('switch', { name: retentionWords.rules.won.name })
  await expect(won).not.toBeChecked()
  await expect(page.getByText(retentionWords.keptAll)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await won.check()
  await page.getByRole('textbox', { name: retentionWords.months }).last().fill('96')
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('textbox', { name: retentionWords.months }).last().fill('0')
  await expect(page.getByText(/A whole number from 1 to/)).toBeVisible()
  await expect(page.getByRole('button', { name: settingsWords.save })).toBeDisabled()
  await won.uncheck()
  await page.getByRole('button', { name: settingsWords.save }).click()
  await expect(page.getByText(settingsWords.saved)).toBeVisible()
})
