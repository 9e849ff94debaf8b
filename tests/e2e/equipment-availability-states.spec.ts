import { periodProblems } from '../../src/content/availability.ts'
import {
  boardWords,
  dateWords,
  emptyWords,
  failureWords,
  scheduleWords,
  statusWords,
} from '../../src/content/equipment-availability/schedule-words.ts'
import { addDays } from '../../src/domain/calendar-day.ts'
import { quoteHref } from '../../src/domain/equipment/quote-href.ts'
import { formatDay } from '../../src/domain/rentals/format-days.ts'
import { pagePaths } from '../../src/routes.ts'
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
} from '../support/availability-board.ts'
import { expectNoViolations, expectNoViolationsInLooks } from '../support/axe.ts'
import type { Look } from '../support/looks.ts'
import { expect, test } from '../support/site-test.ts'
import { storeSettings } from '../support/store-settings.ts'

test('a late answer never takes the place of a newer one', async ({ page, visit }) => {
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
  // The browser may have hung up already.
  await held[0]?.fulfill({ json: answer(today) }).catch(() => undefined)
  await expect(summary(page)).toContainText(formatDay(later, today))
  await expectCounts(page, 28, 1, 0)
})

test('the same dates can be checked again', async ({ page, visit }) => {
  const held = await holdQuestions(page)
  await visit(`${path}?from=${today}`)
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.fulfill({ json: answer(today) })
  await expectCounts(page, 29, 0, 0)
  await check(page).click()
  await expect.poll(() => held.length).toBe(2)
  await held[1]?.fulfill({ json: answer(today, { 'dji-ronin-2': { free: 0, inMaintenance: 1 } }) })
  await expectCounts(page, 28, 0, 1)
  await expect(strip(page, 'DJI Ronin 2')).toContainText(`${statusWords.maintenance}${boardWords.noDate}`)
})

for (const { name, from, to, field, message } of [
  { name: 'a day gone by', from: '2020-01-01', to: '', field: dateWords.from, message: periodProblems.past },
  { name: 'no day', from: '', to: '', field: dateWords.from, message: periodProblems['no-day'] },
  {
    name: 'a last day before the first',
    from: addDays(today, 5),
    to: addDays(today, 4),
    field: dateWords.to,
    message: periodProblems.reversed,
  },
  {
    name: 'more days than we check',
    from: today,
    to: addDays(today, 60),
    field: dateWords.to,
    message: periodProblems['too-long'],
  },
]) {
  test(`${name} is refused beside its field, which gets the focus`, async ({ page, visit, troubles }) => {
    troubles.allow(/^Status 422/)
    await visit(path)
    await expectCounts(page, 24, 4, 1)
    await firstDay(page).fill(from)
    await lastDay(page).fill(to)
    await check(page).click()
    const input = page.getByLabel(field)
    await expect(input).toHaveAccessibleDescription(new RegExp(plain(message)))
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toBeFocused()
    await expect(summary(page)).toContainText(boardWords.unchecked)
    await expectNoViolations(page)

    await firstDay(page).fill(today)
    await lastDay(page).fill('')
    await expect(input).not.toHaveAttribute('aria-invalid')
    await check(page).click()
    await expectCounts(page, 24, 4, 1)
  })
}

test('half a last day is not taken for a single day', async ({ page, visit }) => {
  await visit(path)
  await expectCounts(page, 24, 4, 1)
  await lastDay(page).pressSequentially('12')
  await check(page).click()
  await expect(lastDay(page)).toHaveAccessibleDescription(new RegExp(plain(periodProblems['no-day'])))
  await expect(lastDay(page)).toBeFocused()
  await expect(page).toHaveURL(path)
})

test('an address that asks nonsense says so, and what is there can still be quoted', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/^Status 422/)
  await visit(`${path}?from=someday`)
  await expect(firstDay(page)).toHaveAccessibleDescription(new RegExp(plain(periodProblems['no-day'])))
  await expect(firstDay(page), 'nobody asked for the focus').not.toBeFocused()
  await expect(strip(page, c500).getByRole('link', { name: boardWords.addItem(c500) })).toHaveAttribute(
    'href',
    quoteHref('item', 'canon-eos-c500-mark-ii'),
  )
})

test('a server that does not answer is asked again by hand', async ({ page, visit, troubles }) => {
  troubles.allow(/^Status 503/)
  let broken = true
  await page.route(asked, (route) =>
    broken ? route.fulfill({ status: 503, json: { ok: false } }) : route.continue(),
  )
  await visit(path)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(failureWords.server.title)
  await expect(strip(page, c500).getByRole('link', { name: boardWords.addItem(c500) })).toHaveAttribute(
    'href',
    quoteHref('item', 'canon-eos-c500-mark-ii', { from: today, to: today }),
  )
  await expect(alert.getByRole('link')).toHaveAttribute('href', 'tel:+15035550142')
  await expect(summary(page)).toContainText(boardWords.unchecked)
  await expectNoViolations(page)
  broken = false
  await alert.getByRole('button', { name: failureWords.retry }).click()
  await expectCounts(page, 24, 4, 1)
  await expect(alert).toHaveCount(0)
})

test('a lost connection is named, and its return answers the question', async ({
  page,
  visit,
  context,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/)
  await visit(path)
  await expectCounts(page, 24, 4, 1)
  await context.setOffline(true)
  await firstDay(page).fill(addDays(today, 20))
  await check(page).click()
  await expect(page.getByRole('alert')).toContainText(failureWords.offline.title)
  await context.setOffline(false)
  await expectCounts(page, 29, 0, 0)
})

test('a board without strips says what to do', async ({ page, visit }) => {
  await page.route(asked, (route) => route.fulfill({ json: { ...answer(today), items: [] } }))
  await visit(path)
  await expect(page.getByRole('heading', { name: emptyWords.title })).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: scheduleWords.heading })
      .getByRole('link', { name: emptyWords.action.label }),
  ).toHaveAttribute('href', pagePaths.quote)
  await expectNoViolations(page)
})

test('what was asked before the code came is answered when it comes', async ({ page }) => {
  const { promise: clicked, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/schedule-section-[^/]+\.js$/, async (route) => {
    await clicked
    await route.continue()
  })
  const from = addDays(today, 20)
  await page.goto(path)
  await firstDay(page).fill(from)
  await check(page).click()
  release()
  await expect(page).toHaveURL(`${path}?from=${from}`)
  await expect(firstDay(page)).toHaveValue(from)
  await expectCounts(page, 29, 0, 0)
})

test('the keyboard asks with Enter, keeps its place and walks on to the strips', async ({ page, visit }) => {
  await visit(path)
  await expectCounts(page, 24, 4, 1)
  await firstDay(page).fill(addDays(today, 20))
  await firstDay(page).press('Enter')
  await expectCounts(page, 29, 0, 0)
  await expect(firstDay(page)).toBeFocused()
  await check(page).focus()
  await page.keyboard.press('Enter')
  await expect(check(page)).toBeFocused()
  await expectCounts(page, 29, 0, 0)
  await page.keyboard.press('Tab')
  await expect(strip(page, c500).getByRole('link')).toBeFocused()
})

test.describe('far from Portland', () => {
  // Nine in the evening of the 15th in Portland is seven in the evening of the 16th there.
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('days are Portland days, also before the server has answered', async ({ page, visit }) => {
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
  })

  test('a page left open asks again when it is looked at on another day', async ({ page, visit }) => {
    await page.clock.setFixedTime('2026-11-16T05:00:00Z')
    const held = await holdQuestions(page)
    await visit(path)
    await expect.poll(() => held.length).toBe(1)
    await held[0]?.fulfill({ json: answer('2026-11-15', {}, '2026-11-15') })
    await expect(summary(page)).toContainText('Today, Sun, Nov 15')
    await page.clock.setFixedTime('2026-11-16T16:00:00Z')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => held.length).toBe(2)
    await held[1]?.fulfill({ json: answer('2026-11-16', {}, '2026-11-16') })
    await expect(summary(page)).toContainText('Today, Mon, Nov 16')
  })
})

test('the board has no violation in light, dark or high contrast, waiting or answered', async ({
  page,
  visit,
}) => {
  const colors: readonly Look[] = [
    { name: 'in light', width: 1280, settings: {} },
    { name: 'in dark', width: 1280, settings: { darkMode: true } },
    { name: 'in high contrast', width: 1280, settings: { contrast: 'high' } },
  ]
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const held = await holdQuestions(page)
  await visit(path)
  await expect.poll(() => held.length).toBe(1)
  await expect(summary(page)).toContainText(boardWords.checking)
  await expectNoViolationsInLooks(page, colors)
  await held[0]?.continue()
  await expectCounts(page, 24, 4, 1)
  await expectNoViolationsInLooks(page, colors)
})

for (const fontSizePercent of [100, 200]) {
  test(`the answered board fits 320 pixels with ${fontSizePercent} % text`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 720 })
    await storeSettings(page, { fontSizePercent })
    await visit(path)
    await expectCounts(page, 24, 4, 1)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
    for (const part of [summary(page), strip(page, c500)]) {
      expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
        0,
      )
    }
  })
}
