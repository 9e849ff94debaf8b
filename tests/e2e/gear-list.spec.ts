import { catalogue } from '../../src/content/equipment.ts'
import { kitBrowser, kitsClosing } from '../../src/content/gear-list/kit-browser.ts'
import { kitPriceText, kits } from '../../src/content/kits.ts'
import { contactFormHref, pagePaths } from '../../src/routes.ts'
import { expectNoViolations } from '../support/axe.ts'
import { expect, test } from '../support/site-test.ts'

const phone = { width: 390, height: 844 }

test('the header has the way back, the phone number and the mail address', async ({ page, visit }) => {
  await visit(pagePaths.gearList)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '(503) 555-0142' }).first()).toHaveAttribute('href', /^tel:/)
  await expect(main.getByRole('link', { name: 'hello@bridgelight.example' })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  await expect(main.getByRole('link', { name: 'Back to Home' }).first()).toHaveAttribute('href', '/')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('one kit is open at a time, the essentials first', async ({ page, visit }) => {
    await visit(pagePaths.gearList)
    const lids = page.getByRole('list', { name: kitBrowser.cards }).getByRole('button')
    await expect(lids).toHaveCount(6)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article', { name: 'Canon Essentials' })).toBeVisible()

    await lids.filter({ hasText: 'Sony Full Frame' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    const sony = page.getByRole('article', { name: 'Sony Full Frame' })
    await expect(sony).toContainText('from $2,860/day')
    await expect(sony.getByText('Sony PXW-FX9')).toBeVisible()
    await expect(sony.getByText('Essential', { exact: true })).toHaveCount(
      kits
        .find(({ id }) => id === 'sony')
        ?.categories.flatMap(({ gear }) => gear)
        .filter(({ essential }) => essential).length ?? 0,
    )
    await expect(lids.filter({ hasText: 'Sony Full Frame' })).toHaveAttribute('aria-pressed', 'true')
    await expect(lids.filter({ hasText: 'Canon Essentials' })).toHaveAttribute('aria-pressed', 'false')
    await expectNoViolations(page)
  })

  test('by keyboard too', async ({ page, visit }) => {
    await visit(pagePaths.gearList)
    await page.getByRole('button', { name: 'Youth Training' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article', { name: 'Youth Training' })).toContainText('Educational rates')
  })

  test('turned to its side it becomes the gallery, and back again', async ({ page, visit }) => {
    await visit(pagePaths.gearList)
    await page.getByRole('button', { name: 'JVC Broadcast' }).click()
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(page.getByRole('article')).toHaveCount(6)
    await expect(page.getByRole('list', { name: kitBrowser.cards })).toBeHidden()
    await page.setViewportSize({ width: 767, height: 1024 })
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article', { name: 'JVC Broadcast' })).toBeVisible()
  })
})

test('on larger screens all six stand open, each with its price, contents and two ways on', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.gearList)
  await expect(page.getByRole('article')).toHaveCount(6)
  for (const kit of kits) {
    const article = page.getByRole('article', { name: kit.title })
    await expect(article).toContainText(kitPriceText(kit))
    for (const { itemId } of kit.categories.flatMap(({ gear }) => gear)) {
      await expect(article).toContainText(catalogue.find(({ id }) => id === itemId)?.name ?? 'missing')
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
  const [contact, home] = kitsClosing.actions
  await expect(page.getByRole('link', { name: contact.label })).toHaveAttribute('href', contactFormHref)
  await expect(page.getByRole('link', { name: home.label }).last()).toHaveAttribute('href', '/')
  await expectNoViolations(page)
})

test.describe('without scripts', () => {
  test.use({ viewport: phone, javaScriptEnabled: false })

  test('a phone shows all six', async ({ page }) => {
    await page.goto(pagePaths.gearList)
    await expect(page.getByRole('article')).toHaveCount(6)
    await expect(page.getByRole('list', { name: kitBrowser.cards })).toBeHidden()
  })
})
