import type { APIRequestContext } from '@playwright/test'
import type { StaffRole } from '../../../src/domain/desk/roles.ts'
import type { InquiryFormId } from '../../../src/domain/inquiry/inquiry-forms.ts'
import { inquiryForms } from '../../../src/domain/inquiry/inquiry-forms.ts'
import { serverPaths } from '../../../src/routes.ts'
import { type SubmitOptions, submission } from '../servers/inquiry-submission.ts'
import { changeSiteDatabase } from '../servers/site-database.ts'
import {
  authenticator,
  callAccounts,
  createMember,
  freshAddress,
  type Member,
  type Session,
  signInElsewhere,
} from './accounts.ts'

/** A member of staff with an authenticator app, and a session with both proofs. */
export async function createStaff(
  request: APIRequestContext,
  role: StaffRole,
  name: string,
): Promise<Member> {
  const { email } = await createMember(request)
  await changeSiteDatabase('update users set role = $2, display_name = $3 where email = $1', [
    email,
    role,
    name,
  ])
  return { email, session: await proveTwice(request, email) }
}

/** Signs in, adds an app and enters its code. */
async function proveTwice(request: APIRequestContext, email: string): Promise<Session> {
  const { access_token: token } = await signInElsewhere(request, { email })
  const app = { factor_type: 'totp', friendly_name: 'Phone' }
  const { id, totp } = await callAccounts(request, serverPaths.authFactors, app, token)
  const factor = `${serverPaths.authFactors}/${id}`
  const challenge = await callAccounts(request, `${factor}/challenge`, {}, token)
  const code = (await authenticator(totp.secret)).freshCode()
  return callAccounts(request, `${factor}/verify`, { challenge_id: challenge.id, code }, token)
}

/** Sends a form as the site does and returns the reference. A form that needs no captcha is the simplest. */
export async function receive(
  request: APIRequestContext,
  form: InquiryFormId,
  options: SubmitOptions = {},
): Promise<string> {
  const data = { email: freshAddress(), ...options.data }
  const { body, headers } = submission(form, { ...options, data })
  const origin = process.env.SITE_ADDRESS ?? ''
  const answer = await request.post(inquiryForms[form].endpoint, {
    data: body,
    headers: { ...headers, Origin: origin, ...options.headers },
  })
  const { reference } = await answer.json()
  if (!reference) throw new Error(`The form was answered ${answer.status()}: ${await answer.text()}`)
  return reference
}
