import { getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { accountCaptchaAction } from '../../domain/account/account-calls.ts'
import { inquiryForms } from '../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../domain/limits.ts'
import { parseJson } from '../../domain/parse-json.ts'
import type { SecurityEvent } from '../../domain/security/security-events.ts'
import { pagePaths, serverPaths } from '../../routes.ts'
import { type Account, lacksFactor } from '../accounts/account.ts'
import type { Authenticate } from '../accounts/tokens/authenticate.ts'
import type { CaptchaChallenge } from '../captcha/captcha.ts'
import { type App, type AppContext, failure, mediaType } from '../http/app-types.ts'
import { limitBody } from '../http/limit-body.ts'
import { csrfTokensMatch, originVerdict } from '../http/same-origin.ts'
import { holdsServiceKey } from '../http/service-key.ts'
import { unavailable } from '../http/unavailable.ts'
import { isMailAddress } from '../mail/mail-message.ts'
import type { MailJob } from '../mail/send-mail-job.ts'
import { type PostedForm, readPlainPost, readPostedForm } from './intake/read-posted-form.ts'
import { sourceOfReferer } from './intake/read-source.ts'
import type { IntakeOutcome, Sender } from './intake/take-inquiry.ts'
import type { InquiryDetails, InquiryStatus } from './read-inquiry-status.ts'
import { isReference } from './storage/inquiry-identity.ts'

export type InquiryRouteDeps = {
  readonly secure: boolean
  /** The origins whose pages may send us forms. */
  readonly origins: readonly string[]
  readonly serviceKey: string | null
  readonly take: (posted: PostedForm, sender: Sender) => Promise<IntakeOutcome>
  readonly challenge: (action: string) => Promise<CaptchaChallenge>
  readonly readStatus: (token: string) => Promise<InquiryDetails | 'removed' | null>
  readonly readOwn: (account: Account, before: string | null) => Promise<InquiryStatus[]>
  readonly sendMail: (mail: Omit<MailJob, 'messageId'>) => Promise<void>
  readonly newCsrfToken: () => string
  readonly clientAddress: (c: AppContext) => string
  readonly userId: (c: AppContext) => Promise<string | null>
  readonly authenticate: Authenticate
  readonly report: (c: AppContext, event: SecurityEvent) => void
}

const intakePaths = [serverPaths.submitForm, serverPaths.sendNotification]
const csrfCookie = 'csrf_token'
const captchaActions: ReadonlySet<string> = new Set([
  accountCaptchaAction,
  ...Object.values(inquiryForms).map(({ captchaAction }) => captchaAction),
])
/** Removes characters that the database cannot store: a job is kept there as JSON. */
const keepableText = z.pipe(
  z.string(),
  z.transform((text) => text.toWellFormed().replaceAll('\0', '')),
)
const mailSchema = z.object({
  to: z.string().check(z.refine(isMailAddress)),
  subject: z.pipe(keepableText, z.string().check(z.minLength(1), z.maxLength(limits.fields.shortTextMax))),
  html: z.pipe(keepableText, z.string().check(z.minLength(1))),
})

/** The routes that take inquiries in and show their status. */
export function addInquiryRoutes(app: App, deps: InquiryRouteDeps): void {
  const limited = limitBody(limits.intake.bodyBytes, (c) =>
    c.json(failure('too_large', 'This is more than the form can take.'), 413),
  )

  for (const path of intakePaths) {
    app.post(path, limited, async (c) => {
      const type = mediaType(c)
      if (type === 'application/json') return takeJson(c, deps)
      if (type === 'application/x-www-form-urlencoded') return takePlain(c, deps)
      return c.json(failure('unsupported_type', 'Send JSON, or a form as browsers do.'), 415)
    })
  }

  app.post(serverPaths.sendEmail, limited, async (c) => {
    if (!holdsServiceKey(c, deps.serviceKey)) {
      return c.json(failure('forbidden', 'This operation is the server’s own.'), 403)
    }
    if (mediaType(c) !== 'application/json') {
      return c.json(failure('unsupported_type', 'Send JSON.'), 415)
    }
    const parsed = mailSchema.safeParse(parseJson(await c.req.text()))
    if (!parsed.success) return c.json(failure('invalid', 'Give to, subject and html.'), 422)
    const queued = await deps.sendMail(parsed.data).then(
      () => true,
      () => false,
    )
    return queued ? c.json({ ok: true }) : unavailable(c)
  })

  app.get(serverPaths.captchaChallenge, async (c) => {
    const action = c.req.query('action') ?? ''
    if (!captchaActions.has(action)) return c.json(failure('bad_request', 'There is no such action.'), 400)
    return c.json(await deps.challenge(action))
  })

  app.get(serverPaths.csrfToken, (c) => {
    const csrfToken = deps.newCsrfToken()
    setCookie(c, csrfCookie, csrfToken, { path: '/', sameSite: 'Strict', secure: deps.secure })
    return c.json({ ok: true, csrfToken })
  })

  app.get(serverPaths.inquiryStatus, async (c) => {
    const token = /^Bearer ([A-Za-z0-9_-]{22})$/.exec(c.req.header('Authorization') ?? '')?.[1]
    const status =
      token === undefined ? null : await deps.readStatus(token).catch(() => 'unavailable' as const)
    if (status === 'unavailable') return unavailable(c)
    if (status === 'removed') return c.json(failure('removed', 'This inquiry was removed.'), 410)
    if (!status) return c.json(failure('not_found', 'This link does not lead to an inquiry.'), 404)
    return c.json({ ok: true, ...status })
  })

  app.get(serverPaths.myInquiries, async (c) => {
    const signedIn = await deps.authenticate(c).catch(() => 'unavailable' as const)
    if (signedIn === 'unavailable') return unavailable(c)
    if ('kind' in signedIn) {
      return signedIn.code === 'unexpected_failure'
        ? unavailable(c)
        : c.json(failure(signedIn.code, 'Sign in to see your inquiries.'), 401)
    }
    if (lacksFactor(signedIn)) {
      return c.json(failure('insufficient_aal', 'Enter a code of your authenticator app first.'), 401)
    }
    const before = c.req.query('before') ?? null
    if (before !== null && !isReference(before)) {
      return c.json(failure('bad_request', 'This is not a reference.'), 400)
    }
    const inquiries = await deps.readOwn(signedIn.account, before).catch(() => null)
    return inquiries ? c.json({ ok: true, inquiries }) : unavailable(c)
  })
}

async function takeJson(c: AppContext, deps: InquiryRouteDeps) {
  const verdict = originVerdict(originHeaders(c), deps.origins)
  const body = parseJson(await c.req.text())
  const posted = readPostedForm(body)
  if (verdict === 'foreign' || (posted && !csrfTokensMatch(posted.csrfToken, getCookie(c, csrfCookie)))) {
    deps.report(c, { type: 'csrf_validation_failed', form: posted?.form ?? 'unknown' })
    return c.json(failure('csrf_failed', 'Please refresh the page and try again.'), 403)
  }
  if (!posted) return c.json(failure('bad_request', 'This is not a form we know.'), 400)
  const outcome = await deps.take(posted, await senderOf(c, deps, false))
  reportOutcome(c, deps, posted, outcome)
  switch (outcome.kind) {
    case 'accepted':
      return c.json({ ok: true, reference: outcome.reference, replyBy: outcome.replyBy })
    case 'conflict':
      return c.json(failure('idempotency_conflict', 'This key was used for another message.'), 409)
    case 'invalid':
      return c.json(failure('invalid', 'Please check the marked fields.', outcome.fields), 422)
    case 'captcha-failed':
      return c.json(failure('captcha_failed', 'We could not verify this message.'), 403)
    case 'rate-limited':
      c.header('Retry-After', String(outcome.retryAfterSeconds))
      return c.json(failure('rate_limited', 'Please wait before trying again.'), 429)
    case 'unavailable':
      return unavailable(c)
  }
}

const plainReasons = {
  conflict: 'invalid',
  invalid: 'invalid',
  'captcha-failed': 'security',
  'rate-limited': 'too-many',
  unavailable: 'unavailable',
} as const

/** Without our scripts there is no token to compare, so the browser's own origin headers have to suffice. */
async function takePlain(c: AppContext, deps: InquiryRouteDeps) {
  const source = sourceOfReferer(c.req.header('Referer'), deps.origins)
  const posted = readPlainPost(await c.req.text(), source)
  if (originVerdict(originHeaders(c), deps.origins) !== 'same') {
    deps.report(c, { type: 'csrf_validation_failed', form: posted?.form ?? 'unknown' })
    return c.redirect(`${pagePaths.inquiryNotSent}#security`, 303)
  }
  if (!posted) return c.redirect(`${pagePaths.inquiryNotSent}#invalid`, 303)
  const outcome = await deps.take(posted, await senderOf(c, deps, true))
  reportOutcome(c, deps, posted, outcome)
  if (outcome.kind === 'accepted') return c.redirect(pagePaths.inquiryReceived, 303)
  return c.redirect(`${pagePaths.inquiryNotSent}#${plainReasons[outcome.kind]}`, 303)
}

async function senderOf(c: AppContext, deps: InquiryRouteDeps, plain: boolean): Promise<Sender> {
  return {
    address: deps.clientAddress(c),
    requestId: c.get('requestId'),
    userId: await deps.userId(c),
    plain,
    test: false,
  }
}

function reportOutcome(
  c: AppContext,
  deps: InquiryRouteDeps,
  { form }: PostedForm,
  outcome: IntakeOutcome,
): void {
  if (outcome.kind === 'rate-limited') deps.report(c, { type: 'rate_limit_exceeded', form })
  if (outcome.kind === 'captcha-failed') {
    deps.report(c, { type: 'captcha_failed', form, reason: outcome.reason })
  }
}

function originHeaders(c: AppContext) {
  return { origin: c.req.header('Origin'), fetchSite: c.req.header('Sec-Fetch-Site') }
}
