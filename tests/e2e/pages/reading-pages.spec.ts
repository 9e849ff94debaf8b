import { createDefaultFacts } from '../../../src/content/company/facts.ts'
import { accessibilityStatement } from '../../../src/content/legal/accessibility.ts'
import { privacyPolicy } from '../../../src/content/legal/privacy.ts'
import { termsOfUse } from '../../../src/content/legal/terms.ts'
import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { followContents } from '../../support/pages/contents.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test } from '../../support/site-test.ts'

const facts = createDefaultFacts(new Date())
const documents = [
  { path: pagePaths.privacy, reading: privacyPolicy },
  { path: pagePaths.terms, reading: termsOfUse },
  { path: pagePaths.accessibility, reading: accessibilityStatement },
]

for (const { path, reading } of documents) {
  readingTest(
    `${path} says when it was reviewed, and its table of contents leads to every part`,
    async ({ read }) => {
      const page = await read(path)
      const main = page.getByRole('main')
      const parts = reading.parts(facts)
      const titles = parts.map(({ title }) => title)
      const day = new Date(reading.reviewed).toLocaleDateString('en-US', {
        dateStyle: 'long',
        timeZone: 'UTC',
      })
      await expect(main.getByText('Last reviewed')).toContainText(day)
      await expect(main.getByRole('heading', { level: 3 })).toHaveText(titles)
      const contents = page.getByRole('navigation', { name: 'On this page' })
      await expect(contents.getByRole('link')).toContainText(titles)
      await followContents(page, path, parts)
    },
  )

  readingTest(`${path} links to the company's email and to the other two documents`, async ({ read }) => {
    const page = await read(path)
    const main = page.getByRole('main')
    await expect(main.locator('a[href="mailto:hello@bridgelight.example"]').first()).toBeVisible()
    for (const other of documents) {
      const link = main.locator(`a[href="${other.path}"]`).last()
      if (other.path === path) await expect(link).toHaveCount(0)
      else await expect(link).toBeVisible()
    }
  })
}

readingTest('the terms link to the contact form', async ({ read }) => {
  const page = await read(pagePaths.terms)
  await page.getByRole('main').getByRole('link', { name: 'contact form' }).click()
  await expect(page).toHaveURL(contactFormHref)
  await expect(page.locator('form[data-inquiry="contact"]')).toBeInViewport()
})

test('the accessibility statement links to each of its parts and to the contact form', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.accessibility)
  await followContents(page, pagePaths.accessibility, accessibilityStatement.parts(facts))
  await page.getByRole('main').getByRole('link', { name: 'contact form' }).click()
  await expect(page).toHaveURL(contactFormHref)
  await expect(page.locator('form[data-inquiry="contact"]')).toBeInViewport()
})

test('the browser keeps only what the privacy policy names', async ({ page, context, visit }) => {
  await visit(contactFormHref)
  const form = page.locator('form[data-inquiry="contact"]')
  await expect(form).toHaveAttribute('data-enhanced', 'true')
  await form.getByLabel('Full Name').fill('Ada Lovelace')
  await form.getByLabel('Email').fill(`ada-${crypto.randomUUID()}@example.com`)
  await form.getByLabel('Project Type').selectOption('other')
  await form.getByLabel('Budget Range').selectOption('discuss')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.locator('[data-confirmation="contact"]')).toContainText('Message sent successfully!')
  await visit(pagePaths.privacy)
  const cookies = await context.cookies()
  expect(cookies.map(({ name, expires }) => ({ name, expires }))).toEqual([
    { name: 'csrf_token', expires: -1 },
  ])
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const named = [
    'accessibility-settings',
    'fonts-loaded',
    'inquiry-attempts',
    'csrf_token',
    'contact-widget',
    'first-page',
    `place${pagePaths.home}`,
  ]
  expect(left.filter((key) => !named.includes(key))).toEqual([])
})
