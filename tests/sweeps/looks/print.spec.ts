import { pagePaths } from '../../../src/routes.ts'
import { expectPrintedBlackOnWhite } from '../../support/looks/printed-page.ts'
import { storeSettings } from '../../support/servers/store-settings.ts'
import { test } from '../../support/site-test.ts'

// A canvas reads colors, in whatever notation they are.
test.use({ decoration: 'moving' })

for (const path of [pagePaths.home, pagePaths.gearList, pagePaths.quote]) {
  test(`${path} in dark high contrast is printed black on white, without the links around the site`, async ({
    page,
    visit,
  }) => {
    await storeSettings(page, { darkMode: true, contrast: 'high' })
    await visit(path)
    await expectPrintedBlackOnWhite(page)
  })
}
