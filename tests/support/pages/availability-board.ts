import type { Locator, Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import { datedItemIds } from '../../../src/content/equipment-availability/availability.ts'
import { datedEquipment } from '../../../src/content/equipment-availability/dated-equipment.ts'
import {
  boardWords,
  dateWords,
  scheduleWords,
} from '../../../src/content/equipment-availability/schedule-words.ts'
import type { ItemAvailability } from '../../../src/domain/availability/availability.ts'
import { addDays } from '../../../src/domain/calendar-day.ts'
import { formatDailyRate } from '../../../src/domain/equipment/format-rate.ts'
import { portlandDay } from '../../../src/domain/portland-day.ts'
import { pagePaths, serverPaths } from '../../../src/routes.ts'

export const boardPath = pagePaths.equipmentAvailability
export const asked = (url: URL) => url.pathname === serverPaths.equipmentAvailability
export const today = portlandDay(new Date())
export const c500 = 'Canon EOS C500 Mark II'
export const c300 = 'Canon EOS C300 Mark III'

export function summary(page: Page): Locator {
  return page.getByRole('region', { name: scheduleWords.heading }).getByRole('status')
}

/** The item's own line, not a line that offers it as a replacement. */
export function strip(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: scheduleWords.heading })
    .getByRole('listitem')
    .filter({ has: page.locator('p:first-child', { hasText: new RegExp(`^${plain(name)}$`) }) })
}

export const firstDay = (page: Page) => page.getByLabel(dateWords.from)
export const lastDay = (page: Page) => page.getByLabel(dateWords.to)
export const check = (page: Page) => page.getByRole('button', { name: dateWords.check, exact: true })

export async function expectCounts(page: Page, available: number, booked: number, maintenance: number) {
  await expect(summary(page).getByRole('listitem')).toHaveText([
    `${available} ${boardWords.counts.available}`,
    `${booked} ${boardWords.counts.booked}`,
    `${maintenance} ${boardWords.counts.maintenance}`,
  ])
}

/** An answer in which everything is available except the given overrides. */
export function answer(
  from: string,
  over: Readonly<Record<string, Partial<ItemAvailability>>> = {},
  day = today,
) {
  return {
    ok: true,
    today: day,
    from,
    until: addDays(from, 1),
    items: datedItemIds.map((itemId) => ({
      itemId,
      total: 1,
      free: 1,
      inMaintenance: 0,
      nextFree: null,
      ...over[itemId],
    })),
  }
}

/** Holds every availability request until the test answers it. */
export async function holdQuestions(page: Page): Promise<Route[]> {
  const held: Route[] = []
  await page.route(asked, (route) => {
    held.push(route)
  })
  return held
}

function itemOf(itemId: string) {
  const item = datedEquipment.find(({ id }) => id === itemId)
  if (!item) throw new Error(`${itemId} is not on the board`)
  return item
}

export function nameOf(itemId: string): string {
  return itemOf(itemId).name
}

export function rateOf(itemId: string): string {
  return formatDailyRate(itemOf(itemId).dailyRate)
}

export function plain(text: string): string {
  return text.replace(/[.?]/g, '\\$&')
}
