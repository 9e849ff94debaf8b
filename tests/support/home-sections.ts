import { expect, type Page } from '@playwright/test'
import { servicesDirectory } from '../../src/content/home/services-directory.ts'
import { seasonAhead } from '../../src/domain/campaign/campaign.ts'
import { portlandDay } from '../../src/domain/portland-day.ts'
import { pagePaths } from '../../src/routes.ts'

export const homeHeadings = [
  'Everything we do, in running order',
  'Two days on stage, the whole room in frame',
  'From the first call sheet to the final file',
  'It is always call time somewhere',
  'We have filmed Portland since 2008',
] as const
const [directoryHeading, stageHeading] = homeHeadings

/** They follow one another, each under its own heading, and neighbors differ in tone. */
export async function expectHomeSections(page: Page): Promise<void> {
  const shown = page.getByRole('main').getByRole('heading').filter({ visible: true })
  const all = await shown.evaluateAll((found) =>
    found.filter(({ tagName }) => /^H[12]$/.test(tagName)).map(({ textContent }) => textContent),
  )
  expect(all).toEqual([
    'It happens once. We’re already rolling.',
    'What they said when the lights came up',
    ...homeHeadings,
    'Rent what we shoot with',
    'Help us train the next crew',
    'Tell us the date. We’ll tell you the plan.',
  ])
  await expect(page.locator('main ~ footer, main ~ * footer')).toBeVisible()
  const tones = await Promise.all(
    homeHeadings.map((name) => page.getByRole('region', { name }).getAttribute('data-tone')),
  )
  expect(tones).toEqual(['paper', 'stage', 'paper', 'stage', 'paper'])
}

/** Every service and program opens from its line in the directory. */
export async function expectDirectoryToLead(page: Page): Promise<void> {
  const directory = page.getByRole('region', { name: directoryHeading })
  const scenes = servicesDirectory.parts.flatMap((part) => part.scenes)
  for (const { title, href, line } of scenes) {
    const entry = directory.getByRole('listitem').filter({ hasText: line })
    await expect(entry.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', href)
  }
  // The whole line is the target, not only its name.
  const last = scenes.at(-1)
  await directory
    .getByRole('listitem')
    .filter({ hasText: last?.line ?? '' })
    .click({ position: { x: 4, y: 4 } })
  await expect(page).toHaveURL(last?.href ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The conference stage leads to the packages. */
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
