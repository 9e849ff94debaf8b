import { quoteForm } from '../../src/content/forms/quote-form.ts'
import { dateWords, listToasts, reportWords } from '../../src/content/quote/quote-words.ts'
import { quoteHref } from '../../src/domain/equipment/quote-href.ts'
import { anchors, pagePaths, serverPaths } from '../../src/routes.ts'
import { expectNoViolations } from '../support/axe.ts'
import {
  added,
  awake,
  equipment,
  expectToast,
  fillInPerson,
  first,
  form,
  last,
  lines,
  report,
  send,
  starter,
} from '../support/quote-page.ts'
import { appReady, expect, test } from '../support/site-test.ts'

test('a request that fails keeps the words and the list', async ({ page, visit, troubles }) => {
  troubles.allow(/^Status 503: .*\/functions\/v1\//)
  await visit(quoteHref('item', 'canon-eos-c70', { quantity: 2, from: first, to: last }))
  await awake(page)
  await fillInPerson(page)
  await page.route(`**${serverPaths.submitForm}`, (route) =>
    route.fulfill({ status: 503, json: { ok: false, error: { code: 'unavailable', message: '' } } }),
  )
  await send(page)
  await expectToast(page, {
    title: 'Submission Failed',
    description: 'Unable to submit your quote request. Please try again or call us directly.',
  })
  await expect(equipment(page)).toHaveValue('- 2 × Canon EOS C70')
  await expect(lines(page)).toHaveCount(1)
  await expectNoViolations(page)
})

test('a request that is taken carries the list, and clears it with the words', async ({ page, visit }) => {
  await visit(quoteHref('item', 'canon-eos-c70', { quantity: 2, from: first, to: last }))
  await awake(page)
  await fillInPerson(page)
  const sent = page.waitForRequest(`**${serverPaths.submitForm}`)
  await send(page)
  const { data } = (await sent).postDataJSON()
  expect(data.equipment_needed).toBe('- 2 × Canon EOS C70')
  expect(JSON.parse(data.selection)).toEqual({
    lines: [{ kind: 'item', id: 'canon-eos-c70', quantity: 2 }],
    from: first,
    to: last,
  })
  await expectToast(page, {
    title: 'Quote Request Sent!',
    description: "We'll respond within 2 hours with your custom quote. Check your email for confirmation.",
  })
  await expect(equipment(page)).toHaveValue('')
  await expect(lines(page)).toHaveCount(0)
  await expect(report(page).getByLabel(dateWords.from)).toHaveValue('')
  await expectNoViolations(page)
  await page.reload()
  await appReady(page)
  await awake(page)
  await expect(equipment(page)).toHaveValue('')
  await expect(report(page)).toContainText(reportWords.empty)
})

test('the same words with other dates are another request', async ({ page, visit, troubles }) => {
  troubles.allow(/^Status 503: .*\/functions\/v1\//)
  await visit(quoteHref('item', 'canon-eos-c70', { from: first }))
  await awake(page)
  await fillInPerson(page)
  const keys: string[] = []
  await page.route(`**${serverPaths.submitForm}`, (route) => {
    keys.push(route.request().postDataJSON().idempotencyKey)
    return route.fulfill({ status: 503, json: { ok: false, error: { code: 'unavailable', message: '' } } })
  })
  await send(page)
  await expect(form(page).getByText('Submission Failed', { exact: true })).toBeVisible()
  await report(page).getByLabel(dateWords.to).fill(last)
  await send(page)
  await expect.poll(() => keys.length).toBe(2)
  expect(keys[0]).not.toBe(keys[1])
})

test('steps towards a quote are counted', async ({ page, visit }) => {
  const steps: number[] = []
  await page.route(`**${serverPaths.analytics}`, async (route) => {
    for (const event of route.request().postDataJSON().events) {
      if (event.name === 'quote_step') steps.push(event.step)
    }
    await route.continue()
  })
  await visit(quoteHref('item', 'canon-eos-c70'))
  await expect(lines(page)).toHaveCount(1)
  await report(page).getByLabel(dateWords.from).fill(first)
  await report(page).getByLabel(dateWords.to).fill(last)
  await report(page).getByRole('button', { name: reportWords.download }).click()
  await expectToast(page, listToasts.downloaded)
  await expect.poll(() => steps).toEqual([1, 2, 3])
})

test('on a phone the total stays in sight while the form is filled in, and leads to the list', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(quoteHref('package', 'essential-starter-kit'))
  await expect(lines(page)).toHaveCount(1)
  await awake(page)
  const bar = page.locator(`a[href="#${anchors.quoteList}"]`).filter({ visible: true })
  await form(page).getByLabel('Last Name').scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport()
  await expect(bar).toContainText('$5,850')
  for (const { name } of quoteForm.fields) {
    const field = form(page).locator(`[name="${name}"]`)
    await field.focus()
    await expect(field).toBeFocused()
    if (name === 'equipmentNeeded' || name === 'additionalDetails') continue
    const [fieldBox, barBox] = [await field.boundingBox(), await bar.boundingBox()]
    expect((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0), name).toBeLessThanOrEqual(barBox?.y ?? 0)
  }
  // One that leaves while it is judged is half gone.
  await expect(page.getByLabel('Notifications').getByRole('button')).toHaveCount(0)
  await expectNoViolations(page)
  await bar.click()
  await expect(report(page).getByRole('heading', { name: reportWords.heading })).toBeInViewport()
})

test('what was typed before the scripts came stays when the kept list is written down', async ({ page }) => {
  const lineOf = (kind: string, id: string) => ({ kind, id, quantity: 1 })
  const kept = {
    lines: [lineOf('package', 'essential-starter-kit'), lineOf('kit', 'training')],
    from: first,
    to: last,
  }
  await page.addInitScript((text) => {
    localStorage.setItem('quote-selection', text)
    addEventListener('DOMContentLoaded', () => {
      const field = document.querySelector<HTMLTextAreaElement>('textarea[name="equipmentNeeded"]')
      if (field) field.value = 'Typed at once.'
    })
  }, JSON.stringify(kept))
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(pagePaths.quote)
    await appReady(page)
    await expect(lines(page)).toHaveCount(2)
    await expect(added(page, starter)).toBeAttached()
    await awake(page)
    await expect(equipment(page)).toHaveValue(`Typed at once.\n- ${starter}\n- Youth Training kit`)
  }
})
