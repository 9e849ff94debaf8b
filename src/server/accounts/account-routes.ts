import * as z from 'zod/mini'
import { accountCaptchaAction } from '../../domain/account/account-calls.ts'
import { portlandTimeZone } from '../../domain/portland-day.ts'
import { fullClock } from '../../domain/wall-time.ts'
import { pagePaths, serverPaths } from '../../routes.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { spendProof } from '../captcha/spend-proof.ts'
import type { App, AppContext } from '../http/app-types.ts'
import { dataSchema, splitData } from './account-data.ts'
import { accountFailure, serviceUnavailable, tooManyRequests } from './account-error.ts'
import { newEmailField } from './email-fields.ts'
import { linkPath } from './links/account-link.ts'
import { type ConfirmDeps, confirmLink, type LinkUse } from './links/confirm-link.ts'
import { redirectTarget } from './links/redirect-target.ts'
import { type RequestMailDeps, requestAccountMail } from './links/request-account-mail.ts'
import { readBody } from './read-body.ts'
import { hasFactor } from './sessions/open-session.ts'
import { sessionPlace } from './sessions/session-place.ts'
import type { ReportCall } from './sessions/session-routes.ts'
import { type DeviceDeps, rememberDevice } from './sign-in/device-cookie.ts'
import { judgePassword } from './sign-in/judge-password.ts'
import { type SignUpDeps, signUp } from './sign-in/sign-up.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'

type AccountRouteDeps = SignUpDeps &
  RequestMailDeps &
  ConfirmDeps &
  DeviceDeps & {
    readonly keys: SigningKeys
    readonly captcha: Captcha
    readonly origins: readonly string[]
    readonly clientAddress: (c: AppContext) => string
    readonly report: ReportCall
  }

/** Where the published client puts a captcha's proof. */
const gotrue_meta_security = z.catch(
  z.optional(z.object({ captcha_token: z.optional(z.string().check(z.maxLength(8192))) })),
  undefined,
)
const signUpSchema = z.object({
  gotrue_meta_security,
  email: newEmailField,
  password: z.string('Signup requires a valid password'),
  data: dataSchema,
})
/** The published client signs in anonymously by a sign-up without address and password. */
const anonymousSchema = z.object({ email: z.optional(z.undefined()), password: z.optional(z.undefined()) })
const recoverSchema = z.object({ gotrue_meta_security, email: newEmailField })
/** `create_user` is ignored: an account needs a sign-up. */
const otpSchema = z.object({
  gotrue_meta_security,
  email: newEmailField,
  code_challenge: z.optional(z.null('A link that leads to a code (PKCE) is not offered')),
})
const resendSchema = z.object({
  gotrue_meta_security,
  email: newEmailField,
  type: z.literal('signup', 'Nothing to send again'),
})

const mailKinds = { recover: 'recovery', otp: 'magiclink', resend: 'resend' } as const

type MailCall = {
  readonly email: string
  readonly gotrue_meta_security?: z.output<typeof gotrue_meta_security>
}

const linkUses = [
  'signup',
  'email',
  'recovery',
  'magiclink',
  'email_change',
  'invite',
] as const satisfies LinkUse[]
const typeField = z.enum(linkUses, 'Verify requires a verification type')
const verifySchema = z.object({
  type: typeField,
  token_hash: z.catch(z.string().check(z.maxLength(200)), ''),
})

/** The calls that create an account and let its owner back in. */
export function addAccountRoutes(app: App, deps: AccountRouteDeps): void {
  const next = (c: AppContext) => redirectTarget(c.req.query('redirect_to'), deps.origins)

  app.post(serverPaths.authSignUp, async (c) => {
    const body = await readBody(c, z.union([anonymousSchema, signUpSchema]))
    if (!body.ok) return body.response
    if (body.data.email === undefined) {
      return accountFailure(c, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    }
    const { email, password, data } = body.data
    const weak = judgePassword(password, email)
    if (weak) return accountFailure(c, 422, 'weak_password', weak.message, { weak_password: weak })
    const refused = await refuseMailCall(c, 'sign-up', body.data)
    if (refused) return refused
    const outcome = await signUp(
      deps,
      { email, password, ...splitData(data), next: next(c) },
      { address: deps.clientAddress(c), signal: c.req.raw.signal },
    )
    switch (outcome.kind) {
      case 'accepted':
        return c.json(outcome.user)
      case 'busy':
        return tooManyRequests(c, 1)
    }
  })

  app.post(serverPaths.authRecover, async (c) => {
    const body = await readBody(c, recoverSchema)
    return body.ok ? sendMail(c, 'recover', body.data) : body.response
  })

  /** A link that signs in, for an account that exists. */
  app.post(serverPaths.authOtp, async (c) => {
    const body = await readBody(c, otpSchema)
    return body.ok ? sendMail(c, 'otp', body.data) : body.response
  })

  app.post(serverPaths.authResend, async (c) => {
    const body = await readBody(c, resendSchema)
    return body.ok ? sendMail(c, 'resend', body.data) : body.response
  })

  app.post(serverPaths.authVerify, async (c) => {
    const body = await readBody(c, verifySchema)
    if (!body.ok) return body.response
    const wait = await deps.throttle.call('verify', deps.clientAddress(c), null)
    if (wait !== null) return refuseCall(c, 'verify', wait)
    const { token_hash: token, type: use } = body.data
    const outcome = await confirmLink(deps, { token, use }, sessionPlace(c))
    switch (outcome.kind) {
      case 'signed-in':
        if (!hasFactor(outcome.body)) await rememberDevice(c, deps, outcome.body.user.id)
        return c.json(outcome.body)
      case 'half-way':
        return c.json({ code: 200, msg: 'Now open the link in the other mailbox.' })
      case 'not-yet': {
        const usableAt = outcome.usableAt.toISOString()
        return accountFailure(c, 403, 'link_not_yet', notYet(outcome.usableAt), { usable_at: usableAt })
      }
      case 'unknown':
        return accountFailure(c, 403, 'otp_expired', 'Email link is invalid or has expired')
    }
  })

  /**
   * Mail programs and scanners follow links, so a GET does not use up the token: it only redirects to the
   * page that asks for a click.
   */
  app.get(serverPaths.authVerify, (c) => {
    const token = c.req.query('token_hash') ?? c.req.query('token') ?? ''
    const type = typeField.safeParse(c.req.query('type'))
    const known = /^[\w-]{1,200}$/.test(token) && type.success
    const kind = type.data === 'email' ? 'signup' : type.data
    return c.redirect(known && kind ? linkPath(token, kind, next(c)) : pagePaths.auth, 303)
  })

  app.get(serverPaths.authKeySet, async (c) => c.json({ keys: await deps.keys.publicKeys() }))

  /** An account has the one identity of its address; the published client would add and remove others here. */
  app.all(serverPaths.authIdentity, (c) =>
    accountFailure(c, 404, 'manual_linking_disabled', 'Manual linking is disabled'),
  )

  app.get(serverPaths.authSettings, (c) =>
    c.json({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    }),
  )

  app.get(serverPaths.authHealth, async (c) => {
    const alive = await deps.pool.query('select').then(
      () => true,
      () => false,
    )
    return alive ? c.json({ name: 'accounts', description: 'Accounts of this site' }) : serviceUnavailable(c)
  })

  async function sendMail(c: AppContext, kind: keyof typeof mailKinds, call: MailCall): Promise<Response> {
    const refused = await refuseMailCall(c, kind, call)
    if (refused) return refused
    const wish = { kind: mailKinds[kind], email: call.email, next: next(c) }
    await requestAccountMail(deps, wish, deps.clientAddress(c))
    return c.json({})
  }

  /** Null for a call that may go on. The first few mails from an address need no proof, so ordinary visitors never notice. */
  async function refuseMailCall(
    c: AppContext,
    kind: 'sign-up' | keyof typeof mailKinds,
    { email, gotrue_meta_security: sent }: MailCall,
  ): Promise<Response | null> {
    const address = deps.clientAddress(c)
    const wait = await deps.throttle.call(kind, address, email)
    if (wait !== null) return refuseCall(c, kind, wait)
    if (!(await deps.throttle.needsCaptcha(address)) || (await isProven(sent?.captcha_token))) return null
    return accountFailure(c, 400, 'captcha_failed', 'captcha protection: request disallowed')
  }

  async function isProven(token: string | undefined): Promise<boolean> {
    if (!token) return false
    const verdict = await deps.captcha.verify(token, accountCaptchaAction)
    if (verdict.kind !== 'verified') return verdict.kind === 'unavailable'
    return verdict.hash === null || spendProof(deps.pool, verdict.hash)
  }

  function refuseCall(c: AppContext, call: Parameters<ReportCall>[1], retryAfterSeconds: number): Response {
    deps.report(c, call)
    return tooManyRequests(c, retryAfterSeconds)
  }
}

function notYet(usableAt: Date): string {
  const time = fullClock(portlandTimeZone).format(usableAt)
  return `This link works from ${time} on. Entering a code of your app before then makes it void.`
}
