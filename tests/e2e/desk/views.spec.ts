import { changeWords, lostReasonWords, stateWords } from '../../../src/content/desk/changes.ts'
import { shellWords } from '../../../src/content/desk/desk.ts'
import { inboxWords, viewWords } from '../../../src/content/desk/inbox.ts'
import { inquiryWords } from '../../../src/content/desk/inquiry.ts'
import { paletteWords } from '../../../src/content/desk/keys.ts'
import { countText, savedViewWords } from '../../../src/content/desk/views.ts'
import { ownName, test } from '../../support/desk-test.ts'
import { receive } from '../../support/pages/staff.ts'
import { expect } from '../../support/site-test.ts'

for (const width of [390, 1280]) {
  test(`a producer saves a view and shares it, and a colleague opens it, ${width} px wide`, async ({
    page,
    browser,
    request,
    staff,
    openDesk,
    origin,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const name = ownName()
    await receive(request, 'podcast', { data: { name } })
    const query = `?view=all&q=${encodeURIComponent(name)}&form=podcast`
    await openDesk(`/staff/inbox${query}`, await staff('producer'))
    const views = page.getByRole('navigation', { name: inboxWords.views })
    const ownLink = views.getByRole('link', { name })
    const dialog = page.getByRole('dialog')

    await page.getByRole('button', { name: savedViewWords.save }).click()
    await dialog.getByRole('button', { name: savedViewWords.submit }).click()
    await expect(dialog.getByText(savedViewWords.nameMissing)).toBeVisible()
    await dialog.getByLabel(savedViewWords.name).fill(name)
    await dialog.getByRole('switch', { name: savedViewWords.share }).check()
    await dialog.getByRole('button', { name: savedViewWords.submit }).click()
    await expect(ownLink).toHaveAttribute('aria-current', 'page')

    await test.step('the fixed views are without its filters, and it brings them back', async () => {
      await views.getByRole('link', { name: viewWords.won, exact: true }).click()
      await expect(page).toHaveURL('/staff/inbox?view=won')
      await ownLink.click()
      await expect(page.getByRole('searchbox')).toHaveValue(name)
      await expect(page.locator('[data-line]')).toHaveCount(1)
    })

    await test.step('a colleague sees it, and finds it in the palette', async () => {
      const elsewhere = await browser.newContext({ baseURL: origin })
      const other = await openDesk('/staff/inbox', await staff('viewer'), elsewhere)
      await expect(
        other.getByRole('navigation', { name: inboxWords.views }).getByRole('link', { name }),
      ).toContainText(savedViewWords.shared)
      await other.setViewportSize({ width, height: 844 })
      await other.getByRole('button', { name: shellWords.commands }).click()
      await other.getByRole('combobox', { name: paletteWords.field }).fill(name)
      await other.getByRole('option', { name: paletteWords.view(name) }).click()
      await expect(other.locator('[data-line]')).toHaveCount(1)
      // The view is somebody else's: she can only save one of her own.
      await expect(other.getByRole('button', { name: savedViewWords.edit })).toHaveCount(0)
      await elsewhere.close()
    })

    await test.step('it is renamed, and removed and brought back', async () => {
      await page.getByRole('button', { name: savedViewWords.edit }).click()
      await dialog.getByLabel(savedViewWords.name).fill(`${name} once more`)
      await dialog.getByRole('button', { name: savedViewWords.submit }).click()
      await expect(ownLink).toContainText('once more')
      await page.getByRole('button', { name: savedViewWords.edit }).click()
      await dialog.getByRole('button', { name: savedViewWords.remove }).click()
      await expect(ownLink).toHaveCount(0)
      await page.getByRole('button', { name: changeWords.undo }).click()
      await expect(ownLink).toContainText('once more')
      await page.getByRole('button', { name: savedViewWords.edit }).click()
      await dialog.getByRole('button', { name: savedViewWords.remove }).click()
      await expect(ownLink).toHaveCount(0)
    })
  })
}

test('the number beside a view follows what arrives, without a click', async ({
  page,
  request,
  staff,
  openDesk,
}) => {
  const producer = await staff('producer')
  // Other tests fill and empty the same inbox, so the server says which number is right.
  const numberOnServer = async () => {
    const headers = { Authorization: `Bearer ${producer.session.access_token}` }
    const counts: { open: number } = await (await request.get('/desk/v1/views/counts', { headers })).json()
    return countText(counts.open)
  }
  await openDesk('/staff/inbox?view=won', producer)
  const open = page
    .getByRole('navigation', { name: inboxWords.views })
    .getByRole('link', { name: new RegExp(`^${viewWords.open}`) })
  await expect(open).toHaveText(/\d/)
  await receive(request, 'podcast', { data: { name: ownName() } })
  await expect
    .poll(
      async () => (await open.innerText()).replace(viewWords.open, '').trim() === (await numberOnServer()),
    )
    .toBe(true)
  await expect(page.getByRole('button', { name: /\d new inquir/ })).toBeVisible()
})

test('an inquiry is unread again by key, by button and with others, and undo reads it', async ({
  page,
  request,
  staff,
  openDesk,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  const name = ownName()
  for (const form of ['consultation', 'podcast'] as const) await receive(request, form, { data: { name } })
  await openDesk(`/staff/inbox?q=${encodeURIComponent(name)}`, await staff('viewer'))
  const lines = page.locator('[data-line]')
  const unread = lines.filter({ hasText: inboxWords.unread })
  await expect(unread).toHaveCount(2)
  await lines.first().click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  await expect(unread).toHaveCount(1)

  await page.keyboard.press('u')
  await expect(unread).toHaveCount(2)
  await expect(page).not.toHaveURL(/at=/)
  await expect(lines.first()).toBeFocused()
  await expect(page.getByText(changeWords.unread(1))).toBeVisible()
  await page.keyboard.press('z')
  await expect(unread).toHaveCount(1)

  await page.setViewportSize({ width: 390, height: 844 })
  await lines.first().click()
  await page
    .getByRole('region', { name: inboxWords.pane })
    .getByRole('button', { name: inboxWords.markUnread })
    .click()
  await expect(unread).toHaveCount(2)
  await page.reload()
  await expect(unread).toHaveCount(2)

  await page.setViewportSize({ width: 1280, height: 844 })
  for (const line of await lines.all()) {
    await line.click()
    await expect(line).not.toContainText(inboxWords.unread)
  }
  await expect(unread).toHaveCount(0)
  for (const box of await page.getByRole('checkbox', { name: inboxWords.select(name) }).all()) {
    await box.check()
  }
  await page
    .getByRole('toolbar', { name: inboxWords.bulk })
    .getByRole('button', { name: inboxWords.markUnread })
    .click()
  await expect(unread).toHaveCount(2)
})

test('several inquiries are lost for one reason, and undo makes them what they were', async ({
  page,
  request,
  staff,
  openDesk,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const name = ownName()
  for (const form of ['consultation', 'podcast'] as const) await receive(request, form, { data: { name } })
  await openDesk(`/staff/inbox?view=all&q=${encodeURIComponent(name)}`, await staff('producer'))
  const boxes = page.getByRole('checkbox', { name: inboxWords.select(name) })
  await expect(boxes).toHaveCount(2)
  await boxes.first().check()
  await page.getByRole('checkbox', { name: inboxWords.selectAll(2) }).check()
  await expect(boxes.last()).toBeChecked()
  const toolbar = page.getByRole('toolbar', { name: inboxWords.bulk })
  await toolbar.getByLabel(inboxWords.setStatus).selectOption({ label: lostReasonWords.date })
  await expect(page.getByText(changeWords.statusOfMany(2, stateWords.lost))).toBeVisible()
  const lines = page.locator('[data-line]')
  await expect(lines.filter({ hasText: stateWords.lost })).toHaveCount(2)
  await lines.first().click()
  await expect(page.getByRole('article').getByText(lostReasonWords.date, { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByRole('button', { name: changeWords.undo }).click()
  await expect(page.getByText(changeWords.undone)).toBeVisible()
  await expect(page.getByRole('combobox', { name: inquiryWords.status, exact: true })).toHaveValue('new')
  await expect(lines.filter({ hasText: stateWords.new })).toHaveCount(2)
})
