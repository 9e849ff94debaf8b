import { kits } from '../../../src/content/equipment/kits.ts'
import { priceOf } from '../../../src/content/quote/quote-catalog.ts'
import { dateWords, listToasts, reportWords } from '../../../src/content/quote/quote-words.ts'
import { addDays } from '../../../src/domain/calendar-day.ts'
import { customizeHref, quoteHref } from '../../../src/domain/equipment/quote-href.ts'
import { pagePaths, serverPaths } from '../../../src/routes.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { expectToast } from '../../support/pages/expect-toast.ts'
import {
  add,
  awake,
  equipment,
  fillInPerson,
  first,
  form,
  last,
  lines,
  professional,
  report,
  send,
  starter,
  total,
} from '../../support/pages/quote-page.ts'
import { expect, test } from '../../support/site-test.ts'

test('item links add to the saved list, unless the item is unknown or already on the list', async ({
  page,
  visit,
}) => {
  await visit(quoteHref('item', 'no-such-camera'))
  await expect(page).toHaveURL(pagePaths.quote)
  await awake(page)
  await expect(equipment(page)).toHaveValue('')
  await visit(quoteHref('item', 'canon-eos-c70'))
  await expect(lines(page)).toHaveCount(1)
  await visit(quoteHref('item', 'canon-eos-c70', { quantity: 3 }))
  await expectToast(page, listToasts.there('Canon EOS C70'))
  await awake(page)
  await expect(equipment(page)).toHaveValue('- Canon EOS C70')

  await visit(customizeHref('essentials'))
  const gear = kits.find(({ id }) => id === 'essentials')?.categories.flatMap((each) => each.gear) ?? []
  await expect(lines(page)).toHaveCount(1 + gear.length)
  await awake(page)
  const written = gear.map(({ itemId, quantity }) => {
    const name = priceOf('item', itemId)?.name
    return quantity === 1 ? `- ${name}` : `- ${quantity} × ${name}`
  })
  await expect(equipment(page)).toHaveValue(['- Canon EOS C70', ...written].join('\n'))
})

test('the quote page has no violation with various lists and wrong dates', async ({ page, visit }) => {
  await visit(quoteHref('kit', 'training'))
  await expect(total(page)).toContainText(reportWords.without(['Youth Training kit']))
  await expectNoViolations(page)

  await awake(page)
  await add(page, starter).click()
  await add(page, professional).click()
  await expect(lines(page)).toHaveCount(3)
  await expectNoViolations(page)

  const [from, to] = [report(page).getByLabel(dateWords.from), report(page).getByLabel(dateWords.to)]
  await from.fill('2020-01-01')
  await to.fill(addDays(first, 90))
  await expect(from).toHaveAccessibleDescription(dateWords.past)
  await expectNoViolations(page)
})

test('the quote page has no violation after a failed request and after a successful one', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/^Status 503: .*\/functions\/v1\/|^Console: Quote request not sent/)
  let broken = true
  await page.route(`**${serverPaths.submitForm}`, (route) =>
    broken
      ? route.fulfill({ status: 503, json: { ok: false, error: { code: 'unavailable', message: '' } } })
      : route.continue(),
  )
  await visit(quoteHref('item', 'canon-eos-c70', { quantity: 2, from: first, to: last }))
  await awake(page)
  await fillInPerson(page)
  await send(page)
  await expectToast(page, { title: 'Submission Failed' })
  await expectNoViolations(page)
  broken = false
  await send(page)
  await expectToast(page, { title: 'Quote Request Sent!' })
  await expect(lines(page)).toHaveCount(0)
  await expectNoViolations(page)
})

test('the quote page has no violation on a phone, where a bar shows the total', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(quoteHref('package', 'essential-starter-kit'))
  await expect(lines(page)).toHaveCount(1)
  await awake(page)
  await form(page).getByLabel('Additional Details').focus()
  // A toast that fades out during the check would be half transparent.
  await expect(page.getByLabel('Notifications').getByRole('button')).toHaveCount(0)
  await expectNoViolations(page)

  await test.step('the bar covers part of a field', async () => {
    const field = form(page).getByLabel('Email')
    await field.evaluate((input) => scrollBy(0, input.getBoundingClientRect().bottom - innerHeight + 20))
    await expectNoViolations(page)
  })
})
