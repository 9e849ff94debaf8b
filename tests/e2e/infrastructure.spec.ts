import type { Locator, Page } from '@playwright/test'
import { categoryLabels } from '../../src/content/equipment-categories.ts'
import { services } from '../../src/content/infrastructure/services.ts'
import { venues } from '../../src/content/infrastructure/venues.ts'
import { contactFormHref, pagePaths } from '../../src/routes.ts'
import { expectNoViolationsInLooks } from '../support/axe.ts'
import { expect, test } from '../support/site-test.ts'

const titles = services.map(({ title }) => title)

function rack(page: Page) {
  const section = page.getByRole('region', { name: 'Three services, one rack' })
  const unit = (title: string) => section.locator('li:has(h3)').filter({ hasText: title })
  return { section, unit, more: (title: string) => unit(title).getByText('Learn More') }
}

function contact(page: Page) {
  const form = page.locator('form[data-enquiry="contact"]')
  return {
    form,
    alive: () => expect(form).toHaveAttribute('data-enhanced', 'true'),
    projectType: form.getByLabel('Project Type'),
    details: form.getByLabel('Project Details'),
    name: form.getByLabel('Full Name'),
  }
}

test('three services, six venues and seven kinds of equipment follow the opening', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.infrastructure)
  const { unit } = rack(page)
  for (const { title, features } of services) {
    await expect(unit(title).getByRole('heading', { level: 3 })).toHaveText(title)
    for (const feature of features)
      await expect(unit(title).getByText(feature, { exact: true })).toBeVisible()
  }
  const street = page.getByRole('region', { name: 'Six types of venue, cut open' })
  await expect(street.getByRole('heading', { level: 3 })).toHaveText(venues.map(({ title }) => title))
  const stations = page.getByRole('list', { name: 'Equipment categories' }).getByRole('listitem')
  await expect(stations).toHaveCount(7)
  for (const label of Object.values(categoryLabels))
    await expect(stations.filter({ hasText: label })).toBeVisible()
})

test('its links lead home, to the contact form, the gear kits and vendor coordination', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.infrastructure)
  const main = page.getByRole('main')
  const target = (name: string) => main.getByRole('link', { name, exact: true }).first()
  await expect(target('Talk About Your Venue')).toHaveAttribute('href', contactFormHref)
  await expect(target('See the Gear Kits')).toHaveAttribute('href', pagePaths.gearList)
  await expect(target('See Vendor Coordination')).toHaveAttribute('href', pagePaths.vendorCoordination)
  await target('Back to Home').click()
  await expect(page).toHaveURL(pagePaths.home)
})

test('Learn More opens a service where it stands, by mouse and by keyboard', async ({ page, visit }) => {
  await visit(pagePaths.infrastructure)
  const { unit, more } = rack(page)
  for (const { title, detail, ask } of services) {
    const link = unit(title).getByRole('link', { name: ask.label })
    await expect(link).toBeHidden()
    await more(title).click()
    await expect(unit(title).getByText(detail.text)).toBeVisible()
    await expect(link).toHaveAttribute('href', ask.href)
    await more(title).click()
    await expect(link).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(link).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
  }
  await expect(page).toHaveURL(pagePaths.infrastructure)
})

for (const [index, title] of titles.entries()) {
  test(`the link of "${title}" leads to the contact form with it chosen`, async ({ page, visit }) => {
    await visit(pagePaths.infrastructure)
    await page.evaluate(() => {
      document.body.dataset.same = 'document'
    })
    const { unit, more } = rack(page)
    await more(title).click()
    await unit(title)
      .getByRole('link', { name: `Ask About ${title}` })
      .click()
    await expect(page).toHaveURL(services[index]?.ask.href ?? '')
    const { projectType, details, form } = contact(page)
    await expect(projectType).toHaveValue('consultation')
    await expect(details).toHaveValue(`${title}: `)
    await expect(form).toBeInViewport()
    await expect(page.locator('body'), 'no page load in between').toHaveAttribute('data-same', 'document')
  })
}

test.describe('a service named by the address', () => {
  test('is chosen when the page is opened with it', async ({ page, visit }) => {
    await visit('/?service=live-streaming#contact-form')
    const { projectType, details } = contact(page)
    await expect(projectType).toHaveValue('live-streaming')
    await expect(details).toHaveValue('')
  })

  test('is ignored when there is no such service', async ({ page, visit }) => {
    await visit('/?service=catering#contact-form')
    const { alive, projectType, details } = contact(page)
    await alive()
    await expect(projectType).toHaveValue('')
    await expect(details).toHaveValue('')
  })

  test('gives way to an earlier draft, and fills only what that left empty', async ({ page, visit }) => {
    await visit(contactFormHref)
    const { alive, projectType, details, name } = contact(page)
    await alive()
    await name.fill('Ada Lovelace')
    await projectType.selectOption('other')
    await visit('/?service=system-design#contact-form')
    await expect(details).toHaveValue('Future-Ready System Design: ')
    await expect(projectType).toHaveValue('other')
    await expect(name).toHaveValue('Ada Lovelace')
  })

  test('is chosen in a form that stands already, unless the visitor has chosen', async ({ page, visit }) => {
    await visit(contactFormHref)
    const { alive, projectType, details } = contact(page)
    await alive()
    const follow = (service: string) =>
      page.evaluate(async (href) => {
        await navigation.navigate(href).finished
      }, `/?service=${service}#contact-form`)
    await follow('event-production')
    await expect(projectType).toHaveValue('event-production')
    await follow('project-management')
    await expect(details).toHaveValue('Multi-Vendor Project Management: ')
    await expect(projectType).toHaveValue('event-production')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every service still opens, and its link leads to the form', async ({ page }) => {
    await page.goto(pagePaths.infrastructure)
    const { unit, more } = rack(page)
    for (const { title, detail, ask } of services) {
      await more(title).click()
      await expect(unit(title).getByText(detail.text)).toBeVisible()
      await expect(unit(title).getByRole('link', { name: ask.label })).toHaveAttribute('href', ask.href)
    }
    const [first] = services
    await unit(first?.title ?? '')
      .getByRole('link', { name: first?.ask.label ?? '' })
      .click()
    await expect(contact(page).form).toBeInViewport()
    await expect(contact(page).projectType).toHaveValue('')
  })
})

const looks = [
  { name: 'on a phone', width: 390, settings: {} },
  { name: 'on a small phone with 200 % text', width: 320, settings: { fontSizePercent: 200 } },
  { name: 'on a desk', width: 1280, settings: {} },
  { name: 'on a desk in dark mode', width: 1280, settings: { darkMode: true } },
  { name: 'on a desk in high contrast', width: 1280, settings: { contrast: 'high' } },
] as const

test.describe('to axe', () => {
  // Motion is stilled, so that colors are judged when they have settled.
  test.use({ reducedMotion: 'reduce' })

  test('the page has no violation in any look, with every service open', async ({ page, visit }) => {
    await visit(pagePaths.infrastructure)
    const { more } = rack(page)
    for (const title of titles) await press(more(title))
    await expectNoViolationsInLooks(page, looks)
  })
})

async function press(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  await control.click()
}
