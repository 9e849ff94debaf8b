import { services } from '../../../src/content/infrastructure/services.ts'
import { pagePaths } from '../../../src/routes.ts'
import { openAndAskAbout } from '../../support/pages/service-rack.ts'
import { test } from '../../support/site-test.ts'

for (const service of services) {
  test(`"${service.title}" opens, and its link leads to the contact form with the service filled in`, async ({
    page,
    visit,
  }) => {
    await visit(pagePaths.infrastructure)
    await openAndAskAbout(page, service)
  })
}
