import { pagePaths } from '../../../src/routes.ts'
import { findBrowser } from '../../../tools/browser.ts'
import { expectAllReadable, expectNothingCovered, scrollOn, wheelOn } from '../../support/looks/scrolling.ts'
import { effectsStarted, test } from '../../support/site-test.ts'

// The wheel moves the page at once, because its animation would take most of the time.
const { args, ...browser } = findBrowser()
test.use({ launchOptions: { ...browser, args: [...args, '--disable-smooth-scrolling'] } })

for (const path of [...Object.values(pagePaths), '/no-such-page']) {
  for (const width of [390, 1280]) {
    test(`${path} can be read and clicked wherever the wheel stops, ${width} pixels wide`, async ({
      page,
      visit,
    }) => {
      // Long pages, in steps of 100 pixels.
      test.slow()
      await page.setViewportSize({ width, height: 844 })
      await visit(path)
      await effectsStarted(page)
      await page.mouse.move(3, 300)
      // The wheel rests every third time; floating buttons move out of the way only then.
      let rested = true
      for (let step = 1, more = true; more; step += 1) {
        await expectAllReadable(page)
        if (rested) await expectNothingCovered(page)
        rested = step % 3 === 0
        more = await (rested ? scrollOn(page, 'wheel') : wheelOn(page))
      }
    })
  }
}
