import { showreelText } from '../../../src/content/showreel/showreel.ts'
import { pagePaths } from '../../../src/routes.ts'
import { ask, card, follow, openChat } from '../../support/pages/contact-card.ts'
import { expect, test } from '../../support/site-test.ts'

test('with reduced motion, nothing scrolls smoothly and no film starts by itself', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(pagePaths.home)
  await page.evaluate(() => scrollTo(0, 600))
  const top = page.getByRole('button', { name: /^Back to top/ })
  await expect(top).toBeVisible()
  const scrolled = await top.evaluate((button) => {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return scrollY
  })
  expect(scrolled, 'back to top').toBe(0)

  await page.getByRole('main').getByRole('button', { name: 'View Our Work' }).click()
  const film = page.getByRole('dialog', { name: showreelText.title }).locator('video')
  const readiness = () => film.evaluate((element: HTMLVideoElement) => element.readyState)
  await expect.poll(readiness).toBeGreaterThan(0)
  expect(await film.evaluate((element: HTMLVideoElement) => element.paused), 'the showreel waits').toBe(true)
  await page.keyboard.press('Escape')
  await expect(film).toHaveCount(0)

  await openChat(page)
  await ask(page, 'price')
  const { first } = await follow(page, 'Get Free Consultation')
  expect(first, 'the contact link').toBeGreaterThan(1_000)
  await expect(card(page)).toBeHidden()
})
