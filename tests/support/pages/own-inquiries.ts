import type { APIRequestContext } from '@playwright/test'
import { inquiryForms } from '../../../src/domain/inquiry/inquiry-forms.ts'
import { submission } from '../servers/inquiry-submission.ts'
import type { Member } from './accounts.ts'

let sent = 0

/** Sends a quote request as a signed-in member, from a new email and IP address; returns its reference. */
export async function sendQuote(request: APIRequestContext, { session }: Member): Promise<string> {
  sent += 1
  const { body, headers } = submission('quote', {
    data: { email: `guest-${process.pid}-${Date.now()}-${sent}@example.com` },
  })
  const answer = await request.post(inquiryForms.quote.endpoint, {
    data: body,
    headers: {
      ...headers,
      Origin: process.env.SITE_ADDRESS ?? '',
      'X-Forwarded-For': `2001:db8:${(process.pid % 0x10000).toString(16)}:${sent.toString(16)}::1`,
      Authorization: `Bearer ${session.access_token}`,
    },
  })
  const { reference } = await answer.json()
  return reference
}
