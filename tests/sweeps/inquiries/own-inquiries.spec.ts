import { ownInquiriesText as text } from '../../../src/content/inquiries/own-inquiries.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expectNoViolationsInLooks } from '../../support/looks/axe.ts'
import { looks } from '../../support/looks/looks.ts'
import { createMember, storeSession } from '../../support/pages/accounts.ts'
import { sendQuote } from '../../support/pages/own-inquiries.ts'
import { expect, test, wake } from '../../support/site-test.ts'

// With reduced motion, colors have settled when they are checked.
test.use({ reducedMotion: 'reduce' })

test('the list of inquiries has no violation in any look, empty or filled', async ({
  page,
  request,
  visit,
}) => {
  const member = await createMember(request)
  await storeSession(page, member.session)
  await visit(pagePaths.inquiry)
  await expect(page.getByRole('heading', { name: text.empty.title })).toBeVisible()
  await expectNoViolationsInLooks(page, looks)

  await sendQuote(request, member)
  await page.reload()
  await wake(page)
  await expect(page.getByRole('table')).toBeVisible()
  await expectNoViolationsInLooks(page, looks)
})
