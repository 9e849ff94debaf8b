import { pagePaths } from '../../src/routes.ts'
import { expectToSeeFocus } from '../support/keyboard-walk.ts'
import { test } from '../support/site-test.ts'

for (const { name, width, height } of [
  { name: 'wide screen', width: 1280, height: 720 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'low window', width: 1024, height: 400 },
]) {
  test(`on a ${name} focus is seen and uncovered at every stop of the home page`, async ({ page, visit }) => {
    // Some 240 stops, each looked at.
    test.slow()
    await page.setViewportSize({ width, height })
    await visit(pagePaths.home)
    await expectToSeeFocus(page)
  })
}
