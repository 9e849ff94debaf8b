import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { quoteForm } from '../../../src/content/forms/quote-form.ts'
import { popularWords, reportWords } from '../../../src/content/quote/quote-words.ts'
import { addDays } from '../../../src/domain/calendar-day.ts'
import { portlandDay } from '../../../src/domain/portland-day.ts'
import { expect } from '../site-test.ts'
import { confirmationIn, referencePattern } from './contact-form.ts'

export const [starter, professional, studio] = [
  'Essential Starter Kit',
  'Professional Production Kit',
  'Broadcast Studio Package',
] as const
export const first = addDays(portlandDay(new Date()), 20)
export const last = addDays(first, 2)

export function form(page: Page): Locator {
  return page.locator('form[data-inquiry="quote"]')
}

export function equipment(page: Page): Locator {
  return form(page).getByLabel('Equipment Needed')
}

export function projectDate(page: Page): Locator {
  return form(page).getByLabel('Project Date')
}

export function report(page: Page): Locator {
  return page.getByRole('region', { name: reportWords.heading })
}

/** The lines of the list that hold an item. */
export function lines(page: Page): Locator {
  return report(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
}

export function add(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `${popularWords.add}: ${name}`, exact: true })
}

export function added(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `${popularWords.added}: ${name}`, exact: true })
}

export function total(page: Page): Locator {
  return report(page).locator('[aria-live]').filter({ hasText: 'Estimate' })
}

export async function awake(page: Page): Promise<void> {
  await form(page).scrollIntoViewIfNeeded()
  await expect(form(page)).toHaveAttribute('data-enhanced', 'true')
}

let people = 0
export function ownEmail(): string {
  people += 1
  return `hedy-${process.pid}-${Date.now()}-${people}@example.com`
}

export async function fillInPerson(page: Page, email = ownEmail()): Promise<void> {
  await form(page).getByLabel('First Name').fill('Hedy')
  await form(page).getByLabel('Last Name').fill('Lamarr')
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByLabel('Phone').fill('503 555 0102')
}

export async function send(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: quoteForm.submit }).click()
}

export function confirmation(page: Page): Locator {
  return confirmationIn(page, 'quote')
}

export async function expectReceived(page: Page): Promise<void> {
  await expect(confirmation(page).getByRole('heading', { name: quoteForm.received.title })).toBeVisible()
  await expect(confirmation(page).getByText(referencePattern)).toBeVisible()
  await expect(form(page)).toBeHidden()
}

/** The text of the downloaded list. */
export async function download(page: Page): Promise<string> {
  const started = page.waitForEvent('download')
  await report(page).getByRole('button', { name: reportWords.download }).click()
  const file = await started
  expect(file.suggestedFilename()).toBe('bridgelight-equipment-list.txt')
  return readFile(await file.path(), 'utf8')
}
