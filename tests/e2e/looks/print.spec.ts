import { inquiryStatusText } from '../../../src/content/inquiries/inquiry-status.ts'
import { printWords, reportWords } from '../../../src/content/quote/quote-words.ts'
import { quoteHref } from '../../../src/domain/equipment/quote-href.ts'
import { inquiryForms } from '../../../src/domain/inquiry/inquiry-forms.ts'
import { pagePaths } from '../../../src/routes.ts'
import { darkAreas, expectPrintedBlackOnWhite, printedPages } from '../../support/looks/printed-page.ts'
import { awake, fillInPerson, first, last, send } from '../../support/pages/quote-page.ts'
import { submission } from '../../support/servers/inquiry-submission.ts'
import { sentMail } from '../../support/servers/sent-mail.ts'
import { storeSettings } from '../../support/servers/store-settings.ts'
import { expect, test } from '../../support/site-test.ts'

// The check reads colors with a canvas, which still decoration turns off.
test.use({ decoration: 'moving' })

const listed = quoteHref('item', 'canon-eos-c70', { quantity: 2, from: first, to: last })

test('a list prints as an estimate, and after it is sent, as a request with its reference', async ({
  page,
  visit,
}) => {
  const sheet = page.locator('[data-print-sheet]')
  const row = sheet.getByRole('row', { name: /Canon EOS C70/ })
  await visit(listed)
  await awake(page)

  await test.step('the estimate names the company, the items, the days, the total and the conditions', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(sheet).toContainText('Bridgelight Productions')
    for (const text of ['(503) 555-0142', 'hello@bridgelight.example', printWords.title]) {
      await expect(sheet.getByText(text)).toBeVisible()
    }
    await expect(sheet).toContainText(`${reportWords.rule} ${reportWords.note}`)
    await expect(row.getByRole('cell')).toHaveText(['2', '$225/day', '3 days', '$1,350'])
    await expect(row).toHaveCSS('break-inside', 'avoid')
    await expect(sheet.getByText(reportWords.total(3))).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
    expect(await darkAreas(page)).toEqual([])
    for (const format of ['A4', 'Letter']) expect(await printedPages(page, format), format).toBe(1)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('the sent request can still be printed, although the list is empty again', async () => {
    await fillInPerson(page)
    await send(page)
    await expect(page.getByRole('button', { name: reportWords.printSent })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(sheet.getByText(printWords.sentTitle)).toBeVisible()
    await expect(sheet.getByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/)).toBeVisible()
    await expect(row).toBeVisible()
  })
})

test('the page of a status link prints as a letter', async ({ page, request, visit, origin }) => {
  const { body, headers } = submission('quote', {
    data: { email: `hedy-${crypto.randomUUID()}@example.com` },
  })
  const answer = await request.post(inquiryForms.quote.endpoint, {
    data: body,
    headers: { ...headers, Origin: origin },
  })
  const { reference } = await answer.json()
  await expect.poll(() => sentMail(reference, 'visitor')).not.toBeNull()
  const mail = await sentMail(reference, 'visitor')
  const link = /http:\S+(\/inquiry\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await visit(link)
  await expect(page.getByText(reference)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-print-sheet]')
  await expect(sheet).toContainText('hello@bridgelight.example')
  await expect(sheet.getByText(reference)).toBeVisible()
  await expect(sheet.getByText(inquiryStatusText.forms.quote).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  expect(await darkAreas(page)).toEqual([])
  expect(await printedPages(page, 'Letter')).toBe(1)
})

test('a page in dark high contrast prints black on white, without the site navigation', async ({
  page,
  visit,
}) => {
  await storeSettings(page, { darkMode: true, contrast: 'high' })
  await visit(pagePaths.terms)
  await expectPrintedBlackOnWhite(page)
})
