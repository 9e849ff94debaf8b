import { pagePaths } from '../../../src/routes.ts'
import { showCursor } from '../../support/looks/cursor.ts'
import { effectsStarted, expect, test } from '../../support/site-test.ts'

test.use({ decoration: 'moving' })

test('the custom cursor replaces the mouse pointer, except over text fields', async ({ page, visit }) => {
  await visit(pagePaths.quote)
  await effectsStarted(page)
  const cursor = page.locator('.cursor')
  await expect(cursor).not.toBeAttached()
  await showCursor(page)
  await expect(cursor).toHaveAttribute('aria-hidden', 'true')
  await expect(cursor).toHaveCSS('pointer-events', 'none')
  await expect(page.locator('body')).toHaveCSS('cursor', 'none')
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveCSS('cursor', 'none')
  await page.mouse.move(500, 420)
  const dot = cursor.locator('i').first()
  await expect(dot).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 500, 420)')
  await expect(dot).toHaveCSS('opacity', '1')

  const field = page.getByRole('main').getByLabel('First Name')
  await field.hover()
  await expect(field).toHaveCSS('cursor', 'text')
  for (const piece of await cursor.locator('i').all()) await expect(piece).toHaveCSS('opacity', '0')

  const link = page.getByRole('contentinfo').getByRole('link').first()
  await link.hover()
  const target = await link.boundingBox()
  if (!target) throw new Error('The link is not shown.')
  const brackets = page.locator('.cursor div i')
  await expect(brackets).toHaveCount(4)
  const breath = 6
  const { x, y, width, height } = target
  const goal = [x - breath, y - breath, x + width + breath, y + height + breath]
  const farthest = () =>
    brackets.evaluateAll((all, goal) => {
      const [first, , , last] = all.map((one) => one.getBoundingClientRect())
      const sides = [first?.left ?? 0, first?.top ?? 0, last?.right ?? 0, last?.bottom ?? 0]
      return Math.max(...sides.map((side, index) => Math.abs(side - (goal[index] ?? 0))))
    }, goal)
  await expect.poll(farthest, 'its brackets close round the link').toBeLessThanOrEqual(1)
})

test('the custom cursor shows above an open dialog, and a touch removes it', async ({ page, visit }) => {
  await visit(pagePaths.terms)
  await effectsStarted(page)
  await showCursor(page)
  await page.getByRole('button', { name: 'Open accessibility menu' }).click()
  const title = page.getByRole('dialog').getByRole('heading', { name: 'Accessibility' })
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
  const box = await title.boundingBox()
  const x = Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)
  const y = Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
  const picture = () => page.screenshot({ clip: { x: x - 8, y: y - 8, width: 16, height: 16 } })
  const dot = page.locator('.cursor i').first()
  await page.mouse.move(20, 500)
  await expect(dot).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 20, 500)')
  const without = await picture()
  await page.mouse.move(x, y)
  await expect(dot).toHaveCSS('transform', `matrix(1, 0, 0, 1, ${x}, ${y})`)
  expect(without.equals(await picture())).toBe(false)

  await page.locator('body').dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
  await expect(page.locator('.cursor')).not.toBeAttached()
  await expect(page.locator('html')).not.toContainClass('has-cursor')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('there is dust and no cursor', async ({ page, visit }) => {
    await visit(pagePaths.terms)
    await effectsStarted(page)
    await expect(page.locator('canvas')).toBeAttached()
    await page.mouse.move(200, 300)
    await page.mouse.move(210, 310)
    await expect(page.locator('.cursor')).not.toBeAttached()
  })
})
