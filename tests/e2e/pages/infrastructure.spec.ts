import type { Page } from '@playwright/test'
import { categoryLabels } from '../../../src/content/equipment/equipment-categories.ts'
import { services } from '../../../src/content/infrastructure/services.ts'
import { venues } from '../../../src/content/infrastructure/venues.ts'
import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { openAndAskAbout, rack } from '../../support/pages/service-rack.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test } from '../../support/site-test.ts'

const path = pagePaths.infrastructure

function contact(page: Page) {
  const form = page.locator('form[data-inquiry="contact"]')
  return {
    form,
    alive: () => expect(form).toHaveAttribute('data-enhanced', 'true'),
    projectType: form.getByLabel('Project Type'),
    details: form.getByLabel('Project Details'),
    name: form.getByLabel('Full Name'),
  }
}

readingTest('the page shows three services, six venues and seven kinds of equipment', async ({ read }) => {
  const page = await read(path)
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

readingTest(
  'the page links home, to the contact form, the gear kits and vendor coordination',
  async ({ read }) => {
    const page = await read(path)
    const target = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first()
    await expect(target('Talk About Your Venue')).toHaveAttribute('href', contactFormHref)
    await expect(target('See the Gear Kits')).toHaveAttribute('href', pagePaths.gearList)
    await expect(target('See Vendor Coordination')).toHaveAttribute('href', pagePaths.vendorCoordination)
    await target('Back to Home').click()
    await expect(page).toHaveURL(pagePaths.home)
  },
)

readingTest(
  'without scripts, every service still opens, and its link leads to the form',
  async ({ read }) => {
    const page = await read(path)
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
  },
)

test('a service opens by mouse and by keyboard, and its link fills in the contact form', async ({
  page,
  visit,
}) => {
  await visit(path)
  const [first] = services
  if (!first) throw new Error('There is no service')
  await openAndAskAbout(page, first)
})

test('a service in the address is selected, and a later one fills only empty fields of the draft', async ({
  page,
  visit,
}) => {
  await visit('/?service=live-streaming#contact-form')
  const { alive, projectType, details, name } = contact(page)
  await expect(projectType).toHaveValue('live-streaming')
  await expect(details).toHaveValue('')

  await alive()
  await name.fill('Ada Lovelace')
  await projectType.selectOption('other')
  await visit('/?service=system-design#contact-form')
  await expect(details).toHaveValue('Future-Ready System Design: ')
  await expect(projectType).toHaveValue('other')
  await expect(name).toHaveValue('Ada Lovelace')
})

test('an unknown service is ignored, and a link to a known one fills in the visible form', async ({
  page,
  visit,
}) => {
  await visit('/?service=catering#contact-form')
  const { alive, projectType, details } = contact(page)
  await alive()
  await expect(projectType).toHaveValue('')
  await expect(details).toHaveValue('')

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
