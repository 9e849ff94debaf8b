import { expect, type Locator } from '@playwright/test'
import { kits } from '../../../src/content/equipment/kits.ts'
import { packages } from '../../../src/content/equipment/packages.ts'
import { pagePaths } from '../../../src/routes.ts'

/** The sections of the home page and the number of pictures in each. */
export const homePictures: readonly (readonly [heading: string, count: number])[] = [
  ['Everything we do, in running order', 4],
  ['Two days on stage, the whole room in frame', 1],
  ['From the first call sheet to the final file', 4],
  ['It is always call time somewhere', 1],
  ['We have filmed Portland since 2008', 1],
  ['Rent what we shoot with', packages.length],
  ['Help us train the next crew', 1],
  ['Tell us the date. We’ll tell you the plan.', 1],
]

/** The same for sections of other pages. */
export const picturesElsewhere: readonly (readonly [path: string, heading: string, count: number])[] = [
  [pagePaths.gearList, 'Pick the case. We have packed it.', kits.length],
  [pagePaths.quote, 'What should be on the truck?', packages.length],
]

/** The expected number of pictures is shown, and each of them has loaded. */
export async function expectPictures(place: Locator, count: number): Promise<void> {
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
