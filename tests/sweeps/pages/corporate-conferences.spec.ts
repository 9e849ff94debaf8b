import { pagePaths } from '../../../src/routes.ts'
import { expectNoViolationsInLooks } from '../../support/looks/axe.ts'
import { looks, putOn } from '../../support/looks/looks.ts'
import { giveAccess, lookAtTeaser, passGate } from '../../support/pages/conference-gate.ts'
import { expect, test, wake } from '../../support/site-test.ts'

const path = pagePaths.corporateConferences

test('the page with access fits narrow screens and large text without scrolling sideways', async ({
  page,
  visit,
}) => {
  await giveAccess(page)
  await visit(path)
  for (const width of [320, 768, 1280]) {
    await putOn(page, { name: `${width} px`, width, settings: { fontSizePercent: 200 } })
    await expect(page.getByText('$12,350')).toBeVisible()
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wider).toBeLessThanOrEqual(0)
  }
})

test.describe('with reduced motion', () => {
  // Colors have settled when they are checked.
  test.use({ reducedMotion: 'reduce' })

  test('the page has no violation in any look, locked, at the gate and open, and its prices are not animated', async ({
    page,
    visit,
  }) => {
    await visit(path)
    const price = page.getByText('$12,350')
    await page.getByRole('heading', { level: 2, name: 'Your email is the ticket' }).scrollIntoViewIfNeeded()
    await expectNoViolationsInLooks(page, looks)

    await lookAtTeaser(page)
    await page.getByRole('button', { name: 'Unlock the Prices' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolationsInLooks(page, looks)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()

    await passGate(page)
    await expect(price).toBeVisible()
    expect(await price.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
    await page.reload()
    await wake(page)
    await expect(price).toBeVisible()
    await expectNoViolationsInLooks(page, looks)
  })
})
