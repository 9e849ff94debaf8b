import type { Page } from '@playwright/test'
import { deliveryWords } from '../../../src/content/desk/deliveries.ts'
import { shellWords } from '../../../src/content/desk/desk.ts'
import { exportWords } from '../../../src/content/desk/export.ts'
import { testWords } from '../../../src/content/desk/health.ts'
import { calendarWords } from '../../../src/content/desk/hours.ts'
import { inboxWords } from '../../../src/content/desk/inbox.ts'
import { inquiryWords } from '../../../src/content/desk/inquiry.ts'
import { letterWords, savedReplyWords } from '../../../src/content/desk/letter.ts'
import { peopleWords } from '../../../src/content/desk/people.ts'
import { personWords } from '../../../src/content/desk/person.ts'
import { promiseWords } from '../../../src/content/desk/promises.ts'
import { retentionWords } from '../../../src/content/desk/retention.ts'
import { settingsWords } from '../../../src/content/desk/settings.ts'
import { savedViewWords } from '../../../src/content/desk/views.ts'
import { webhookUnset } from '../../../src/content/desk/webhook.ts'
import { ownName, test } from '../desk-test.ts'
import { createStaff, receive } from '../pages/staff.ts'
import { type StoredSettings, storeSettings } from '../servers/store-settings.ts'
import { expect } from '../site-test.ts'
import { expectNoViolations } from './axe.ts'

type DeskLook = { readonly name: string; readonly width: number; readonly settings: StoredSettings }

/** No barrier that axe finds, a page exactly as large as the window, and nothing to scroll sideways. */
async function judge(page: Page): Promise<void> {
  await expectNoViolations(page)
  const beyond = await page.evaluate(() => {
    const root = document.documentElement
    const main = document.querySelector('main') ?? root
    return {
      sideways: Math.max(root.scrollWidth - root.clientWidth, main.scrollWidth - main.clientWidth),
      below: root.scrollHeight - root.clientHeight,
    }
  })
  expect(beyond).toEqual({ sideways: 0, below: 0 })
}

/** The tests of every screen of the desk in one look. */
export function judgeDesk({ name: look, width, settings }: DeskLook): void {
  test(`no screen of the desk has a barrier ${look}`, async ({ page, request, staff, openDesk }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await storeSettings(page, settings)
    const name = ownName()
    const also = { website: 'http://spam.example' }
    const held = await receive(request, 'consultation', { data: { name }, also })
    const open = await receive(request, 'quote', { data: { firstName: 'Zoe', lastName: name.slice(4) } })
    await openDesk('/staff', await staff('producer'))
    await expect(page.locator('[data-line]').first()).toBeVisible()
    await judge(page)
    await page.getByRole('button', { name: /30 days$/ }).click()
    await expect(page.getByRole('dialog', { name: promiseWords.title })).toBeVisible()
    await judge(page)
    await page.goto('/staff/settings/notifications')
    await expect(page.getByRole('switch').first()).toBeVisible()
    await judge(page)
    await page.goto('/staff/deliveries')
    await expect(page.getByRole('heading', { name: deliveryWords.title, level: 1 })).toBeVisible()
    await judge(page)
    await page.goto(`/staff/inbox?view=all&q=${encodeURIComponent(name)}&status=new`)
    await expect(page.locator('[data-line]').first()).toBeVisible()
    await judge(page)
    for (const reference of [held, open]) {
      await page.goto(`/staff/inbox?view=all&q=${encodeURIComponent(name)}&at=${reference}`)
      await expect(page.getByLabel(inquiryWords.note)).toBeVisible()
      await judge(page)
    }
    await page.getByRole('button', { name: inquiryWords.reply }).click()
    await page.getByLabel(letterWords.text, { exact: true }).fill('Hello {{company}}')
    await expect(page.getByText(letterWords.gaps.title)).toBeVisible()
    await judge(page)
    await page.getByRole('button', { name: letterWords.preview.open }).click()
    await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
    await judge(page)
    await page.getByRole('button', { name: letterWords.preview.back }).click()
    await page.getByRole('combobox', { name: inquiryWords.status, exact: true }).selectOption('lost')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await judge(page)
    await page.goto('/staff/settings/replies')
    await page.getByRole('button', { name: savedReplyWords.add }).click()
    await page.getByRole('button', { name: settingsWords.save }).click()
    await expect(page.getByText(savedReplyWords.missing).first()).toBeVisible()
    await judge(page)
    await page.goto('/staff/settings/signature')
    await expect(page.getByLabel(savedReplyWords.signature.label, { exact: true })).toBeVisible()
    await judge(page)

    await page.goto(`/staff/inbox?view=all&q=${encodeURIComponent(name)}`)
    await page.getByRole('checkbox').first().check()
    await expect(page.getByLabel(inboxWords.setStatus)).toBeVisible()
    await judge(page)
    await page.getByRole('button', { name: savedViewWords.save }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await judge(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: exportWords.open }).click()
    await expect(page.getByRole('dialog', { name: exportWords.title })).toBeVisible()
    await judge(page)
  })

  test(`no section of the owners has a barrier ${look}`, async ({ page, request, staff, openDesk }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await storeSettings(page, settings)
    const name = ownName()
    await createStaff(request, 'producer', name)
    await openDesk('/staff/settings/people', await staff('owner'))
    const person = page.getByRole('listitem', { name, exact: true })
    await person.getByRole('button', { name: peopleWords.remove, exact: true }).click()
    await expect(page.getByText(peopleWords.sessions.current)).toBeVisible()
    await judge(page)
    await page.goto('/staff/settings/log')
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible()
    await judge(page)
    await page.goto('/staff/settings/hours')
    await page.getByRole('button', { name: calendarWords.closedDays.add }).click()
    await page.getByRole('button', { name: settingsWords.save, exact: true }).click()
    await expect(page.getByText(calendarWords.errors.missing).first()).toBeVisible()
    await judge(page)
    await page.goto('/staff/settings/webhook')
    await expect(page.getByText(webhookUnset)).toBeVisible()
    await judge(page)
  })

  test(`what only owners see has no barrier ${look}`, async ({ page, request, staff, openDesk }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await storeSettings(page, settings)
    const reference = await receive(request, 'consultation', { data: { name: ownName() } })
    await openDesk('/staff/health', await staff('owner'))
    await page.getByRole('button', { name: testWords.send }).click()
    await expect(page.getByText(testWords.good)).toBeVisible()
    await judge(page)
    await page.goto('/staff/settings/retention')
    await expect(page.getByRole('switch', { name: retentionWords.rules.won.name })).toBeVisible()
    await judge(page)
    await page.goto(`/staff/inquiries/${reference}`)
    await page.getByRole('button', { name: personWords.join }).click()
    await page.getByRole('combobox', { name: personWords.joinDialog.field }).fill('Zoe')
    await expect(page.getByRole('listbox')).toBeVisible()
    await judge(page)
    await page.getByRole('button', { name: shellWords.close }).click()
    await page.getByRole('button', { name: personWords.erase }).click()
    await expect(page.getByRole('button', { name: personWords.eraseDialog.action })).toBeVisible()
    await judge(page)
  })
}
