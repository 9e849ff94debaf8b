import * as limits from '../../../src/domain/limits.ts'
import { firstWords, secondWords, takes, watchTakes } from '../../support/pages/carousel.ts'
import { expect, test } from '../../support/site-test.ts'

test('testimonials do not rotate for a visitor with reduced motion', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchTakes(page, visit)
  const { carousel, shown, pause, next } = takes(page)
  await page.clock.runFor(limits.carouselMs * 3)
  await expect(shown).toHaveText(firstWords)
  await expect(carousel).not.toHaveAttribute('data-rotating')
  await expect(pause).toHaveCount(0)
  await next.click()
  await expect(shown).toHaveText(secondWords)
})
