import { pagePaths } from '../../../src/routes.ts'
import { expectAllReadable, expectNothingCovered, scrollOn } from '../../support/looks/scrolling.ts'
import { effectsStarted, expect, test } from '../../support/site-test.ts'

const phone = { width: 390, height: 844 }
test.describe('content that enters from below the window can be read', () => {
  test.use({ hasTouch: true })

  for (const { what, path, width, way } of [
    { what: 'the four production steps of the home page', path: pagePaths.home, width: 390, way: 'touch' },
    {
      what: 'the four steps of a religious partnership',
      path: pagePaths.religiousPartnership,
      width: 1280,
      way: 'wheel',
    },
    {
      what: 'the schedule of the youth training',
      path: pagePaths.youthTraining,
      width: 1280,
      way: 'Space',
    },
  ] as const) {
    test(`${what}, by ${way}`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 844 })
      await visit(path)
      await effectsStarted(page)
      const reveal = page.locator('[data-reveal="wipe"]')
      await expect(reveal).toHaveAttribute('data-reveal-state', 'waiting')
      await page.mouse.move(3, 300)
      const rest = page.evaluate(() =>
        new Promise((end) => addEventListener('scrollend', end, { once: true })).then(() => {}),
      )
      await reveal.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight - 20))
      await rest
      await expect(reveal).toHaveAttribute('data-reveal-state', 'waiting')
      for (let step = 0; step < 8; step += 1) {
        await scrollOn(page, way)
        await expectAllReadable(page)
      }
      await expect(reveal).toContainClass('in-view')
    })
  }
})

test('a section is revealed even if only its edge stays in view', async ({ page, visit }) => {
  await page.setViewportSize(phone)
  await visit(pagePaths.home)
  await effectsStarted(page)
  const reveal = page.locator('[data-reveal="wipe"]')
  await expect(reveal).toHaveAttribute('data-reveal-state', 'waiting')
  await reveal.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight + 40))
  await expect(reveal).toContainClass('in-view')
  await expectAllReadable(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('floating buttons fold away from controls and prices, and come back for keyboard focus', async ({
    page,
    visit,
  }) => {
    await visit(pagePaths.equipmentList)
    await effectsStarted(page)
    const contact = page.getByRole('button', { name: 'Open contact and support' })
    const add = page.getByRole('link', { name: /^Add to Quote/ }).nth(3)
    await add.evaluate((link) => scrollBy(0, link.getBoundingClientRect().bottom - innerHeight + 20))
    await expect(contact).not.toBeInViewport()
    await add.tap({ trial: true })
    for (let step = 0; step < 6; step += 1) {
      await scrollOn(page, 'touch')
      await expectNothingCovered(page)
    }
    await page.keyboard.press('Shift')
    await contact.focus()
    await expect(contact).toBeInViewport({ ratio: 0.99 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Contact and support' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('banner').getByRole('link', { name: /^Call/ }).focus()
    await expect(contact).toBeInViewport({ ratio: 0.99 })
  })

  test('no floating button covers the corner of Sign In', async ({ page, visit }) => {
    await visit(pagePaths.auth)
    await effectsStarted(page)
    const button = page.getByRole('main').getByRole('button', { name: 'Sign In' })
    await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 24))
    await expectNothingCovered(page)
  })
})
