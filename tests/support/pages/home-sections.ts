import { expect, type Page } from '@playwright/test'
import { defaultCompany } from '../../../src/content/company/company.ts'
import { contactSection } from '../../../src/content/company/contact.ts'
import { clientSuccess } from '../../../src/content/company/testimonials.ts'
import { equipmentSection } from '../../../src/content/equipment/equipment.ts'
import { partnershipSection } from '../../../src/content/forms/partnership-form.ts'
import { conferencePromo } from '../../../src/content/home/conference-promo.ts'
import { internationalServices } from '../../../src/content/home/international-services.ts'
import { portlandCommunity } from '../../../src/content/home/portland-community.ts'
import { servicesDirectory } from '../../../src/content/home/services-directory.ts'
import { videoSolutions } from '../../../src/content/home/video-solutions.ts'
import { home } from '../../../src/content/pages/home.ts'
import { seasonAhead } from '../../../src/domain/campaign/campaign.ts'
import { portlandDay } from '../../../src/domain/portland-day.ts'
import { pagePaths } from '../../../src/routes.ts'

export const homeHeadings = [
  servicesDirectory.heading,
  conferencePromo.heading,
  videoSolutions.heading,
  internationalServices.heading,
  portlandCommunity.heading(defaultCompany),
] as const
const [directoryHeading, stageHeading] = homeHeadings

/** The sections have the expected headings in order, maybe with others between; neighbors differ in tone. */
export async function expectHomeSections(page: Page): Promise<void> {
  const expected = [
    home.heading,
    clientSuccess.heading,
    ...homeHeadings,
    equipmentSection.heading,
    partnershipSection.heading,
    contactSection.heading,
  ]
  const shown = page.getByRole('main').getByRole('heading').filter({ visible: true })
  const all = await shown.evaluateAll((found) =>
    found.filter(({ tagName }) => /^H[12]$/.test(tagName)).map(({ textContent }) => textContent),
  )
  expect(all.filter((heading) => expected.includes(heading))).toEqual(expected)
  await expect(page.locator('main ~ footer, main ~ * footer')).toBeVisible()
  const tones = await Promise.all(
    homeHeadings.map((name) => page.getByRole('region', { name }).getAttribute('data-tone')),
  )
  expect(tones).toEqual(['paper', 'stage', 'paper', 'stage', 'paper'])
}

/** The directory links to every service and program, and a click anywhere on a line follows its link. */
export async function expectDirectoryToLead(page: Page): Promise<void> {
  const directory = page.getByRole('region', { name: directoryHeading })
  const scenes = servicesDirectory.parts.flatMap((part) => part.scenes)
  for (const { title, href, line } of scenes) {
    const entry = directory.getByRole('listitem').filter({ hasText: line })
    await expect(entry.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', href)
  }
  // The whole line is the click target, not only its name.
  const last = scenes.at(-1)
  await directory
    .getByRole('listitem')
    .filter({ hasText: last?.line ?? '' })
    .click({ position: { x: 4, y: 4 } })
  await expect(page).toHaveURL(last?.href ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The conference section links to the packages. */
export async function expectStageToLead(page: Page): Promise<void> {
  const stage = page.getByRole('region', { name: stageHeading })
  await expect(stage).toContainText('$9,500')
  await expect(stage).toContainText('72-hour priority turnaround')
  await expect(stage).toContainText(
    `7 spots remaining for the ${seasonAhead(portlandDay(new Date())).calendarYear} calendar`,
  )
  await stage.getByRole('link', { name: 'See Conference Packages' }).click()
  await expect(page).toHaveURL(pagePaths.corporateConferences)
}
