import { allPages } from '../../src/content/pages/all-pages.ts'
import { pagePaths } from '../../src/routes.ts'
import { expect, test } from '../support/site-test.ts'

test.describe('on a wide screen', () => {
  test('a menu closes when one of its links is followed', async ({ page, visit }) => {
    await visit(pagePaths.home)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('button', { name: 'Services' }).click()
    const link = navigation.getByRole('link', { name: 'Live Streaming' })
    await expect(link).toBeVisible()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      allPages[pagePaths.liveStreaming].heading,
    )
    await expect(link).toBeHidden()
  })

  test('a menu closes when the link to the page already shown is followed', async ({ page, visit }) => {
    await visit(pagePaths.portfolio)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('button', { name: 'Work' }).click()
    const link = navigation.getByRole('link', { name: 'Portfolio' })
    await link.click()
    await expect(link).toBeHidden()
    await expect(page).toHaveURL(pagePaths.portfolio)
  })

  test('every menu entry has a place that says what is behind it', async ({ page, visit }) => {
    await visit(pagePaths.home)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('button', { name: 'Equipment' }).click()
    await expect(navigation.getByRole('link')).toHaveText([
      /Gear Kits.+/,
      /Equipment List.+/,
      /Availability.+/,
      /Get a Quote.+/,
    ])
    await expect(navigation.getByRole('button', { name: 'Menu' })).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the menu covers the page, leaves the header, and closes by its own button', async ({
    page,
    visit,
  }) => {
    await visit(pagePaths.home)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const button = navigation.getByRole('button', { name: 'Menu' })
    const link = navigation.getByRole('link', { name: 'Vendor Coordination' })
    await expect(link).toBeHidden()
    await button.tap()
    await expect(link).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: /, home$/ })).toBeInViewport()
    await button.tap()
    await expect(link).toBeHidden()
  })

  test('the menu closes when one of its links is followed', async ({ page, visit }) => {
    await visit(pagePaths.home)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('button', { name: 'Menu' }).tap()
    const link = navigation.getByRole('link', { name: 'Gear Kits' })
    await link.tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.gearList].heading)
    await expect(link).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('the menu closes when it leads to a place on the page already shown', async ({ page, visit }) => {
    await visit(pagePaths.home)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('button', { name: 'Menu' }).tap()
    const link = navigation.getByRole('link', { name: 'Get Your Free Consultation' })
    await link.tap()
    await expect(page).toHaveURL('/#contact-form')
    await expect(link).toBeHidden()
    await expect(page.getByRole('region', { name: 'Tell us the date' })).toBeInViewport()
  })
})
