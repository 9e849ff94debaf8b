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

test('a testimonial stays for six seconds, and longer under the mouse, the keyboard and a pause', async ({
  page,
  visit,
}) => {
  await watchTakes(page, visit)
  const { carousel, shown, next, pause, play } = takes(page)
  await expect(carousel).toHaveAttribute('data-rotating')
  await test.step('after the third comes the first', async () => {
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

  await test.step('it waits while the mouse is on it', async () => {
    await shown.hover()
    await expect(carousel).not.toHaveAttribute('data-rotating')
    await page.clock.runFor(limits.carouselMs * 3)
    await expect(shown).toHaveText(firstWords)
    await page.mouse.move(pastTheEdges.x, pastTheEdges.y)
    await expect(carousel).toHaveAttribute('data-rotating')
    await page.clock.runFor(limits.carouselMs)
    await expect(shown).toHaveText(secondWords)
  })

  await test.step('it waits while the keyboard is on it', async () => {
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

  await test.step('pause holds it for good, play lets it go on', async () => {
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

test('testimonials are turned by hand, and by nothing else once motion is reduced', async ({
  page,
  visit,
}) => {
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

readingTest('without scripts all three are read: problem, remedy and praise', async ({ read }) => {
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
  // The next reader finds the page at its top.
  await page.goto('about:blank')
})
