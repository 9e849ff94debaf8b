import type { Page } from '@playwright/test'
import { enquiryStatusText } from '../../src/content/enquiry-status.ts'
import { printWords, reportWords } from '../../src/content/quote/quote-words.ts'
import { quoteHref } from '../../src/domain/equipment/quote-href.ts'
import { leadForms } from '../../src/domain/lead/lead-forms.ts'
import { pagePaths } from '../../src/routes.ts'
import { submission } from '../support/lead-submission.ts'
import { awake, fillInPerson, first, last, send } from '../support/quote-page.ts'
import { sentMail } from '../support/sent-mail.ts'
import { expect, test } from '../support/site-test.ts'

// A canvas reads colors, in whatever notation they are.
test.use({ decoration: 'moving' })

const listed = quoteHref('item', 'canon-eos-c70', { quantity: 2, from: first, to: last })

test('a list is printed as an estimate: who from, which day, what for how long, what it comes to, how long it holds', async ({
  page,
  visit,
}) => {
  await visit(listed)
  await awake(page)
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-print-sheet]')
  await expect(sheet).toContainText('Bridgelight Productions')
  for (const text of ['(503) 555-0142', 'hello@bridgelight.example', printWords.title, reportWords.note]) {
    await expect(sheet.getByText(text)).toBeVisible()
  }
  const row = sheet.getByRole('row', { name: /Canon EOS C70/ })
  await expect(row.getByRole('cell')).toHaveText(['2', '$225/day', '3', '$1,350'])
  await expect(row).toHaveCSS('break-inside', 'avoid')
  await expect(sheet.getByText(reportWords.total(3))).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(await darkAreas(page)).toEqual([])
  for (const format of ['A4', 'Letter']) expect(await printedPages(page, format), format).toBe(1)
})

test('a request that was sent is printed with its reference, though the list is empty again', async ({
  page,
  visit,
}) => {
  await visit(listed)
  await awake(page)
  await fillInPerson(page)
  await send(page)
  await expect(page.getByRole('button', { name: reportWords.printSent })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-print-sheet]')
  await expect(sheet.getByText(printWords.sentTitle)).toBeVisible()
  await expect(sheet.getByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/)).toBeVisible()
  await expect(sheet.getByRole('row', { name: /Canon EOS C70/ })).toBeVisible()
})

test('the page of a status link is printed as a letter', async ({ page, request, visit, origin }) => {
  const { body, headers } = submission('quote', {
    data: { email: `hedy-${crypto.randomUUID()}@example.com` },
  })
  const answer = await request.post(leadForms.quote.endpoint, {
    data: body,
    headers: { ...headers, Origin: origin },
  })
  const { reference } = await answer.json()
  await expect.poll(() => sentMail(reference, 'visitor')).not.toBeNull()
  const mail = await sentMail(reference, 'visitor')
  const link = /http:\S+(\/enquiry\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await visit(link)
  await expect(page.getByText(reference)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-print-sheet]')
  await expect(sheet).toContainText('hello@bridgelight.example')
  await expect(sheet.getByText(reference)).toBeVisible()
  await expect(sheet.getByText(enquiryStatusText.forms.quote).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  expect(await darkAreas(page)).toEqual([])
  expect(await printedPages(page, 'Letter')).toBe(1)
})

for (const path of [pagePaths.home, pagePaths.gearList, pagePaths.terms, pagePaths.quote]) {
  test(`${path} is printed black on white in every theme, without what leads around the site`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem('accessibility-settings', JSON.stringify({ darkMode: true, contrast: 'high' })),
    )
    await visit(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText('Bridgelight')
    await expect(page.getByRole('contentinfo')).toContainText('hello@bridgelight.example')
    expect(await darkAreas(page)).toEqual([])
  })
}

/** Areas as large as a word with a ground darker than grey; a background masked by a drawing is the ink of it. */
async function darkAreas(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('There is no canvas')
    return [...document.querySelectorAll('body, body *')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 12)
      .filter((element) => !getComputedStyle(element).maskImage.includes('url('))
      .filter((element) => {
        canvas.clearRect(0, 0, 1, 1)
        canvas.fillStyle = getComputedStyle(element).backgroundColor
        canvas.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
        return alpha > 64 && red + green + blue < 450
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })
}

async function printedPages(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: false })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
