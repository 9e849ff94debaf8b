import { pagePaths } from '../../../src/routes.ts'
import { expectHeaderInOneLine } from '../../support/looks/header-lines.ts'
import { facesShown, test } from '../../support/site-test.ts'

test('the header fits on one line from the narrowest tablet up', async ({ page, visit }) => {
  await visit(pagePaths.terms)
  await facesShown(page)
  await expectHeaderInOneLine(page, [768, 1000, 1024, 1100, 1151, 1152, 1184, 1280, 1296])
})
