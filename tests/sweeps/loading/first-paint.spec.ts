import { notFoundPath, pagePaths } from '../../../src/routes.ts'
import { holdLateStyles, look } from '../../support/looks/first-paint.ts'
import { expect, laidOut, test } from '../../support/site-test.ts'

for (const path of [...Object.values(pagePaths), notFoundPath]) {
  test(`the late styles change nothing in the first screen of ${path}`, async ({ page, troubles }) => {
    // Block fonts, which change the width of text, and scripts, which change its content.
    troubles.allow(/\.(woff2|js)/)
    await page.route(/\.(woff2|js)$/, (route) => route.abort())
    await page.addInitScript(() => localStorage.setItem('fonts-loaded', '1'))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const release = await holdLateStyles(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect((await look(page)).elements).toBeGreaterThan(200)
    release()
    await laidOut(page)
    expect((await look(page)).changes).toEqual([])
  })
}
