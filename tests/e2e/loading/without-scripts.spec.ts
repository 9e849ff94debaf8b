import { footerNavigation, headerNavigation, legalLinks } from '../../../src/content/shell/navigation.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expectWholeDocument } from '../../support/pages/documents.ts'
import { expect, test } from '../../support/reading-test.ts'

test('a page is complete from headline to copyright line', async ({ read }) => {
  for (const path of [pagePaths.home, pagePaths.corporateVideo, pagePaths.quote]) {
    await expectWholeDocument(await read(path), path)
  }
})

test('no content waits hidden for a script to reveal it', async ({ read }) => {
  const page = await read(pagePaths.home)
  const reveals = page.locator('.animate-on-scroll')
  await expect(reveals).not.toHaveCount(0)
  for (const reveal of await reveals.all()) {
    await expect(reveal).toHaveCSS('opacity', '1')
    await expect(reveal).toHaveCSS('clip-path', 'none')
  }
})

test('every menu opens, and its links lead to their pages', async ({ read }) => {
  for (const group of headerNavigation) {
    const page = await read(pagePaths.home)
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
  }
})

test('a menu closes on Escape, on a press outside, and when another opens', async ({ read }) => {
  const page = await read(pagePaths.home)
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
  const gearKits = navigation.getByRole('link', { name: 'Gear Kits' })
  await expect(gearKits).toBeVisible()
  await expect(corporateVideo).toBeHidden()
  await gearKits.click()
  await expect(page).toHaveURL(pagePaths.gearList)
})

test('on a phone, one menu holds every link', async ({ read }) => {
  const page = await read(pagePaths.home, { width: 390, height: 844 })
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

test('the links in the footer lead to pages that exist', async ({ read }) => {
  const page = await read(pagePaths.home)
  const footer = page.getByRole('contentinfo')
  for (const { label, href } of [...footerNavigation.flatMap((group) => group.links), ...legalLinks]) {
    await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href)
    expect((await page.request.get(href)).status(), href).toBe(200)
  }
})

test('the contact link on another page leads to the contact section', async ({ read }) => {
  const page = await read(pagePaths.portfolio)
  await page.getByRole('banner').getByRole('link', { name: 'Free Consultation' }).click()
  await expect(page).toHaveURL('/#contact-form')
  await expect(page.getByRole('region', { name: 'Tell us the date' })).toBeInViewport({ ratio: 0.5 })
})

test('the skip link takes the keyboard past the header', async ({ read }) => {
  // Focus starts at the top only on a page that was just opened.
  await read(pagePaths.terms)
  const page = await read(pagePaths.home)
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
  test(`every button on a ${name} screen does something`, async ({ read }) => {
    for (const path of [pagePaths.home, pagePaths.quote]) {
      const page = await read(path, { width, height: 844 })
      const buttons = page.getByRole('button').filter({ visible: true })
      await expect(buttons.first()).toBeVisible()
      // Without scripts, a visible button must open a popover or submit a form.
      const idle = await buttons.evaluateAll((shown) =>
        shown
          .filter(
            (element) =>
              !(element instanceof HTMLButtonElement) ||
              (element.popoverTargetElement === null && (element.type !== 'submit' || element.form === null)),
          )
          .map((element) => element.ariaLabel ?? element.textContent),
      )
      expect(idle, `shown on ${path} but in need of scripts`).toEqual([])
      await expect(page.getByRole('progressbar'), 'a reading progress that never moves').toBeHidden()
    }
  })
}
