import { changeWords, lostReasonWords, stateWords } from '../../../src/content/desk/changes.ts'
import { clockWords, inboxWords, todayWords } from '../../../src/content/desk/inbox.ts'
import { inquiryWords, timelineWords } from '../../../src/content/desk/inquiry.ts'
import { ownName, staffNames, test } from '../../support/desk-test.ts'
import { receive } from '../../support/pages/staff.ts'
import { changeSiteDatabase } from '../../support/servers/site-database.ts'
import { expect } from '../../support/site-test.ts'

for (const width of [390, 1280]) {
  test(`an inquiry is found, opened, noted, answered and taken back, ${width} px wide`, async ({
    page,
    request,
    staff,
    openDesk,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const name = ownName()
    const hostile = '<img src=x onerror=alert(1)> & "three" cameras'
    const reference = await receive(request, 'consultation', { data: { name } })
    // The form would have cleaned it: the desk does not rely on that.
    await changeSiteDatabase(
      'update contact_submissions set message = $2 where id = (select id from leads where reference = $1)',
      [reference, hostile],
    )
    await openDesk(`/staff/inbox?q=${encodeURIComponent(name)}`, await staff('producer'))

    const line = page.getByRole('link', { name: new RegExp(name) })
    await expect(line).toContainText(inboxWords.unread)
    await expect(line).toContainText(hostile)
    await line.click()
    await expect(page).toHaveURL(new RegExp(`at=${reference}`))
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
    // The words they wrote are seen without scrolling.
    const sheet = page.getByRole('region', { name: inboxWords.pane, exact: true })
    await expect(sheet.getByText(hostile)).toBeInViewport()
    await expect(page.getByText(clockWords.left, { exact: true })).toBeVisible()

    await test.step('a note survives a reload before it is sent', async () => {
      const note = page.getByLabel(inquiryWords.note)
      await note.fill('Called. <b>Wants</b> @Gr')
      await page
        .getByRole('button', { name: inquiryWords.mention(staffNames.producer) })
        .first()
        .click()
      await expect(note).toHaveValue(`Called. <b>Wants</b> @${staffNames.producer} `)
      await page.reload()
      await expect(note).toHaveValue(`Called. <b>Wants</b> @${staffNames.producer} `)
      await page.getByRole('button', { name: inquiryWords.addNote }).click()
      await expect(page.getByRole('listitem').filter({ hasText: 'Called. <b>Wants</b>' })).toBeVisible()
      await expect(note).toHaveValue('')
    })

    await test.step('an answer stops the clock, and undo starts it again', async () => {
      await page.getByRole('combobox', { name: inquiryWords.status, exact: true }).selectOption('contacted')
      await expect(page.getByText(changeWords.status(name, stateWords.contacted))).toBeVisible()
      await expect(page.getByText(/^Answered with .* to spare$/)).toBeVisible()
      await page.getByRole('button', { name: changeWords.undo }).click()
      await expect(page.getByText(changeWords.undone)).toBeVisible()
      await expect(page.getByRole('combobox', { name: inquiryWords.status, exact: true })).toHaveValue('new')
      await expect(page.getByText(clockWords.left, { exact: true })).toBeVisible()
    })

    await test.step('a lost inquiry says why', async () => {
      await page.getByRole('combobox', { name: inquiryWords.status, exact: true }).selectOption('lost')
      await page.getByRole('button', { name: lostReasonWords.budget }).click()
      await expect(page.getByText(timelineWords.because(lostReasonWords.budget))).toBeVisible()
    })

    await test.step('the list has what was done', async () => {
      if (width < 1024) await page.getByRole('button', { name: inboxWords.back }).click()
      await expect(line).toContainText(stateWords.lost)
      await expect(line).not.toContainText(inboxWords.unread)
    })
  })
}

test('today begins with whom we owe an answer, and the answered one is gone at the next look', async ({
  page,
  request,
  staff,
  openDesk,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const name = ownName()
  await receive(request, 'consultation', { data: { name } })
  await openDesk('/staff', await staff('producer'))
  const line = page.getByRole('main').getByRole('link', { name: new RegExp(name) })
  await expect(page.getByRole('heading', { name: todayWords.title, level: 1 })).toBeVisible()
  await line.click()
  await page.getByRole('combobox', { name: inquiryWords.status, exact: true }).selectOption('contacted')
  await expect(page.getByText(changeWords.status(name, stateWords.contacted))).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByRole('link', { name: todayWords.title, exact: true }).click()
  await expect(page.getByRole('heading', { name: todayWords.title, level: 1 })).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('several inquiries are given to somebody at once, and back', async ({
  page,
  request,
  staff,
  openDesk,
}) => {
  const name = ownName()
  for (const form of ['consultation', 'podcast'] as const) await receive(request, form, { data: { name } })
  await openDesk(`/staff/inbox?q=${encodeURIComponent(name)}`, await staff('producer'))
  const boxes = page.getByRole('checkbox', { name: inboxWords.select(name) })
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await box.check()
  await page.getByLabel(inboxWords.assignTo).selectOption({ label: staffNames.producer })
  await expect(page.getByText(changeWords.givenMany(2, staffNames.producer))).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const lines = page.getByRole('link', { name: new RegExp(name) })
  await expect(lines.filter({ hasText: staffNames.producer })).toHaveCount(2)
  await page.getByRole('button', { name: changeWords.undo }).click()
  await expect(lines.filter({ hasText: staffNames.producer })).toHaveCount(0)
})

test('an inquiry says where its writer came from, at the first page and at the last', async ({
  page,
  request,
  staff,
  openDesk,
}) => {
  const source = {
    first: { page: '/podcast-consultation', referrer: 'news.example', campaign: { utm_campaign: 'spring' } },
    last: { page: '/', referrer: 'search.example', campaign: { utm_campaign: 'autumn' } },
  }
  const reference = await receive(request, 'consultation', { data: { name: ownName() }, also: { source } })
  await openDesk(`/staff/inquiries/${reference}`, await staff('viewer'))
  const record = page.getByRole('region', { name: inquiryWords.record })
  for (const [label, value] of [
    [inquiryWords.firstPage, '/podcast-consultation'],
    [inquiryWords.cameFrom, 'news.example'],
    [inquiryWords.cameBackFrom, 'search.example'],
    [inquiryWords.campaign, 'utm_campaign: spring'],
    [inquiryWords.lastCampaign, 'utm_campaign: autumn'],
  ] as const) {
    await expect(record.getByText(label, { exact: true })).toBeVisible()
    await expect(record.getByText(value, { exact: true })).toBeVisible()
  }
})

test('a held inquiry says why, and its release sends what was held back', async ({
  page,
  request,
  staff,
  openDesk,
}) => {
  const name = ownName()
  const also = { website: 'http://spam.example' }
  const reference = await receive(request, 'consultation', { data: { name }, also })
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(`/staff/inquiries/${reference}`, await staff('producer'))
  await expect(page.getByText(inquiryWords.held.title)).toBeVisible()
  // Nothing was promised to whoever got no confirmation.
  await expect(page.getByText(clockWords.none)).toBeVisible()
  await expect(page.getByText(clockWords.promised(''))).toHaveCount(0)
  await expect(page.getByText(/a field that people do not see was filled in/).first()).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByRole('button', { name: inquiryWords.held.action }).click()
  await expect(page.getByText(changeWords.released)).toBeVisible()
  await expect(page.getByText(inquiryWords.held.title)).toHaveCount(0)
  await expect(page.getByText(timelineWords.released)).toBeVisible()
})
