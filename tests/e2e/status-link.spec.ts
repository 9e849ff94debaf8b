import { enquiryStatusText } from '../../src/content/enquiry-status.ts'
import { leadForms } from '../../src/domain/lead/lead-forms.ts'
import { expectNoViolations } from '../support/axe.ts'
import { submission } from '../support/lead-submission.ts'
import { sentMail } from '../support/sent-mail.ts'
import { expect, test } from '../support/site-test.ts'

test('the link in the confirmation shows where an enquiry stands, and nothing personal', async ({
  page,
  request,
  visit,
  origin,
  troubles,
}) => {
  const email = `hedy-${crypto.randomUUID()}@example.com`
  const { body, headers } = submission('quote', { data: { email } })
  const answer = await request.post(leadForms.quote.endpoint, {
    data: body,
    headers: { ...headers, Origin: origin },
  })
  const { reference } = await answer.json()
  await expect.poll(() => sentMail(reference, 'visitor')).not.toBeNull()
  const mail = await sentMail(reference, 'visitor')
  const link = /http:\S+\/enquiry\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(new URL(link).origin).toBe(origin)

  const response = await visit(new URL(link).pathname)
  expect(response.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main.getByText(reference)).toBeVisible()
  await expect(main).not.toContainText('Lamarr')
  await expect(main).not.toContainText(email)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expectNoViolations(page)

  await test.step('a link that leads to nothing says so', async () => {
    troubles.allow(/Status 404: .*enquiry-status/)
    await visit(`/enquiry/${'A'.repeat(22)}`)
    await expect(page.getByRole('heading', { name: enquiryStatusText.notFound.title })).toBeVisible()
  })
})
