import { createHmac, randomUUID } from 'node:crypto'
import { type InquiryForm, inquiryForms } from '../../../domain/inquiry/inquiry-forms.ts'
import { judgeSpam } from '../../../domain/inquiry/judge-spam.ts'
import { parseFields } from '../../../domain/inquiry/parse-fields.ts'
import { replyBy } from '../../../domain/inquiry/reply-by.ts'
import * as limits from '../../../domain/limits.ts'
import { portlandDay } from '../../../domain/portland-day.ts'
import type { WorkCalendar } from '../../../domain/work-calendar.ts'
import type { Captcha, CaptchaVerdict } from '../../captcha/captcha.ts'
import { addressGroup } from '../../http/client-address.ts'
import { identifyInquiry, keyOfText } from '../storage/inquiry-identity.ts'
import type {
  CaptchaProof,
  InquiryStore,
  Known,
  Previous,
  RateCounter,
  Stored,
} from '../storage/inquiry-store.ts'
import type { NewInquiry } from '../storage/new-inquiry.ts'
import { StoreUnavailable } from './patient-store.ts'
import type { PostedForm } from './read-posted-form.ts'
import type { Spooled, SpoolIntake } from './spool-intake.ts'

export type IntakeDeps = {
  readonly secret: string
  /** Public scheme and host of the site. */
  readonly origin: string
  readonly now: () => Date
  /** As it is at this moment; a promise once made stays. */
  readonly calendar: () => WorkCalendar
  readonly captcha: Captcha
  readonly store: InquiryStore
  /** Takes inquiries that the store cannot take while the database is away. */
  readonly spool: SpoolIntake
}

export type Sender = {
  readonly address: string
  /** Names the request in the log. */
  readonly requestId: string
  readonly userId: string | null
  /** Posted by a browser without our scripts, which can neither solve a captcha nor make a key. */
  readonly plain: boolean
  /** An owner who tests the way of an inquiry, as often as it takes. */
  readonly test: boolean
}

export type IntakeOutcome =
  /** `replyBy` is the ISO time when a reply is due; null where none is promised. */
  | { readonly kind: 'accepted'; readonly reference: string; readonly replyBy: string | null }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'rate-limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'captcha-failed'; readonly reason: string }
  | { readonly kind: 'unavailable' }

/**
 * Takes an inquiry exactly once. A known key gets the same answer as before, so a retry after a lost reply
 * succeeds; then follow validation, rate limit, captcha and storage. An accepted inquiry is durable before
 * this returns.
 */
export async function takeInquiry(
  deps: IntakeDeps,
  posted: PostedForm,
  sender: Sender,
): Promise<IntakeOutcome> {
  const form: InquiryForm = inquiryForms[posted.form]
  const receivedAt = deps.now()
  const today = portlandDay(receivedAt)
  const parsed = parseFields(form.schema(today), posted.data)
  const fields = parsed.ok ? textFields(parsed.data) : {}
  const counters = parsed.ok && !sender.test ? rateCounters(deps.secret, posted, fields, sender) : []
  const textKey = keyOfText(deps.secret, posted.bodyHash, addressGroup(sender.address), today)
  const key = posted.idempotencyKey ?? (sender.plain ? textKey : randomUUID())

  const previous = await lookUp(deps, [key, textKey], counters)
  if (previous.kind === 'known') return repeat(previous, posted)
  if (!parsed.ok) return { kind: 'invalid', fields: parsed.fields }
  if (previous.kind === 'rate-limited') return previous

  const verdict = await judgeCaptcha(deps.captcha, posted, form)
  const required = form.captchaRequired && !sender.plain
  if (required && (verdict.kind === 'missing' || verdict.kind === 'refused')) {
    return { kind: 'captcha-failed', reason: verdict.kind === 'refused' ? verdict.reason : 'missing' }
  }

  const captchaScore = verdict.kind === 'verified' ? verdict.score : null
  const hash = verdict.kind === 'verified' ? verdict.hash : null
  const { honeypot, elapsedMs } = posted
  const inquiry: NewInquiry = {
    form: posted.form,
    idempotencyKey: key,
    bodyHash: posted.bodyHash,
    ...identifyInquiry(deps.secret, key),
    receivedAt: receivedAt.toISOString(),
    replyBy: form.reply && replyBy(form.reply, receivedAt, deps.calendar()).toISOString(),
    userId: sender.userId,
    timeZone: posted.timeZone,
    verified: verdict.kind === 'verified',
    captchaScore,
    spamReasons: judgeSpam({ honeypot, elapsedMs, captchaScore, fields, ownOrigin: deps.origin }),
    test: sender.test,
    requestId: sender.requestId,
    source: posted.source,
    fields,
  }
  const stored = await keep(deps, inquiry, counters, hash && { hash, required }, sender)
  switch (stored.kind) {
    case 'stored':
      return { kind: 'accepted', reference: inquiry.reference, replyBy: inquiry.replyBy }
    case 'known':
      return repeat(stored, posted)
    case 'proof-spent':
      return { kind: 'captcha-failed', reason: 'spent' }
    default:
      return stored
  }
}

/** The spool is searched even when the database answers: it may be back before the spool is replayed. */
async function lookUp(
  { store, spool }: IntakeDeps,
  keys: readonly string[],
  counters: readonly RateCounter[],
): Promise<Previous> {
  const answer = await store.lookUp(keys, counters).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return null
    throw error
  })
  if (answer?.kind === 'known') return answer
  return (await spool.find(keys)) ?? answer ?? { kind: 'none' }
}

async function keep(
  { store, spool }: IntakeDeps,
  inquiry: NewInquiry,
  counters: readonly RateCounter[],
  proof: CaptchaProof | null,
  { address }: Sender,
): Promise<Stored | Spooled> {
  try {
    return await store.store(inquiry, { counters, proof, mailed: false })
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    // Without the database nobody knows whether the proof was used before.
    return spool.take({ ...inquiry, verified: false }, addressGroup(address), error)
  }
}

function repeat({ reference, replyBy: due, ...known }: Known, { bodyHash }: PostedForm): IntakeOutcome {
  return known.bodyHash === bodyHash ? { kind: 'accepted', reference, replyBy: due } : { kind: 'conflict' }
}

async function judgeCaptcha(
  captcha: Captcha,
  { captchaToken }: PostedForm,
  { captchaAction }: InquiryForm,
): Promise<CaptchaVerdict | { readonly kind: 'missing' }> {
  return captchaToken === null ? { kind: 'missing' } : captcha.verify(captchaToken, captchaAction)
}

/**
 * The form's limit per email and ten times that per address, under keyed hashes, so that neither is stored.
 */
function rateCounters(
  secret: string,
  { form }: PostedForm,
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
