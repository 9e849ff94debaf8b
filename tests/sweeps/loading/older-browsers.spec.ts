import { formatPeriod } from '../../../src/domain/availability/format-days.ts'
import { addDays } from '../../../src/domain/calendar-day.ts'
import { pagePaths } from '../../../src/routes.ts'
import { removeNavigationApi } from '../../support/older-browser.ts'
import {
  boardPath,
  check,
  firstDay,
  lastDay,
  summary,
  today,
} from '../../support/pages/availability-board.ts'
import { expect, test } from '../../support/site-test.ts'

test('without the Navigation API, the board shows availability for the chosen dates', async ({
  page,
  visit,
}) => {
  await removeNavigationApi(page)
  const from = addDays(today, 2)
  const to = addDays(today, 4)
  await visit(boardPath)
  await firstDay(page).fill(from)
  await lastDay(page).fill(to)
  await check(page).click()
  await expect(summary(page)).toContainText(formatPeriod({ from, until: addDays(to, 1) }, today))
})

test('without the Navigation API, a menu closes when it opens the consultation', async ({ page, visit }) => {
  await removeNavigationApi(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(pagePaths.home)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('button', { name: 'Menu' }).click()
  const consultation = navigation.getByRole('button', { name: 'Get Your Free Consultation' })
  await consultation.click()
  await expect(consultation).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Get Your Free Consultation' })).toBeVisible()
})
