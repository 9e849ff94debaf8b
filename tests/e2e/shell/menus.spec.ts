import { allPages } from '../../../src/content/pages/all-pages.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expect, test } from '../../support/site-test.ts'

test('on a wide screen, a menu describes its links, and closes when one is followed', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.terms)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('button', { name: 'Equipment' }).click()
  await expect(navigation.getByRole('link')).toHaveText([
    /Gear Kits.+/,
    /Equipment List.+/,
    /Availability.+/,
    /Get a Quote.+/,
  ])
  await expect(navigation.getByRole('button', { name: 'Menu' })).toBeHidden()

  const services = navigation.getByRole('button', { name: 'Services' })
  const link = navigation.getByRole('link', { name: 'Live Streaming' })
  await services.click()
  await expect(link).toBeVisible()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.liveStreaming].heading)
  await expect(link).toBeHidden()

  await test.step('the menu also closes for a link to the current page', async () => {
    await services.click()
    await link.click()
    await expect(link).toBeHidden()
    await expect(page).toHaveURL(pagePaths.liveStreaming)
  })
})

test('the header opens the consultation on every page, and loads its code only on interaction', async ({
  page,
  visit,
}) => {
  const code = /\/assets\/consultation-dialog-[^/]+\.js$/
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(pagePaths.portfolio)
  const button = page.getByRole('banner').getByRole('button', { name: 'Free Consultation' })
  const dialog = page.getByRole('dialog', { name: 'Get Your Free Consultation' })
  expect(asked.filter((url) => code.test(url))).toEqual([])
  await button.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Full Name' })).toBeVisible()
  expect(asked.filter((url) => code.test(url))).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.terms].heading)
  await button.click()
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(pagePaths.terms)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the menu covers the page except the header, and closes by its button or a link', async ({
    page,
    visit,
  }) => {
    await visit(pagePaths.home)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const button = navigation.getByRole('button', { name: 'Menu' })
    const vendors = navigation.getByRole('link', { name: 'Vendor Coordination' })
    await expect(vendors).toBeHidden()
    await button.tap()
    await expect(vendors).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: /, home$/ })).toBeInViewport()
    await button.tap()
    await expect(vendors).toBeHidden()

    await button.tap()
    const consultation = navigation.getByRole('button', { name: 'Get Your Free Consultation' })
    await consultation.tap()
    const dialog = page.getByRole('dialog', { name: 'Get Your Free Consultation' })
    await expect(dialog.getByRole('textbox', { name: 'Full Name' })).toBeVisible()
    await expect(consultation).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page).toHaveURL(pagePaths.home)

    await button.tap()
    const kits = navigation.getByRole('link', { name: 'Gear Kits' })
    await kits.tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.gearList].heading)
    await expect(kits).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })
})
