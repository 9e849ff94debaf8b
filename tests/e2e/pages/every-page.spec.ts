import { allPages } from '../../../src/content/pages/all-pages.ts'
import { notFoundPath, pagePaths } from '../../../src/routes.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { watchLayoutShifts } from '../../support/looks/layout-shifts.ts'
import { putOn } from '../../support/looks/looks.ts'
import { brokenWords, tooWide } from '../../support/looks/reflow.ts'
import { appReady, expect, facesShown, laidOut, test } from '../../support/site-test.ts'

const pages = [
  ...Object.values(pagePaths).map((path) => ({ path, content: allPages[path], status: 200 })),
  { path: '/no-such-page', content: allPages[notFoundPath], status: 404 },
]

// With reduced motion, colors have settled when they are checked.
test.use({
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
})

for (const { path, content, status } of pages) {
  test(`${path} loads without layout shifts, passes axe, and fits a narrow screen with large text`, async ({
    page,
  }) => {
    const layoutShifts = await watchLayoutShifts(page)
    // The page is not touched, like by a visitor who reads first: scripts start when the browser is idle.
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await appReady(page)
    await laidOut(page)
    await facesShown(page)
    expect(await layoutShifts()).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.heading)
    await expectNoViolations(page)

    expect(await brokenWords(page)).toEqual([])
    await putOn(page, {
      name: 'a small phone with large text',
      width: 320,
      settings: { fontSizePercent: 200 },
    })
    expect(await tooWide(page)).toEqual([])
  })
}
