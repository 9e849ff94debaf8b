import { allPages } from '../../../src/content/pages/all-pages.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expect, test } from '../../support/site-test.ts'

test('a visitor gets from the top of a page to another page by keyboard alone', async ({ page, visit }) => {
  await visit(pagePaths.terms)
  const header = page.getByRole('banner')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const stops = [
    page.getByRole('link', { name: 'Skip to main content' }),
    page.getByRole('link', { name: 'Skip to navigation' }),
    header.getByRole('link', { name: 'Bridgelight Productions, home' }),
    navigation.getByRole('button', { name: 'Work' }),
    navigation.getByRole('button', { name: 'Services' }),
  ]
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
    await expect(stop).toBeInViewport()
  }
  await page.keyboard.press('Enter')
  await expect(navigation.getByRole('link', { name: 'Corporate Video' })).toBeVisible()
  for (const name of ['Corporate Video', 'Live Streaming']) {
    await page.keyboard.press('Tab')
    await expect(navigation.getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.liveStreaming].heading)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()

  await test.step('Escape closes a menu and leaves focus on its button', async () => {
    const button = navigation.getByRole('button', { name: 'Equipment' })
    const link = navigation.getByRole('link', { name: 'Gear Kits' })
    await button.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(button).toBeFocused()
  })

  await test.step('focus in the header does not scroll the page', async () => {
    await page.evaluate(() => scrollTo(0, 500))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    await header.getByRole('link', { name: 'Sign In' }).focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+Tab')
    await expect(header.getByRole('button', { name: 'Services' })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(500)
  })
})
