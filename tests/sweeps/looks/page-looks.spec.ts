import type { Page } from '@playwright/test'
import { services } from '../../../src/content/infrastructure/services.ts'
import { legacyClosing } from '../../../src/content/legacy/terms.ts'
import { multiview } from '../../../src/content/live-streaming/multiview.ts'
import { podcastClosing } from '../../../src/content/podcast-consultation/package.ts'
import { filterWords, printWords, sheetWords } from '../../../src/content/portfolio/portfolio-words.ts'
import { projects } from '../../../src/content/portfolio/projects.ts'
import { caseStudies } from '../../../src/content/religious-partnership/case-studies.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expectNoViolationsInLooks } from '../../support/looks/axe.ts'
import { type Look, looks } from '../../support/looks/looks.ts'
import { rack } from '../../support/pages/service-rack.ts'
import { expect, test } from '../../support/site-test.ts'

// With reduced motion, colors have settled when they are checked.
test.use({ reducedMotion: 'reduce' })

type State = readonly [name: string, reach: (page: Page) => Promise<void>]

const desk: Look = { name: 'on a desktop', width: 1280, settings: {} }
const extremes: readonly Look[] = [
  { name: 'on a phone', width: 390, settings: {} },
  { name: 'on a small phone with 200 % text', width: 320, settings: { fontSizePercent: 200 } },
  { name: 'in dark mode', width: 1280, settings: { darkMode: true } },
  { name: 'in high contrast', width: 1280, settings: { contrast: 'high' } },
]

const asItComes: State = ['as it loads', async () => {}]
const alive = (button: string): State => [
  'with its scripts running',
  (page) => expect(page.getByRole('button', { name: button })).toBeVisible(),
]

const pages: readonly { path: string; looks: readonly Look[]; states: readonly State[] }[] = [
  { path: pagePaths.corporateVideo, looks, states: [asItComes] },
  { path: pagePaths.eventProduction, looks, states: [asItComes] },
  { path: pagePaths.vendorCoordination, looks, states: [asItComes] },
  { path: pagePaths.youthTraining, looks, states: [asItComes] },
  { path: pagePaths.magroseSupport, looks, states: [asItComes] },
  { path: pagePaths.legacy, looks, states: [alive(legacyClosing.actions[0].label)] },
  { path: pagePaths.podcastConsultation, looks, states: [alive(podcastClosing.actions[0].label)] },
  { path: pagePaths.liveStreaming, looks, states: [asItComes, ['with another camera on air', cutToClose]] },
  { path: pagePaths.religiousPartnership, looks, states: [asItComes, ['with another case open', openCase]] },
  {
    path: pagePaths.portfolio,
    looks: [desk, ...looks],
    states: [
      ['with the whole sheet', (page) => expectPrints(page, projects.length)],
      ['with the sheet filtered', filterVideo],
    ],
  },
  {
    path: pagePaths.infrastructure,
    looks: [desk, ...extremes],
    states: [['with every service open', openServices]],
  },
  { path: pagePaths.privacy, looks: extremes, states: [asItComes] },
  { path: pagePaths.terms, looks: extremes, states: [asItComes] },
  { path: pagePaths.accessibility, looks: extremes, states: [asItComes] },
  { path: '/no-such-page', looks: extremes, states: [asItComes] },
]

for (const { path, looks, states } of pages) {
  const names = states.map(([name]) => name).join(' and ')
  test(`${path} has no violation in any look, ${names}`, async ({ page, visit }) => {
    await visit(path)
    for (const heading of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) {
      await heading.scrollIntoViewIfNeeded()
    }
    for (const [name, reach] of states) {
      await test.step(name, async () => {
        await reach(page)
        await expectNoViolationsInLooks(page, looks)
      })
    }
  })
}

async function cutToClose(page: Page): Promise<void> {
  const camera = page.getByRole('radio', { name: multiview.cameras[1].label })
  await camera.click()
  await expect(camera).toBeChecked()
}

async function openCase(page: Page): Promise<void> {
  await page.getByRole('slider').focus()
  await page.locator(`#${caseStudies[1]?.id} > summary`).click()
  await expect(page.getByText(caseStudies[1]?.result ?? '')).toBeVisible()
}

async function openServices(page: Page): Promise<void> {
  const { unit, more } = rack(page)
  for (const { title, detail } of services) {
    await more(title).click()
    await expect(unit(title).getByText(detail.text)).toBeVisible()
  }
}

async function filterVideo(page: Page): Promise<void> {
  const sheet = page.getByRole('region', { name: sheetWords.heading })
  await sheet.getByRole('button', { name: 'Corporate video' }).click()
  await expectPrints(page, projects.filter(({ category }) => category === 'corporate-video').length)
}

async function expectPrints(page: Page, count: number): Promise<void> {
  const prints = page.getByRole('region', { name: printWords.heading }).getByRole('heading', { level: 3 })
  await expect(prints).toHaveCount(count)
  const sheet = page.getByRole('region', { name: sheetWords.heading })
  await expect(sheet.getByRole('status')).toHaveText(filterWords.found(count, projects.length))
}
