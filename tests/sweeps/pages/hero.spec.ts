import { pagePaths } from '../../../src/routes.ts'
import { floatingLights, heroGlow, heroLights } from '../../support/looks/stillness.ts'
import { expect, test } from '../../support/site-test.ts'

test.describe('the hero of the home page', () => {
  test.use({ decoration: 'moving' })

  test('has eight floating lights, a glow that follows the mouse, and a button to the consultation', async ({
    page,
    visit,
  }) => {
    await visit(pagePaths.home)
    await expect(heroLights(page)).toHaveCount(8)
    await expect.poll(() => floatingLights(page)).toBe(8)
    const rendered = () =>
      heroLights(page)
        .first()
        .evaluate((light) => light.checkVisibility({ contentVisibilityAuto: true }))
    expect(await rendered()).toBe(true)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(rendered).toBe(false)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(rendered).toBe(true)

    const glow = heroGlow(page)
    await expect(glow).toHaveCount(0)
    // The first move only loads the code, which follows the next one.
    await expect
      .poll(async () => {
        await page.mouse.move(10, 10)
        await page.mouse.move(20, 20)
        return glow.count()
      })
      .toBe(1)
    for (const [x, y, across, down] of [
      [320, 180, 25, 25],
      [960, 540, 75, 75],
      [16, 360, 1.3, 50],
    ] as const) {
      await page.mouse.move(x, y)
      // The light is as large as its layer and is moved relative to the center.
      const place = () =>
        glow
          .locator('div')
          .evaluate(({ style }) =>
            style.translate.split(' ').map((part) => Math.round((Number.parseFloat(part) + 50) * 10) / 10),
          )
      await expect.poll(place).toEqual([across, down])
    }
    const light = glow.locator('div')
    await expect(light).toHaveCSS('opacity', '1')
    await expect(light).toHaveCSS('display', 'block')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(light).toHaveCSS('display', 'none')
    await expect.poll(() => floatingLights(page)).toBe(0)
    await page.getByRole('main').getByRole('button', { name: 'Get Your Free Consultation' }).click()
    await expect(page.getByRole('dialog', { name: 'Get Your Free Consultation' })).toBeVisible()
  })
})
