import type { Page } from '@playwright/test'
import { calendarWords } from '../../../src/content/desk/hours.ts'
import { inquiryWords } from '../../../src/content/desk/inquiry.ts'
import { settingsWords } from '../../../src/content/desk/settings.ts'
import { ownName, test } from '../../support/desk-test.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { receive } from '../../support/pages/staff.ts'
import { type StoredSettings, storeSettings } from '../../support/servers/store-settings.ts'
import { expect } from '../../support/site-test.ts'

const looks: readonly { readonly name: string; readonly width: number; readonly settings: StoredSettings }[] =
  [
    { name: 'in light on a phone', width: 390, settings: {} },
    { name: 'in dark on a desktop', width: 1280, settings: { darkMode: true } },
    { name: 'in high contrast on a desktop', width: 1280, settings: { contrast: 'high' } },
    { name: 'with 200 % text on a phone', width: 390, settings: { fontSizePercent: 200, darkMode: true } },
  ]

/** How far the page can be scrolled to the side. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

for (const { name: look, width, settings } of looks) {
  test(`no screen of the desk has a barrier ${look}`, async ({ page, request, staff, openDesk }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await storeSettings(page, settings)
    const name = ownName()
    const also = { website: 'http://spam.example' }
    const held = await receive(request, 'consultation', { data: { name }, also })
    const open = await receive(request, 'quote', { data: { firstName: 'Zoe', lastName: name.slice(4) } })
    const judge = async () => {
      await expectNoViolations(page)
      expect(await sideways(page)).toBe(0)
    }

    await openDesk('/staff', await staff('producer'))
    await expect(page.locator('[data-line]').first()).toBeVisible()
    await judge()
    await page.goto(`/staff/inbox?view=all&q=${encodeURIComponent(name)}&status=new`)
    await expect(page.locator('[data-line]').first()).toBeVisible()
    await judge()
    for (const reference of [held, open]) {
      await page.goto(`/staff/inbox?view=all&q=${encodeURIComponent(name)}&at=${reference}`)
      await expect(page.getByLabel(inquiryWords.note)).toBeVisible()
      await judge()
    }
    await page.getByRole('combobox', { name: inquiryWords.status, exact: true }).selectOption('lost')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await judge()
  })

  test(`the settings of hours have no barrier ${look}`, async ({ page, staff, openDesk }) => {
    await page.setViewportSize({ width, height: 844 })
    await storeSettings(page, settings)
    await openDesk('/staff/settings/hours', await staff('owner'))
    await page.getByRole('button', { name: calendarWords.closedDays.add }).click()
    await page.getByRole('button', { name: settingsWords.save, exact: true }).click()
    await expect(page.getByText(calendarWords.errors.missing).first()).toBeVisible()
    await expectNoViolations(page)
    expect(await sideways(page)).toBe(0)
  })
}
