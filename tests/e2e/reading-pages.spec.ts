import { createDefaultFacts } from '../../src/content/facts.ts'
import { accessibilityStatement } from '../../src/content/legal/accessibility.ts'
import { privacyPolicy } from '../../src/content/legal/privacy.ts'
import { termsOfUse } from '../../src/content/legal/terms.ts'
import { contactFormHref, pagePaths } from '../../src/routes.ts'
import { expectNoViolationsInLooks } from '../support/axe.ts'
import { expect, test } from '../support/site-test.ts'

const facts = createDefaultFacts(new Date())
const documents = [
  { path: pagePaths.privacy, reading: privacyPolicy },
  { path: pagePaths.terms, reading: termsOfUse },
  { path: pagePaths.accessibility, reading: accessibilityStatement },
]

for (const { path, reading } of documents) {
  const parts = reading.parts(facts)

  test(`${path} says when it was reviewed, and its contents lead to every part`, async ({ page, visit }) => {
    await visit(path)
    const main = page.getByRole('main')
    const day = new Date(reading.reviewed).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    await expect(main.getByText('Last reviewed')).toContainText(day)
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(parts.map(({ title }) => title))
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await expect(contents.getByRole('link')).toContainText(parts.map(({ title }) => title))
    for (const { id, title } of parts) {
      await contents.getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(`${path}#${id}`)
      await expect(main.getByRole('heading', { level: 3, name: title, exact: true })).toBeInViewport()
    }
  })

  test(`${path} leads to the company and to the other two documents`, async ({ page, visit }) => {
    await visit(path)
    const main = page.getByRole('main')
    await expect(main.locator('a[href="mailto:hello@bridgelight.example"]').first()).toBeVisible()
    for (const other of documents) {
      const link = main.locator(`a[href="${other.path}"]`).last()
      if (other.path === path) await expect(link).toHaveCount(0)
      else await expect(link).toBeVisible()
    }
  })
}

test('the accessibility statement and the terms lead to the contact form', async ({ page, visit }) => {
  for (const path of [pagePaths.accessibility, pagePaths.terms]) {
    await visit(path)
    await page.getByRole('main').getByRole('link', { name: 'contact form' }).click()
    await expect(page).toHaveURL(contactFormHref)
    await expect(page.locator('form[data-enquiry="contact"]')).toBeInViewport()
  }
})

test('nothing but what the policy names is left in the browser', async ({ page, context, visit }) => {
  await visit(contactFormHref)
  const form = page.locator('form[data-enquiry="contact"]')
  await expect(form).toHaveAttribute('data-enhanced', 'true')
  await form.getByLabel('Full Name').fill('Ada Lovelace')
  await form.getByLabel('Email').fill(`ada-${crypto.randomUUID()}@example.com`)
  await form.getByLabel('Project Type').selectOption('other')
  await form.getByLabel('Budget Range').selectOption('discuss')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByText('Message sent successfully!')).toBeVisible()
  await visit(pagePaths.privacy)
  const cookies = await context.cookies()
  expect(cookies.map(({ name, expires }) => ({ name, expires }))).toEqual([
    { name: 'csrf_token', expires: -1 },
  ])
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const named = [
    'accessibility-settings',
    'fonts-loaded',
    'enquiry-attempts',
    'csrf_token',
    'contact-widget',
    `place${pagePaths.home}`,
  ]
  expect(left.filter((key) => !named.includes(key))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, reading } of documents) {
    test(`${path} can be read from top to bottom`, async ({ page }) => {
      await page.goto(path)
      const last = reading.parts(facts).at(-1)
      const contents = page.getByRole('navigation', { name: 'On this page' })
      await contents.getByRole('link', { name: last?.title ?? '' }).click()
      await expect(page.getByRole('heading', { level: 3, name: last?.title ?? '' })).toBeInViewport()
    })
  }
})

const looks = [
  { name: 'on a phone', width: 390, settings: {} },
  { name: 'on a small phone with 200 % text', width: 320, settings: { fontSizePercent: 200 } },
  { name: 'in dark mode', width: 1280, settings: { darkMode: true } },
  { name: 'in high contrast', width: 1280, settings: { contrast: 'high' } },
] as const

test.describe('to axe', () => {
  // Motion is stilled, so that colors are judged when they have settled.
  test.use({ reducedMotion: 'reduce' })

  for (const { path } of documents) {
    test(`${path} has no violation in any look`, async ({ page, visit }) => {
      await visit(path)
      await expectNoViolationsInLooks(page, looks)
    })
  }
})
