import type { Locator } from '@playwright/test'
import { footerNavigation, headerNavigation, legalLinks } from '../../src/content/navigation.ts'
import { allPages } from '../../src/content/pages/all-pages.ts'
import { pagePaths } from '../../src/routes.ts'
import { expect, test } from '../support/site-test.ts'

test.use({ javaScriptEnabled: false })

test('every page reads from headline to copyright line', async ({ page }) => {
  for (const path of Object.values(pagePaths)) {
    await page.goto(path)
    const { heading, actions } = allPages[path]
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    for (const { label, href = 'tel:+15035550142' } of actions) {
      await expect(main.getByRole('link', { name: label, exact: true }).first()).toHaveAttribute('href', href)
    }
    await expect(page.getByRole('contentinfo')).toContainText('All rights reserved.')
  }
})

test('nothing is hidden that a script would have to reveal', async ({ page }) => {
  await page.goto(pagePaths.home)
  const reveals = page.locator('.animate-on-scroll')
  await expect(reveals).not.toHaveCount(0)
  for (const reveal of await reveals.all()) {
    await expect(reveal).toHaveCSS('opacity', '1')
    await expect(reveal).toHaveCSS('clip-path', 'none')
  }
})

for (const group of headerNavigation) {
  test(`the ${group.label} menu opens, and its links lead to their pages`, async ({ page }) => {
    await page.goto(pagePaths.home)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('button', { name: group.label }).click()
    for (const { label, href } of group.links) {
      const link = navigation.getByRole('link', { name: label })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', href)
    }
    const [first] = group.links
    await navigation.getByRole('link', { name: first?.label ?? '' }).click()
    await expect(page).toHaveURL(first?.href ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a menu closes on Escape, on a press outside, and when another opens', async ({ page }) => {
  await page.goto(pagePaths.home)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const services = navigation.getByRole('button', { name: 'Services' })
  const corporateVideo = navigation.getByRole('link', { name: 'Corporate Video' })
  await services.click()
  await expect(corporateVideo).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(corporateVideo).toBeHidden()

  await services.click()
  await expect(corporateVideo).toBeVisible()
  await page.mouse.click(640, 710)
  await expect(corporateVideo).toBeHidden()

  await services.click()
  await navigation.getByRole('button', { name: 'Equipment' }).click()
  await expect(navigation.getByRole('link', { name: 'Gear Kits' })).toBeVisible()
  await expect(corporateVideo).toBeHidden()
})

test('on a phone one menu holds every link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pagePaths.home)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const group of headerNavigation) {
    await expect(navigation.getByRole('button', { name: group.label })).toBeHidden()
  }
  await navigation.getByRole('button', { name: 'Menu' }).click()
  for (const { label, href } of headerNavigation.flatMap((group) => group.links)) {
    await expect(navigation.getByRole('link', { name: label })).toHaveAttribute('href', href)
  }
  await expect(navigation.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
  await navigation.getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveURL(pagePaths.portfolio)
})

test('the links at the foot of the page lead to pages that exist', async ({ page, request }) => {
  await page.goto(pagePaths.home)
  const footer = page.getByRole('contentinfo')
  for (const { label, href } of [...footerNavigation.flatMap((group) => group.links), ...legalLinks]) {
    await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href)
    expect((await request.get(href)).status(), href).toBe(200)
  }
})

test('the contact link of another page leads to the contact section', async ({ page }) => {
  await page.goto(pagePaths.portfolio)
  await page.getByRole('banner').getByRole('link', { name: 'Free Consultation' }).click()
  await expect(page).toHaveURL('/#contact-form')
  await expect(page.getByRole('region', { name: 'Tell us the date' })).toBeInViewport({ ratio: 0.5 })
})

test('skip links lead the keyboard past the header', async ({ page }) => {
  await page.goto(pagePaths.home)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

for (const { name, width } of [
  { name: 'wide', width: 1280 },
  { name: 'narrow', width: 390 },
]) {
  test(`every button on a ${name} screen does something without scripts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of [pagePaths.home, pagePaths.quote]) {
      await page.goto(path)
      await expect(page.getByRole('button').first()).toBeVisible()
      for (const button of await page.getByRole('button').all()) await expectToWork(button)
      await expect(page.getByRole('progressbar'), 'a reading progress that never moves').toBeHidden()
    }
  })
}

/** Without scripts a button opens a popover or sends a form, or else is not shown. */
async function expectToWork(button: Locator): Promise<void> {
  const name = await button.evaluate((element) => element.ariaLabel ?? element.textContent)
  const works = await button.evaluate(
    (element) =>
      element instanceof HTMLButtonElement &&
      (element.popoverTargetElement !== null || (element.type === 'submit' && element.form !== null)),
  )
  if (!works) await expect(button, `${name} is shown but needs scripts`).toBeHidden()
}
