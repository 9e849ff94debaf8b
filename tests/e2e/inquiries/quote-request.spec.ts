import { quoteForm } from '../../../src/content/forms/quote-form.ts'
import { dateWords, popularWords, reportWords } from '../../../src/content/quote/quote-words.ts'
import { formatPeriod } from '../../../src/domain/availability/format-days.ts'
import { addDays } from '../../../src/domain/calendar-day.ts'
import { quoteHref } from '../../../src/domain/equipment/quote-href.ts'
import { portlandDay, portlandTimeZone } from '../../../src/domain/portland-day.ts'
import { anchors, pagePaths, serverPaths } from '../../../src/routes.ts'
import { expectToast } from '../../support/pages/expect-toast.ts'
import {
  add,
  added,
  awake,
  confirmation,
  equipment,
  expectReceived,
  fillInPerson,
  first,
  form,
  last,
  lines,
  report,
  send,
  starter,
} from '../../support/pages/quote-page.ts'
import { expect, test, wake } from '../../support/site-test.ts'

test('an incomplete or failed request keeps the text and the list; an accepted one clears both', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/^Status 503: .*\/functions\/v1\/|^Console: Quote request not sent: unavailable$/)
  const keys: string[] = []
  let broken = true
  await page.route(`**${serverPaths.submitForm}`, (route) => {
    keys.push(route.request().postDataJSON().idempotencyKey)
    if (!broken) return route.continue()
    return route.fulfill({ status: 503, json: { ok: false, error: { code: 'unavailable', message: '' } } })
  })
  await visit(quoteHref('item', 'canon-eos-c70', { quantity: 2, from: first }))
  await awake(page)

  await test.step('missing fields and an invalid email are reported', async () => {
    await send(page)
    await expectToast(page, {
      title: 'Missing Information',
      description: 'Please fill in all required fields (Name, Email, Phone).',
    })
    for (const [label, message] of [
      ['First Name', 'First name is required'],
      ['Last Name', 'Last name is required'],
      ['Email', 'Email is required'],
      ['Phone', 'Phone number is required'],
    ] as const) {
      await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(message)
    }
    await fillInPerson(page, 'nobody')
    await send(page)
    await expectToast(page, { title: 'Invalid Email', description: 'Please enter a valid email address.' })
    await fillInPerson(page)
  })

  await test.step('a failed request loses nothing, and with other dates it gets a new key', async () => {
    await send(page)
    await expectToast(page, {
      title: 'Submission Failed',
      description: 'Unable to submit your quote request. Please try again or call us directly.',
    })
    await expect(form(page).getByText('Submission Failed', { exact: true })).toBeVisible()
    await expect(equipment(page)).toHaveValue('- 2 × Canon EOS C70')
    await expect(lines(page)).toHaveCount(1)
    await report(page).getByLabel(dateWords.to).fill(last)
    await send(page)
    await expect.poll(() => keys.length).toBe(2)
    expect(keys[0]).not.toBe(keys[1])
    await expect(form(page).getByText('Submission Failed', { exact: true })).toBeVisible()
    broken = false
  })

  await test.step('an accepted request carries the list, and clears it together with the text', async () => {
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
    await expectReceived(page)
    await expect(lines(page)).toHaveCount(0)
    await expect(report(page).getByLabel(dateWords.from)).toHaveValue('')
  })

  await test.step('the confirmation shows list, dates and total until the next request is begun', async () => {
    // Two at $225 for three days.
    await expect(confirmation(page)).toContainText('2 ×Canon EOS C70$1,350')
    await expect(confirmation(page)).toContainText(`${reportWords.total(3)}$1,350`)
    await expect(confirmation(page)).toContainText(formatPeriod({ from: first, until: addDays(last, 1) }, ''))
    await expect(confirmation(page)).toContainText('503 555 0102')
    // By keyboard, because three toasts stack up beside the button and may slide under the mouse.
    await add(page, starter).press('Enter')
    await expect(confirmation(page)).toHaveCount(0)
    await expect(equipment(page)).toHaveValue(`- ${starter}`)
    await page.getByRole('button', { name: popularWords.remove(starter), exact: true }).click()
    await expect(equipment(page)).toHaveValue('')
    await page.reload()
    await wake(page)
    await awake(page)
    await expect(form(page).getByLabel('First Name')).toHaveValue('')
    await expect(equipment(page)).toHaveValue('')
    await expect(report(page)).toContainText(reportWords.empty)
  })
})

test('on a phone, the total stays in view while the form is filled in, and links to the list', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(quoteHref('package', 'essential-starter-kit'))
  await expect(lines(page)).toHaveCount(1)
  await awake(page)
  const link = page.locator(`a[href="#${anchors.quoteList}"]`).filter({ visible: true })
  const bar = page.locator('p').filter({ has: link })
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
  await link.click()
  await expect(report(page).getByRole('heading', { name: reportWords.heading })).toBeInViewport()
})

test('the day in Portland is computed only when a date field gets focus', async ({ page, visit }) => {
  // Creating the calendar of a time zone takes a slow phone longer than everything else on this page.
  await page.addInitScript(() => {
    const made: string[] = []
    Object.assign(window, { calendarsMade: made })
    const { DateTimeFormat } = Intl
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct(target, args) {
        made.push(String(args[1]?.timeZone))
        return Reflect.construct(target, args)
      },
    })
  })
  const calendars = () => page.evaluate(() => 'calendarsMade' in window && window.calendarsMade)
  await visit(pagePaths.quote)
  await awake(page)
  expect(await calendars()).toEqual([])
  await form(page)
    .getByLabel(quoteForm.fields.find(({ kind }) => kind === 'date')?.label ?? '')
    .focus()
  await expect(form(page).locator('input[type=date]')).toHaveAttribute('min', portlandDay(new Date()))
  expect(await calendars()).toEqual([portlandTimeZone])
})

test('text typed before the scripts load stays when the saved list is written into the field', async ({
  page,
}) => {
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
    await wake(page)
    await expect(lines(page)).toHaveCount(2)
    await expect(added(page, starter)).toBeAttached()
    await awake(page)
    await expect(equipment(page)).toHaveValue(`Typed at once.\n- ${starter}\n- Youth Training kit`)
  }
})
