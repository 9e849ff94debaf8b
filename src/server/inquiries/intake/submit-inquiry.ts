import { createHmac, randomUUID } from 'node:crypto'
import { type InquiryForm, inquiryForms } from '../../../domain/inquiry/inquiry-forms.ts'
import { judgeSpam } from '../../../domain/inquiry/judge-spam.ts'
import { parseFields } from '../../../domain/inquiry/parse-fields.ts'
import { replyBy } from '../../../domain/inquiry/reply-by.ts'
import * as limits from '../../../domain/limits.ts'
import type { OpeningHours } from '../../../domain/opening-hours.ts'
import { portlandDay } from '../../../domain/portland-day.ts'
import type { Captcha, CaptchaVerdict } from '../../captcha/captcha.ts'
import { addressGroup } from '../../http/client-address.ts'
import { identifyInquiry, keyOfText } from '../storage/inquiry-identity.ts'
import type { InquiryStore, Known, RateCounter } from '../storage/inquiry-store.ts'
import type { NewInquiry } from '../storage/new-inquiry.ts'
import type { EmergencyIntake } from './emergency-intake.ts'
import type { Submission } from './read-submission.ts'

export type SubmitDeps = {
  readonly secret: string
  readonly now: () => Date
  readonly openingHours: OpeningHours
  readonly captcha: Captcha
  readonly store: InquiryStore
  /** Takes over while the database is away. */
  readonly emergency: EmergencyIntake
}

export type Sender = {
  readonly address: string
  readonly userId: string | null
  /** Posted by a browser without our scripts, which can neither prove work nor make a key. */
  readonly plain: boolean
}

export type SubmitOutcome =
  /** With when a reply is due, ISO; null where nothing is promised. */
  | { readonly kind: 'accepted'; readonly reference: string; readonly replyBy: string | null }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'rate-limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'captcha-failed'; readonly reason: string }
  | { readonly kind: 'unavailable' }

/**
 * Takes an inquiry once. In this order: a known key answers as before, then validation, rate limit, captcha;
 * so a retry after a lost reply succeeds. What is accepted is durable before this returns.
 */
export async function submitInquiry(
  deps: SubmitDeps,
  submission: Submission,
  sender: Sender,
): Promise<SubmitOutcome> {
  const form: InquiryForm = inquiryForms[submission.form]
  const receivedAt = deps.now()
  const today = portlandDay(receivedAt)
  const parsed = parseFields(form.schema(today), submission.data)
  const fields = parsed.ok ? textFields(parsed.data) : {}
  const counters = parsed.ok ? rateCounters(deps.secret, submission, fields, sender) : []
  const { bodyHash } = submission
  const textKey = keyOfText(deps.secret, bodyHash, addressGroup(sender.address), today)
  const key = submission.idempotencyKey ?? (sender.plain ? textKey : randomUUID())
  const keys = [key, textKey]

  const previous = await deps.emergency.guard((left) => deps.store.lookUp(keys, left), keys, counters)
  if (previous.kind === 'known') return repeat(previous, submission)
  if (!parsed.ok) return { kind: 'invalid', fields: parsed.fields }
  if (previous.kind === 'rate-limited') return previous

  const verdict = await judgeCaptcha(deps.captcha, submission, form)
  const required = form.captchaRequired && !sender.plain
  if (required && (verdict.kind === 'missing' || verdict.kind === 'refused')) {
    return { kind: 'captcha-failed', reason: verdict.kind === 'refused' ? verdict.reason : 'missing' }
  }

  const captchaScore = verdict.kind === 'verified' ? verdict.score : null
  const hash = verdict.kind === 'verified' ? verdict.hash : null
  const inquiry: NewInquiry = {
    form: submission.form,
    idempotencyKey: key,
    bodyHash,
    ...identifyInquiry(deps.secret, key),
    receivedAt: receivedAt.toISOString(),
    replyBy: form.reply && replyBy(form.reply, receivedAt, deps.openingHours).toISOString(),
    userId: sender.userId,
    timeZone: submission.timeZone,
    verified: verdict.kind === 'verified',
    captchaScore,
    spamReasons: judgeSpam({
      honeypot: submission.honeypot,
      elapsedMs: submission.elapsedMs,
      captchaScore,
      fields,
    }),
    fields,
  }
  const proof = hash && { hash, required }
  const stored = await deps.emergency.take(inquiry, counters, (left) =>
    deps.store.store(inquiry, { counters: left, proof, mailed: false }),
  )
  switch (stored.kind) {
    case 'stored':
      return { kind: 'accepted', reference: inquiry.reference, replyBy: inquiry.replyBy }
    case 'known':
      return repeat(stored, submission)
    case 'proof-spent':
      return { kind: 'captcha-failed', reason: 'spent' }
    default:
      return stored
  }
}

function repeat({ reference, replyBy: due, ...known }: Known, { bodyHash }: Submission): SubmitOutcome {
  return known.bodyHash === bodyHash ? { kind: 'accepted', reference, replyBy: due } : { kind: 'conflict' }
}

async function judgeCaptcha(
  captcha: Captcha,
  { captchaToken }: Submission,
  { captchaAction }: InquiryForm,
): Promise<CaptchaVerdict | { readonly kind: 'missing' }> {
  return captchaToken === null ? { kind: 'missing' } : captcha.verify(captchaToken, captchaAction)
}

/** The form's number per email, ten times as many per address; under keyed hashes, so nobody's name is kept. */
function rateCounters(
  secret: string,
  { form }: Submission,
  fields: Readonly<Record<string, string>>,
  { address }: Sender,
): RateCounter[] {
  const { attempts, windowMs } = inquiryForms[form].rate
  const key = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`${form} ${kind} ${value}`).digest('base64url')
  return [
    { key: key('email', fields.email?.toLowerCase() ?? 'anonymous'), attempts, windowMs },
    {
      key: key('address', addressGroup(address)),
      attempts: attempts * limits.rate.perAddressFactor,
      windowMs,
    },
  ]
}

function textFields(data: Readonly<Record<string, unknown>>): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(data)) if (typeof value === 'string') fields[name] = value
  return fields
}
