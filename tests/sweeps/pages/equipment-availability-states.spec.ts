import { periodProblems } from '../../../src/content/equipment-availability/availability.ts'
import {
  boardWords,
  emptyWords,
  failureWords,
  scheduleWords,
  statusWords,
} from '../../../src/content/equipment-availability/schedule-words.ts'
import { formatDay } from '../../../src/domain/availability/format-days.ts'
import { addDays } from '../../../src/domain/calendar-day.ts'
import { quoteHref } from '../../../src/domain/equipment/quote-href.ts'
import { pagePaths } from '../../../src/routes.ts'
import { holdBack } from '../../support/hold-back.ts'
import {
  answer,
  asked,
  c500,
  check,
  expectCounts,
  firstDay,
  holdQuestions,
  lastDay,
  boardPath as path,
  plain,
  strip,
  summary,
  today,
} from '../../support/pages/availability-board.ts'
import { expect, test } from '../../support/site-test.ts'

test('a late answer never replaces a newer one, and the same dates can be checked again', async ({
  page,
  visit,
}) => {
  const held = await holdQuestions(page)
  await visit(path)
  await expect.poll(() => held.length).toBe(1)
  await expect(summary(page)).toContainText(boardWords.checking)

  const later = addDays(today, 3)
  await firstDay(page).fill(later)
  await check(page).click()
  await expect.poll(() => held.length).toBe(2)
  await held[1]?.fulfill({ json: answer(later, { 'canon-eos-c70': { free: 0 } }) })
  await expectCounts(page, 28, 1, 0)
  // The browser may already have canceled the request.
  await held[0]?.fulfill({ json: answer(today) }).catch(() => undefined)
  await expect(summary(page)).toContainText(formatDay(later, today))
  await expectCounts(page, 28, 1, 0)

  await check(page).click()
  await expect.poll(() => held.length).toBe(3)
  await held[2]?.fulfill({ json: answer(later, { 'dji-ronin-2': { free: 0, inMaintenance: 1 } }) })
  await expectCounts(page, 28, 0, 1)
  await expect(strip(page, 'DJI Ronin 2')).toContainText(`${statusWords.maintenance}${boardWords.noDate}`)

  await check(page).click()
  await expect.poll(() => held.length).toBe(4)
  await held[3]?.fulfill({ json: { ...answer(later), items: [] } })
  await expect(page.getByRole('heading', { name: emptyWords.title })).toBeVisible()
  const board = page.getByRole('region', { name: scheduleWords.heading })
  await expect(board.getByRole('link', { name: emptyWords.action.label })).toHaveAttribute(
    'href',
    pagePaths.quote,
  )
})

test('invalid dates are refused beside their field, whether from the address or typed in', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/^Status 422/)

  await test.step('an address with invalid dates shows an error, and the equipment can still be quoted', async () => {
    await visit(`${path}?from=someday`)
    await expect(firstDay(page)).toHaveAccessibleDescription(new RegExp(plain(periodProblems['no-day'])))
    await expect(firstDay(page), 'nobody asked for the focus').not.toBeFocused()
    await expect(strip(page, c500).getByRole('link', { name: boardWords.addItem(c500) })).toHaveAttribute(
      'href',
      quoteHref('item', 'canon-eos-c500-mark-ii'),
    )
  })

  await test.step('a last day before the first is refused until it is corrected', async () => {
    await firstDay(page).fill(addDays(today, 5))
    await lastDay(page).fill(addDays(today, 4))
    await check(page).click()
    await expect(lastDay(page)).toHaveAccessibleDescription(new RegExp(plain(periodProblems.reversed)))
    await expect(lastDay(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(lastDay(page)).toBeFocused()
    await expect(summary(page)).toContainText(boardWords.unchecked)
    await firstDay(page).fill(today)
    await lastDay(page).fill('')
    await expect(lastDay(page)).not.toHaveAttribute('aria-invalid')
    await check(page).click()
    await expectCounts(page, 24, 4, 1)
  })

  await test.step('an incomplete last day is not treated as an empty one', async () => {
    const url = page.url()
    await lastDay(page).pressSequentially('12')
    await check(page).click()
    await expect(lastDay(page)).toHaveAccessibleDescription(new RegExp(plain(periodProblems['no-day'])))
    await expect(lastDay(page)).toBeFocused()
    await expect(page).toHaveURL(url)
  })
})

test('a failed check is retried by button, and a check that failed offline when the connection returns', async ({
  page,
  visit,
  context,
  troubles,
}) => {
  troubles.allow(/^Status 503|ERR_INTERNET_DISCONNECTED/)
  await page.route(asked, (route) => route.fulfill({ status: 503, json: { ok: false } }))
  await visit(path)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(failureWords.server.title)
  await expect(strip(page, c500).getByRole('link', { name: boardWords.addItem(c500) })).toHaveAttribute(
    'href',
    quoteHref('item', 'canon-eos-c500-mark-ii', { from: today, to: today }),
  )
  await expect(alert.getByRole('link')).toHaveAttribute('href', 'tel:+15035550142')
  await expect(summary(page)).toContainText(boardWords.unchecked)
  await page.unroute(asked)
  await alert.getByRole('button', { name: failureWords.retry }).click()
  await expectCounts(page, 24, 4, 1)
  await expect(alert).toHaveCount(0)

  await context.setOffline(true)
  await firstDay(page).fill(addDays(today, 20))
  await check(page).click()
  await expect(alert).toContainText(failureWords.offline.title)
  await context.setOffline(false)
  await expectCounts(page, 29, 0, 0)
})

test('a check sent before the code loads is answered, and the keyboard can check and move on', async ({
  page,
  visit,
}) => {
  const code = await holdBack(page, /\/assets\/schedule-section-[^/]+\.js$/)
  const from = addDays(today, 20)
  await visit(path)
  await firstDay(page).fill(from)
  await check(page).click()
  code.release()
  // The browser submitted the form itself, including its empty field.
  await expect(page).toHaveURL(`${path}?from=${from}&to=`)
  await expect(firstDay(page)).toHaveValue(from)
  await expectCounts(page, 29, 0, 0)

  await firstDay(page).fill(today)
  await firstDay(page).press('Enter')
  await expectCounts(page, 24, 4, 1)
  await expect(firstDay(page)).toBeFocused()
  await firstDay(page).fill(from)
  await check(page).focus()
  await page.keyboard.press('Enter')
  await expectCounts(page, 29, 0, 0)
  await expect(check(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(strip(page, c500).getByRole('link')).toBeFocused()
})

test.describe('far from Portland', () => {
  // Nine in the evening of the 15th in Portland is seven in the evening of the 16th there.
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('days are Portland days, and a page left open checks again the next day', async ({ page, visit }) => {
    await page.clock.setFixedTime('2026-11-16T05:00:00Z')
    const held = await holdQuestions(page)
    await visit(path)
    await expect.poll(() => held.length).toBe(1)
    expect(new URL(held[0]?.request().url() ?? '').search, 'the server knows what day it is').toBe('')
    await expect(firstDay(page)).toHaveValue('2026-11-15')
    await expect(firstDay(page)).toHaveAttribute('min', '2026-11-15')
    await held[0]?.fulfill({
      json: answer('2026-11-15', { 'canon-eos-c70': { free: 0, nextFree: '2026-11-17' } }, '2026-11-15'),
    })
    await expect(summary(page)).toContainText('Today, Sun, Nov 15')
    await expect(strip(page, 'Canon EOS C70')).toContainText(`${boardWords.nextFree} Tue, Nov 17`)

    await page.clock.setFixedTime('2026-11-16T16:00:00Z')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => held.length).toBe(2)
    await held[1]?.fulfill({ json: answer('2026-11-16', {}, '2026-11-16') })
    await expect(summary(page)).toContainText('Today, Mon, Nov 16')
  })
})
