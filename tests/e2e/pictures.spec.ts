import type { Locator } from '@playwright/test'
import { kits } from '../../src/content/kits.ts'
import { packages } from '../../src/content/packages.ts'
import { testimonials } from '../../src/content/testimonials.ts'
import { pagePaths } from '../../src/routes.ts'
import { expect, test } from '../support/site-test.ts'

/** As many as there should be, each of them come and shown. */
async function expectPictures(place: Locator, count: number): Promise<void> {
  const pictures = place.getByRole('img').or(place.locator('img')).filter({ visible: true })
  await expect(pictures).toHaveCount(count)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate(isShown)).toBe(true)
  }
}

/** Runs in the page. */
function isShown(picture: Element): boolean {
  return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0
}

const home: readonly (readonly [heading: string, count: number])[] = [
  ['Everything we do, in running order', 4],
  ['Two days on stage, the whole room in frame', 1],
  ['From the first call sheet to the final file', 4],
  ['It is always call time somewhere', 1],
  ['We have filmed Portland since 2008', 1],
  ['Rent what we shoot with', packages.length],
  ['Help us train the next crew', 1],
  ['Tell us the date. We’ll tell you the plan.', 1],
]

test('every section of the home page shows its pictures', async ({ page, visit }) => {
  await visit(pagePaths.home)
  for (const [name, count] of home) {
    await test.step(name, () => expectPictures(page.getByRole('region', { name }), count))
  }
})

test('every client is shown with a mark of its own', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const marks = new Set<string>()
  for (const { company } of testimonials) {
    const take = page.getByRole('article', { includeHidden: true }).filter({ hasText: company })
    marks.add(await take.locator('svg').first().innerHTML())
  }
  expect(marks.size).toBe(testimonials.length)
  expect(marks).not.toContain('')
})

test('every kit is shown', async ({ page, visit }) => {
  await visit(pagePaths.gearList)
  await expectPictures(page.getByRole('region', { name: 'Pick the case. We have packed it.' }), kits.length)
})

test('every package is shown beside its price', async ({ page, visit }) => {
  await visit(pagePaths.quote)
  await expectPictures(page.getByRole('region', { name: 'What should be on the truck?' }), packages.length)
})

test('the sign-in page shows the stage door', async ({ page, visit }) => {
  await visit(pagePaths.auth)
  await expectPictures(page.getByRole('main'), 1)
})
