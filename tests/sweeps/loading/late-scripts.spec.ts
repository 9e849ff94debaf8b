import { pagePaths } from '../../../src/routes.ts'
import { entryChunk } from '../../support/hold-back.ts'
import { neverIdle, watchScripts } from '../../support/late-scripts.ts'
import { appReady, expect, test } from '../../support/site-test.ts'

for (const gesture of ['key', 'press'] as const) {
  test(`in a browser that is never idle, scripts load on the first ${gesture}`, async ({ page }) => {
    await neverIdle(page)
    const scripts = watchScripts(page)
    await page.goto(pagePaths.home)
    expect(scripts).toEqual([])
    if (gesture === 'key') await page.keyboard.press('Tab')
    else await page.getByRole('heading', { level: 1 }).click()
    await appReady(page)
    expect(scripts).toContainEqual(expect.stringMatching(entryChunk))
  })
}
