import { pagePaths } from '../../src/routes.ts'
import { expectAllReadable, expectNothingCovered, scrollOn } from '../support/scrolling.ts'
import { effectsStarted, test } from '../support/site-test.ts'

for (const path of [...Object.values(pagePaths), '/no-such-page']) {
  for (const width of [390, 1280]) {
    test(`${path} can be read and pressed wherever the wheel stops, ${width} pixels wide`, async ({
      page,
      visit,
    }) => {
      // Long pages, in steps of 100 pixels.
      test.slow()
      await page.setViewportSize({ width, height: 844 })
      await visit(path)
      await effectsStarted(page)
      await page.mouse.move(3, 300)
      do {
        await expectAllReadable(page)
        await expectNothingCovered(page)
      } while (await scrollOn(page, 'wheel'))
    })
  }
}
