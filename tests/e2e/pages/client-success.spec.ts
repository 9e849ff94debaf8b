import { testimonials } from '../../../src/content/company/testimonials.ts'
import * as limits from '../../../src/domain/limits.ts'
import { pagePaths } from '../../../src/routes.ts'
import {
  firstWords,
  pastTheEdges,
  secondWords,
  takes,
  thirdWords,
  watchTakes,
} from '../../support/pages/carousel.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test } from '../../support/site-test.ts'

test('a testimonial stays for six seconds, and longer under the mouse, with keyboard focus or paused', async ({
  page,
  visit,
}) => {
  await watchTakes(page, visit)
  const { carousel, shown, next, pause, play } = takes(page)
  await expect(carousel).toHaveAttribute('data-rotating')
  await test.step('the first follows the third', async () => {
    for (const [current, following] of [
      [firstWords, secondWords],
      [secondWords, thirdWords],
      [thirdWords, firstWords],
    ] as const) {
      await expect(shown).toHaveText(current)
      await page.clock.runFor(5_999)
      await expect(shown).toHaveText(current)
      await page.clock.runFor(1)
      await expect(shown).toHaveText(following)
    }
  })

  await test.step('rotation stops while the mouse is over the carousel', async () => {
    await shown.hover()
    await expect(carousel).not.toHaveAttribute('data-rotating')
    await page.clock.runFor(limits.carouselMs * 3)
    await expect(shown).toHaveText(firstWords)
    await page.mouse.move(pastTheEdges.x, pastTheEdges.y)
    await expect(carousel).toHaveAttribute('data-rotating')
    await page.clock.runFor(limits.carouselMs)
    await expect(shown).toHaveText(secondWords)
  })

  await test.step('rotation stops while the carousel has keyboard focus', async () => {
    await next.focus()
    await expect(carousel).not.toHaveAttribute('data-rotating')
    await page.clock.runFor(limits.carouselMs * 3)
    await expect(shown).toHaveText(secondWords)
    await page.keyboard.press('Enter')
    await expect(shown).toHaveText(thirdWords)
    await next.blur()
    await expect(carousel).toHaveAttribute('data-rotating')
    await page.clock.runFor(limits.carouselMs)
    await expect(shown).toHaveText(firstWords)
  })

  await test.step('pause stops the rotation until play', async () => {
    await pause.click()
    await page.mouse.move(pastTheEdges.x, pastTheEdges.y)
    await play.blur()
    await page.clock.runFor(limits.carouselMs * 3)
    await expect(shown).toHaveText(firstWords)
    await play.click()
    await expect(carousel).toHaveAttribute('data-rotating')
    await page.clock.runFor(limits.carouselMs)
    await expect(shown).toHaveText(secondWords)
  })
})

test('testimonials can be turned by hand, and do not rotate with reduced motion', async ({ page, visit }) => {
  await watchTakes(page, visit)
  const { carousel, shown, previous, next, pause, dot } = takes(page)
  await previous.click()
  await expect(shown).toHaveText(thirdWords)
  await expect(carousel.getByRole('blockquote'), 'the others are gone').toHaveCount(1)
  await next.click()
  await expect(shown).toHaveText(firstWords)
  await next.click()
  await next.click()
  await expect(shown).toHaveText(thirdWords)
  await next.click()
  await expect(shown).toHaveText(firstWords)

  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await dot(3).click()
  await expect(shown).toHaveText(thirdWords)
  await expect(dot(3)).toHaveAttribute('aria-current', 'true')
  await expect(dot(1)).not.toHaveAttribute('aria-current')
  await dot(2).click()
  await expect(shown).toHaveText(secondWords)

  await dot(2).blur()
  await page.mouse.move(pastTheEdges.x, pastTheEdges.y)
  await expect(carousel).toHaveAttribute('data-rotating')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(carousel).not.toHaveAttribute('data-rotating')
  await expect(pause).toHaveCount(0)
  await page.clock.runFor(limits.carouselMs * 3)
  await expect(shown).toHaveText(secondWords)
  await next.click()
  await expect(shown).toHaveText(thirdWords)
})

readingTest(
  'without scripts, all three testimonials can be read: problem, solution and praise',
  async ({ read }) => {
    const page = await read(pagePaths.home)
    const { carousel } = takes(page)
    for (const { company, painPoint, solution, content, name, role, attendees } of testimonials) {
      const take = carousel.getByRole('article').filter({ hasText: company })
      await take.scrollIntoViewIfNeeded()
      for (const text of [painPoint, solution, content, name, role, attendees]) {
        await expect(take.getByText(text).first()).toBeInViewport()
      }
      await expect(take.getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible()
    }
    await expect(carousel.getByRole('button')).toHaveCount(0)
    // The shared page must start at its top for the next test.
    await page.goto('about:blank')
  },
)
