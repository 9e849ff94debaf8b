import { inboxWords, viewWords } from '../../../src/content/desk/inbox.ts'
import { ownName, test } from '../../support/desk-test.ts'
import { receive } from '../../support/pages/staff.ts'
import { changeSiteDatabase } from '../../support/servers/site-database.ts'
import { expect } from '../../support/site-test.ts'

for (const width of [390, 1280]) {
  test(`search and filters are in the address and survive reload and Back, ${width} px wide`, async ({
    page,
    request,
    staff,
    openDesk,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const name = ownName()
    const podcast = await receive(request, 'podcast', { data: { name, message: 'A crane at dawn' } })
    await receive(request, 'consultation', { data: { name, message: 'A stage at noon' } })
    await openDesk('/staff/inbox', await staff('producer'))

    const search = page.getByRole('searchbox', { name: inboxWords.search })
    const lines = page.getByRole('link', { name: new RegExp(name) })
    await search.fill(name)
    await expect(lines).toHaveCount(2)
    await expect(lines.first().locator('mark').first()).toHaveText('Zoe')
    await expect(lines.first()).toContainText('A stage at noon')
    await expect(lines.last()).toContainText('A crane at dawn')
    await search.fill(podcast.replace('-', '').toLowerCase())
    await expect(lines).toHaveCount(1)
    await expect(lines.locator('mark')).toHaveText(podcast)
    await search.fill('crane dawn')
    await expect(lines.filter({ hasText: 'A crane at dawn' }).first().locator('mark')).toHaveText([
      'crane',
      'dawn',
    ])
    await search.fill(`${name} dawn`)
    await expect(page).toHaveURL(new RegExp(`${name.slice(4)}.dawn`))
    await expect(lines).toHaveCount(1)

    await page.getByRole('button', { name: inboxWords.filters }).click()
    await page.getByLabel(inboxWords.form, { exact: true }).selectOption('consultation')
    await expect(page.getByText(inboxWords.noHits.title)).toBeVisible()
    await expect(page).toHaveURL(/form=consultation/)
    await page.goBack()
    await expect(lines).toHaveCount(1)
    await page.getByLabel(inboxWords.form, { exact: true }).selectOption('podcast')
    await expect(page).toHaveURL(/form=podcast/)
    await page.getByRole('navigation', { name: inboxWords.views }).getByText(viewWords.all).click()
    await expect(page).toHaveURL(/view=all/)

    await page.reload()
    await expect(search).toHaveValue(`${name} dawn`)
    await expect(page.getByLabel(inboxWords.form, { exact: true })).toHaveValue('podcast')
    await expect(page.getByRole('link', { name: viewWords.all, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(lines).toHaveCount(1)
    await lines.click()
    await expect(page).toHaveURL(new RegExp(`at=${podcast}`))
    await page.goBack()
    await expect(page).not.toHaveURL(/at=/)
    await expect(lines).toBeVisible()
  })
}

test('a long list goes on as it is scrolled at both widths, and draws only what is in view', async ({
  page,
  staff,
  openDesk,
}) => {
  const name = ownName()
  const made = 120
  // Straight into the database: nobody could send so many.
  await changeSiteDatabase(
    `insert into leads (reference, form, subtype, verification, idempotency_key, body_hash, received_at, sender_name, search)
     select upper(substr(md5($1 || n), 1, 5) || '-' || substr(md5($1 || n), 6, 5)), 'contact', 'home', 'verified',
       gen_random_uuid(), sha256(($1 || n)::bytea), now() - (n / 3) * interval '1 minute', $1, lower($1)
     from generate_series(1, $2::int) n`,
    [name, made],
  )
  await openDesk(`/staff/inbox?q=${encodeURIComponent(name)}`, await staff('producer'))
  const lines = page.locator('[data-line]')
  await expect(lines.first()).toBeVisible()
  expect(await lines.count()).toBeLessThan(made / 2)
  await page.setViewportSize({ width: 390, height: 844 })
  await lines.first().hover()
  const last = page.locator(`[aria-posinset="${made}"]`)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2_000)
      return last.isVisible()
    })
    .toBe(true)
  await expect(page.getByText(inboxWords.end)).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(last).toBeVisible()
  await expect(last).toHaveAttribute('aria-setsize', String(made))
})

test('a chosen filter neither runs under its mark nor moves the fields below', async ({
  page,
  staff,
  openDesk,
}) => {
  await openDesk('/staff/inbox', await staff('viewer'))
  await page.getByRole('button', { name: inboxWords.filters }).click()
  const form = page.getByLabel(inboxWords.form, { exact: true })
  const below = page.getByLabel(inboxWords.budget, { exact: true })
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await form.selectOption('')
    const place = await below.boundingBox()
    await form.selectOption('religious')
    await expect(page).toHaveURL(/form=religious/)
    expect(await below.boundingBox()).toEqual(place)
    const room = await form.evaluate((field) => Number.parseFloat(getComputedStyle(field).paddingInlineEnd))
    expect(room).toBeGreaterThanOrEqual(32)
  }
})
