import { catalog } from '../../../src/content/equipment/equipment.ts'
import { kitPriceText, kits } from '../../../src/content/equipment/kits.ts'
import { kitBrowser, kitsClosing } from '../../../src/content/gear-list/kit-browser.ts'
import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test } from '../../support/site-test.ts'

const phone = { width: 390, height: 844 }

readingTest('all six kits are open, each with its price, contents and two links', async ({ read }) => {
  const page = await read(pagePaths.gearList)
  await expect(page.getByRole('article')).toHaveCount(6)
  for (const kit of kits) {
    const article = page.getByRole('article', { name: kit.title })
    await expect(article).toContainText(kitPriceText(kit))
    const words = await article.innerText()
    for (const { itemId } of kit.categories.flatMap(({ gear }) => gear)) {
      expect(words).toContain(catalog.find(({ id }) => id === itemId)?.name ?? 'missing')
    }
    await expect(article.getByRole('link', { name: 'Request This Kit' })).toHaveAttribute(
      'href',
      `/quote?kit=${kit.id}`,
    )
    await expect(article.getByRole('link', { name: 'Customize Package' })).toHaveAttribute(
      'href',
      `/quote?kit=${kit.id}&customize=1`,
    )
  }
})

readingTest('the page links home, to the phone, to the email and to the contact form', async ({ read }) => {
  const page = await read(pagePaths.gearList)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '(503) 555-0142' }).first()).toHaveAttribute('href', /^tel:/)
  await expect(main.getByRole('link', { name: 'hello@bridgelight.example' })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  await expect(main.getByRole('link', { name: 'Back to Home' }).first()).toHaveAttribute('href', '/')
  const [contact, home] = kitsClosing.actions
  await expect(page.getByRole('link', { name: contact.label })).toHaveAttribute('href', contactFormHref)
  await expect(page.getByRole('link', { name: home.label }).last()).toHaveAttribute('href', '/')
})

readingTest(
  'without scripts, a phone opens the kit that is pressed and closes the others',
  async ({ read }) => {
    const page = await read(pagePaths.gearList, phone)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('list', { name: kitBrowser.cards }).getByText('Sony Full Frame').click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article', { name: 'Sony Full Frame' })).toBeInViewport()
  },
)

test('a phone opens one kit at a time, by touch or keyboard, and a wide screen all six', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone)
  await visit(pagePaths.gearList)
  const cards = page.getByRole('list', { name: kitBrowser.cards })
  const lids = cards.getByRole('link')
  await expect(lids).toHaveCount(6)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article', { name: 'Canon Essentials' })).toBeVisible()

  await lids.filter({ hasText: 'Sony Full Frame' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  const sony = page.getByRole('article', { name: 'Sony Full Frame' })
  await expect(sony).toContainText('from $2,860/day')
  await expect(sony.getByText('Sony PXW-FX9')).toBeVisible()
  const gear = kits.find(({ id }) => id === 'sony')?.categories.flatMap((category) => category.gear) ?? []
  await expect(sony.getByText('Essential', { exact: true })).toHaveCount(
    gear.filter(({ essential }) => essential).length,
  )
  await expect(lids.filter({ hasText: 'Sony Full Frame' })).toHaveAttribute('aria-current', 'true')
  await expect(lids.and(page.locator('[aria-current]'))).toHaveCount(1)

  await lids.filter({ hasText: 'Youth Training' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'Youth Training' })).toContainText('Educational rates')

  await page.goBack()
  await expect(page.getByRole('article', { name: 'Sony Full Frame' })).toBeVisible()
  await page.goForward()

  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(cards).toBeHidden()
  await page.setViewportSize({ width: 767, height: 1024 })
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article', { name: 'Youth Training' })).toBeVisible()
})
