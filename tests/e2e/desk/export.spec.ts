import { readFile } from 'node:fs/promises'
import { exportWords } from '../../../src/content/desk/export.ts'
import { inboxWords } from '../../../src/content/desk/inbox.ts'
import { ownName, test } from '../../support/desk-test.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { receive } from '../../support/pages/staff.ts'
import { expect } from '../../support/site-test.ts'

for (const width of [390, 1280]) {
  test(`a list is taken along as a file, with its search and filters, ${width} px wide`, async ({
    page,
    request,
    staff,
    openDesk,
    troubles,
  }) => {
    troubles.allow(/Failed: .*\/export/)
    await page.setViewportSize({ width, height: 844 })
    const name = ownName()
    const hostile = '=HYPERLINK("http://evil.example")'
    const reference = await receive(request, 'podcast', { data: { name, company: hostile } })
    await receive(request, 'consultation', { data: { name } })
    await openDesk(
      `/staff/inbox?view=all&form=podcast&q=${encodeURIComponent(name)}`,
      await staff('producer'),
    )
    await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(1)
    const dialog = page.getByRole('dialog', { name: exportWords.title })
    const csv = dialog.getByRole('button', { name: exportWords.formats.csv })

    await test.step('one that breaks off says so and saves nothing', async () => {
      await page.route('**/desk/v1/export**', (route) => route.abort())
      await page.getByRole('button', { name: exportWords.open }).click()
      await csv.click()
      await expect(dialog.getByText(exportWords.failed)).toBeVisible()
      await expectNoViolations(page)
      await page.unroute('**/desk/v1/export**')
    })

    await test.step('the file has what the list shows, and nothing that a spreadsheet would run', async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), csv.click()])
      expect(download.suggestedFilename()).toMatch(/^inquiries-all-\d{4}-\d\d-\d\d\.csv$/)
      const text = await readFile(await download.path(), 'utf8')
      expect(text.trim().split('\n')).toHaveLength(2)
      expect(text).toContain(reference)
      expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
      await expect(page.getByText(exportWords.saved(download.suggestedFilename()))).toBeVisible()
      await expect(dialog).toHaveCount(0)
    })

    await test.step('so has JSON', async () => {
      await page.getByRole('button', { name: exportWords.open }).click()
      const json = dialog.getByRole('button', { name: exportWords.formats.json })
      const [download] = await Promise.all([page.waitForEvent('download'), json.click()])
      expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject([{ reference }])
    })
  })
}

test('viewers, who may not export, are not offered it', async ({ page, staff, openDesk }) => {
  await openDesk('/staff/inbox', await staff('viewer'))
  await expect(page.getByRole('searchbox', { name: inboxWords.search })).toBeVisible()
  await expect(page.getByRole('button', { name: exportWords.open })).toHaveCount(0)
})
