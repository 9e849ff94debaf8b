import { pagePaths } from '../../../src/routes.ts'
import { expectToSeeFocus } from '../../support/looks/keyboard-walk.ts'
import { test } from '../../support/site-test.ts'

for (const { path, name, width, height } of [
  { path: pagePaths.home, name: 'wide screen', width: 1280, height: 720 },
  { path: pagePaths.home, name: 'phone', width: 390, height: 844 },
  { path: pagePaths.home, name: 'low window', width: 1024, height: 400 },
  { path: pagePaths.terms, name: 'wide screen', width: 1280, height: 720 },
]) {
  test(`on a ${name}, focus is visible and uncovered at every stop of ${path}`, async ({ page, visit }) => {
    // Checks up to 240 stops.
    test.slow()
    await page.setViewportSize({ width, height })
    await visit(path)
    await expectToSeeFocus(page)
  })
}
