import { pagePaths, serverPaths } from '../../../src/routes.ts'
import { isBatch, leave } from '../../support/pages/page-views.ts'
import { effectsStarted, expect, test } from '../../support/site-test.ts'

for (const [signal, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`a browser with ${signal} is not counted by analytics`, async ({ page, visit }) => {
    await page.addInitScript(([name, set]) => Object.defineProperty(navigator, name, { value: set }), [
      signal,
      value,
    ] as const)
    const batches: string[] = []
    page.on('request', (request) => {
      if (isBatch(request)) batches.push(request.url())
    })
    await visit(pagePaths.home)
    await effectsStarted(page)
    await leave(page)
    // This request comes after anything the page might have sent.
    await page.evaluate((path) => fetch(path), serverPaths.health)
    expect(batches).toEqual([])
  })
}
