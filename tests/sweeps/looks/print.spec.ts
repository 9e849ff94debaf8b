import { pagePaths } from '../../../src/routes.ts'
import { expectPrintedBlackOnWhite } from '../../support/looks/printed-page.ts'
import { storeSettings } from '../../support/servers/store-settings.ts'
import { test } from '../../support/site-test.ts'

// The check reads colors with a canvas, which still decoration turns off.
test.use({ decoration: 'moving' })

for (const path of [pagePaths.home, pagePaths.gearList, pagePaths.quote]) {
  test(`${path} in dark high contrast prints black on white, without the site navigation`, async ({
    page,
    visit,
  }) => {
    await storeSettings(page, { darkMode: true, contrast: 'high' })
    await visit(path)
    await expectPrintedBlackOnWhite(page)
  })
}
