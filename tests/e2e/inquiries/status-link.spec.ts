import { afterSending } from '../../../src/content/inquiries/after-sending.ts'
import { askedFor } from '../../../src/content/inquiries/asked-for.ts'
import { inquiryStatusText } from '../../../src/content/inquiries/inquiry-status.ts'
import { inquiryForms } from '../../../src/domain/inquiry/inquiry-forms.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { inquirySamples } from '../../support/servers/inquiry-samples.ts'
import { submission } from '../../support/servers/inquiry-submission.ts'
import { sentMail } from '../../support/servers/sent-mail.ts'
import { expect, test } from '../../support/site-test.ts'

test('the link in the confirmation shows the status and content of an inquiry, but no personal data', async ({
  page,
  request,
  visit,
  origin,
  troubles,
}) => {
  const email = `hedy-${crypto.randomUUID()}@example.com`
  const { body, headers } = submission('quote', { data: { email } })
  const answer = await request.post(inquiryForms.quote.endpoint, {
    data: body,
    headers: { ...headers, Origin: origin },
  })
  const { reference, replyBy } = await answer.json()
  await expect.poll(() => sentMail(reference, 'visitor')).not.toBeNull()
  const mail = await sentMail(reference, 'visitor')
  const link = /http:\S+\/inquiry\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(new URL(link).origin).toBe(origin)

  const response = await visit(new URL(link).pathname)
  expect(response.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main.getByText(reference)).toBeVisible()
  await expect(main.locator(`time[datetime="${replyBy}"]`)).toHaveText(
    /^by \d.* (AM|PM) (today|tomorrow|on )/,
  )
  const { list, fields } = askedFor('quote', inquirySamples.quote)
  const row = main.getByRole('row').filter({ hasText: 'Canon EOS C70' })
  await expect(row).toHaveText(`2 ×Canon EOS C70${list?.lines[0]?.amount}`)
  await expect(main.getByRole('table')).toContainText(`${list?.total.label}${list?.total.amount}`)
  await expect(main.getByText('Mon, May 4, 2099 to Tue, May 5, 2099')).toBeVisible()
  for (const { value } of fields) await expect(main.getByText(value, { exact: true })).toBeVisible()
  for (const step of afterSending.steps.quote) await expect(main.getByText(step)).toBeVisible()
  expect(mail?.text).toContain(list?.total.amount)
  for (const personal of ['Hedy', 'Lamarr', 'Frequency', '0102', email]) {
    await expect(main).not.toContainText(personal)
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expectNoViolations(page)

  await test.step('an unknown link shows that no inquiry was found', async () => {
    troubles.allow(/Status 404: .*inquiry-status/)
    await visit(`/inquiry/${'A'.repeat(22)}`)
    await expect(page.getByRole('heading', { name: inquiryStatusText.notFound.title })).toBeVisible()
  })
})
