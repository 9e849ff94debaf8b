import { periodProblems } from '../../../src/content/equipment-availability/availability.ts'
import {
  boardWords,
  dateWords,
  emptyWords,
  failureWords,
} from '../../../src/content/equipment-availability/schedule-words.ts'
import { addDays } from '../../../src/domain/calendar-day.ts'
import { expectNoViolations, expectNoViolationsInLooks } from '../../support/looks/axe.ts'
import { type Look, putOn } from '../../support/looks/looks.ts'
import {
  answer,
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

const refused = [
  {
    name: 'a day in the past',
    from: '2020-01-01',
    to: '',
    field: dateWords.from,
    message: periodProblems.past,
  },
  { name: 'no day', from: '', to: '', field: dateWords.from, message: periodProblems['no-day'] },
  {
    name: 'a last day before the first',
    from: addDays(today, 5),
    to: addDays(today, 4),
    field: dateWords.to,
    message: periodProblems.reversed,
  },
  {
    name: 'a period that is too long',
    from: today,
    to: addDays(today, 60),
    field: dateWords.to,
    message: periodProblems['too-long'],
  },
]

test('every kind of invalid dates is refused beside its field, which gets focus', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/^Status 422/)
  await visit(path)
  await expectCounts(page, 24, 4, 1)
  for (const { name, from, to, field, message } of refused) {
    await test.step(name, async () => {
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
})

test('the board has no violation in light, dark or high contrast: loading, loaded, failed or empty', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/^Status 503/)
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

  await check(page).click()
  await expect.poll(() => held.length).toBe(2)
  await held[1]?.fulfill({ status: 503, json: { ok: false } })
  await expect(page.getByRole('alert')).toContainText(failureWords.server.title)
  await expectNoViolationsInLooks(page, colors)
  await check(page).click()
  await expect.poll(() => held.length).toBe(3)
  await held[2]?.fulfill({ json: { ...answer(today), items: [] } })
  await expect(page.getByRole('heading', { name: emptyWords.title })).toBeVisible()
  await expectNoViolationsInLooks(page, colors)
})

test('the loaded board fits 320 pixels with 100 and 200 % text', async ({ page, visit }) => {
  await visit(path)
  await expectCounts(page, 24, 4, 1)
  for (const fontSizePercent of [100, 200]) {
    const name = `with ${fontSizePercent} % text`
    await putOn(page, { name, width: 320, height: 720, settings: { fontSizePercent } })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, name).toBeLessThanOrEqual(320)
    for (const part of [summary(page), strip(page, c500)]) {
      const over = await part.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(over, name).toBeLessThanOrEqual(0)
    }
  }
})
