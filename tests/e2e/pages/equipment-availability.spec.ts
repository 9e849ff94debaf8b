import type { Locator } from '@playwright/test'
import {
  availabilityGroups,
  sampleBookings,
} from '../../../src/content/equipment-availability/availability.ts'
import { closingWords, rentalTerms } from '../../../src/content/equipment-availability/legend.ts'
import {
  boardWords,
  scheduleWords,
  statusWords,
} from '../../../src/content/equipment-availability/schedule-words.ts'
import { formatDay, formatPeriod } from '../../../src/domain/availability/format-days.ts'
import { addDays } from '../../../src/domain/calendar-day.ts'
import { quoteHref } from '../../../src/domain/equipment/quote-href.ts'
import { pagePaths } from '../../../src/routes.ts'
import {
  c300,
  c500,
  check,
  expectCounts,
  firstDay,
  lastDay,
  nameOf,
  boardPath as path,
  rateOf,
  strip,
  summary,
  today,
} from '../../support/pages/availability-board.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test, wake } from '../../support/site-test.ts'

/** The lines of the board or of one of its categories. */
function linesOf(part: Locator): Locator {
  return part.locator('ol:not([aria-hidden]) > li')
}

test('on arrival, the board shows availability for today, category by category', async ({ page, visit }) => {
  await visit(path)
  await expect(summary(page)).toContainText(`${boardWords.today}, ${formatDay(today, today)}`)
  await expectCounts(page, 24, 4, 1)
  await expect(page).toHaveURL(path)
  await expect(firstDay(page)).toHaveValue(today)

  const out = sampleBookings.filter(({ from, until }) => from <= 0 && until > 0)
  expect(out).toHaveLength(5)
  for (const { itemId, kind, until } of out) {
    const line = strip(page, nameOf(itemId))
    await expect(line).toContainText(statusWords[kind])
    await expect(line).toContainText(`${boardWords.nextFree} ${formatDay(addDays(today, until), today)}`)
  }
  // A gimbal can replace a gimbal, but a recorder cannot replace a wireless receiver.
  const gimbal = { id: 'dji-rs-4-pro', name: nameOf('dji-rs-4-pro') }
  await expect(
    strip(page, 'DJI Ronin 2').getByRole('link', { name: boardWords.addInstead(gimbal.name, 'DJI Ronin 2') }),
  ).toHaveAttribute('href', quoteHref('item', gimbal.id, { from: today, to: today }))
  const receiver = strip(page, nameOf('shure-axient-ad4q'))
  await expect(receiver).toContainText(boardWords.noSubstitute)
  await expect(receiver.getByRole('link')).toHaveCount(1)
  await expect(strip(page, c300)).toContainText(`${statusWords.available}${boardWords.units(2, 2)}`)

  for (const { label, itemIds } of availabilityGroups) {
    const group = page.getByRole('region', { name: label, exact: true })
    await expect(linesOf(group)).toContainText(itemIds.map(nameOf))
    await expect(linesOf(group)).toContainText(itemIds.map(rateOf))
    const missing = out.filter(({ itemId }) => itemIds.includes(itemId)).length
    await expect(group).toContainText(boardWords.tally(itemIds.length - missing, itemIds.length))
  }
})

test('a shared link, Back and a reload keep the dates, and every quote link carries the range', async ({
  page,
  visit,
}) => {
  const [shared, free] = [addDays(today, 6), addDays(today, 20)]
  await test.step('a shared link, Back, Forward and a reload keep the dates', async () => {
    await visit(`${path}?utm_source=mail&from=${shared}`)
    await expect(firstDay(page)).toHaveValue(shared)
    await expect(summary(page)).toContainText(formatDay(shared, today))
    await expect(strip(page, 'Allen & Heath SQ-5')).toContainText(statusWords.booked)
    await firstDay(page).fill(free)
    await check(page).click()
    await expectCounts(page, 29, 0, 0)
    await expect(page).toHaveURL(`${path}?utm_source=mail&from=${free}`)
    await page.goBack()
    await expect(firstDay(page)).toHaveValue(shared)
    await expect(strip(page, 'Allen & Heath SQ-5')).toContainText(statusWords.booked)
    await page.goForward()
    await expectCounts(page, 29, 0, 0)
    await page.reload()
    await wake(page)
    await expect(firstDay(page)).toHaveValue(free)
    await expectCounts(page, 29, 0, 0)
  })

  await test.step('a range is checked with the server, and every quote link carries it', async () => {
    const [from, to] = [addDays(today, 2), addDays(today, 4)]
    await firstDay(page).fill(from)
    await lastDay(page).fill(to)
    await check(page).click()
    await expect(page).toHaveURL(`${path}?utm_source=mail&from=${from}&to=${to}`)
    await expect(summary(page)).toContainText(formatPeriod({ from, until: addDays(to, 1) }, today))
    const few = strip(page, c300)
    const add = few.getByRole('link', { name: boardWords.addItem(c300) })
    await expect(few).toContainText(`${statusWords.short}${boardWords.units(1, 2)}`)
    await expect(add).toHaveAttribute('href', `/quote?item=canon-eos-c300-mark-iii&from=${from}&to=${to}`)
    // Three days in a row, from the day after the last booking.
    const next = addDays(today, 3)
    const last = addDays(next, 2)
    const taken = strip(page, c500)
    await expect(taken).toContainText(`${boardWords.nextFree} ${formatDay(next, today)}`)
    await expect(
      taken.getByRole('link', { name: boardWords.laterItem(formatDay(next, today), c500) }),
    ).toHaveAttribute('href', quoteHref('item', 'canon-eos-c500-mark-ii', { from: next, to: last }))
    await expect(taken.getByRole('link', { name: boardWords.addInstead(c300, c500) })).toHaveAttribute(
      'href',
      quoteHref('item', 'canon-eos-c300-mark-iii', { from, to }),
    )
    await add.click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => new URL(page.url()).pathname).toBe(pagePaths.quote)
  })
})

readingTest('the page lists what every rental includes, and links to the next steps', async ({ read }) => {
  const page = await read(path)
  const main = page.getByRole('main')
  for (const { figure, text } of rentalTerms) await expect(main).toContainText(`${figure} ${text}`)
  const closing = page.getByRole('region', { name: closingWords.heading })
  for (const { label, href } of closingWords.actions) {
    await expect(closing.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href)
  }
})

readingTest(
  'without scripts, the equipment and its rates can be read, with ways to contact the company',
  async ({ read }) => {
    const page = await read(`${path}?from=${today}`)
    const board = page.getByRole('region', { name: scheduleWords.heading })
    const shown = linesOf(board).filter({ visible: true })
    const ids = availabilityGroups.flatMap(({ itemIds }) => itemIds)
    await expect(shown.locator('p:first-child')).toHaveText(ids.map(nameOf))
    await expect(shown).toContainText(ids.map(rateOf))
    await expect(board.getByRole('link', { name: '(503) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+15035550142',
    )
    await expect(board.getByRole('link', { name: 'ask for a quote' })).toHaveAttribute(
      'href',
      pagePaths.quote,
    )
    for (const control of [firstDay(page), lastDay(page), check(page), page.getByText(boardWords.checking)]) {
      await expect(control).toBeHidden()
    }
  },
)
