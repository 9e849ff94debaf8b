import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormContent } from '../../../content/forms/form-content.ts'
import { inquiryForms } from '../../../domain/inquiry/inquiry-forms.ts'
import { parseFields } from '../../../domain/inquiry/parse-fields.ts'
import { portlandDay } from '../../../domain/portland-day.ts'
import { randomUuid } from '../../../domain/random-hex.ts'
import { track } from '../../analytics/track.ts'
import { useFacts } from '../../platform/facts-context.ts'
import { returnToField } from '../../platform/navigation/form-at-hand.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { reportSecurityEvent } from '../../security-log/security-reports.ts'
import { prepareCaptcha } from '../captcha/get-captcha-token.ts'
import { controlsOf, readValues, type Values } from './draft/form-controls.ts'
import { useDraft } from './draft/use-draft.ts'
import { browserDeps } from './sending/browser-deps.ts'
import { nextAttempt } from './sending/idempotency-key.ts'
import { type FailureWords, failureWords } from './sending/outcome-words.ts'
import type { Outcome } from './sending/read-answer.ts'
import { reportOutcome } from './sending/report-outcome.ts'
import { submitInquiry } from './sending/submit-inquiry.ts'
import type { Alongside } from './use-alongside.ts'

type FieldErrors = Readonly<Record<string, string>>
type AcceptedOutcome = Extract<Outcome, { kind: 'accepted' }>
type FailedOutcome = Exclude<Outcome, { kind: 'accepted' }>

export type Accepted = { readonly reference: string; readonly sent: Values }

/** The content of the confirmation that replaces an accepted form. */
export type Received = Accepted & {
  readonly replyBy: string | null
  /** True if the visitor typed something during sending, which is still in the form. */
  readonly unsent: boolean
}

export type Inquiry = {
  readonly formRef: RefObject<HTMLFormElement | null>
  /** The heading of the confirmation. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  /** True once scripts have taken over from the browser's own form handling. */
  readonly enhanced: boolean
  readonly pending: boolean
  readonly errors: FieldErrors
  /** The message beside the button after a failed attempt. */
  readonly failure: FailureWords | null
  readonly received: Received | null
  readonly onFocus: () => void
  readonly onInput: () => void
  readonly onBlur: () => void
  readonly onSubmit: (event: { preventDefault(): void }) => void
  /** Brings the form back. */
  readonly onAgain: () => void
}

/** Sends a form and tells the visitor the result. */
export function useInquiry(
  content: FormContent,
  onAccepted: ((result: Accepted) => void) | undefined,
  alongside: Alongside | undefined,
): Inquiry {
  const { company } = useFacts()
  const { form: id, fields } = content
  const formRef = useRef<HTMLFormElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const sending = useRef(false)
  const judged = useRef(false)
  const [enhanced, setEnhanced] = useState(false)
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<FailureWords | null>(null)
  const [received, setReceived] = useState<Received | null>(null)
  const draft = useDraft(content, formRef)

  useEffect(() => setEnhanced(true), [])

  useEffect(() => {
    if (enhanced && formRef.current) returnToField(formRef.current)
  }, [enhanced])

  const judge = useCallback((): FieldErrors => {
    const form = formRef.current
    if (!form) return {}
    const schema = inquiryForms[id].schema(portlandDay(new Date()))
    const parsed = parseFields(schema, readValues(controlsOf(form, fields)))
    return parsed.ok ? {} : parsed.fields
  }, [id, fields])

  /** All values of the inquiry. */
  function valuesOf(form: HTMLFormElement): Values {
    return { ...readValues(controlsOf(form, fields)), ...alongside?.data() }
  }

  function settle(form: HTMLFormElement, sent: Values, outcome: Outcome): void {
    reportOutcome({ track, reportSecurityEvent, logError: console.error }, id, outcome)
    if (outcome.kind === 'accepted') settleAccepted(form, sent, outcome)
    else settleFailed(form, outcome)
  }

  function settleAccepted(
    form: HTMLFormElement,
    sent: Values,
    { reference, replyBy }: AcceptedOutcome,
  ): void {
    const unsent = JSON.stringify(valuesOf(form)) !== JSON.stringify(sent)
    if (!unsent) form.reset()
    draft.finish()
    // Text typed during sending is the start of another inquiry.
    if (unsent) draft.touch()
    judged.current = false
    const stayed = isAt(form)
    flushSync(() => {
      setPending(false)
      setErrors({})
      setReceived({ reference, replyBy, sent, unsent })
    })
    showToast({ kind: 'success', ...content.toasts.success })
    if (stayed) comeTo(headingRef.current)
    onAccepted?.({ reference, sent })
  }

  function settleFailed(form: HTMLFormElement, outcome: FailedOutcome): void {
    const words = failureWords(content, company, outcome, navigator.onLine)
    if (outcome.kind === 'conflict') draft.forgetAttempt()
    judged.current = outcome.kind === 'invalid'
    flushSync(() => {
      setPending(false)
      setErrors(outcome.kind === 'invalid' ? outcome.fields : {})
      setFailure(words)
    })
    if (words) showToast({ kind: 'error', ...words.words })
    if (isAt(form)) comeTo(needed(form, fields, outcome))
  }

  async function send(form: HTMLFormElement): Promise<void> {
    // Ignores a second press while the first request is running.
    if (sending.current) return
    sending.current = true
    setPending(true)
    setFailure(null)
    const raw = valuesOf(form)
    const attempt = nextAttempt(draft.lastAttempt(), JSON.stringify(raw), randomUuid)
    draft.keep(attempt)
    const outcome = await submitInquiry(browserDeps(), {
      form: id,
      raw,
      idempotencyKey: attempt.key,
      elapsedMs: Math.max(draft.elapsedMs(), Date.now() - (alongside?.begunAt ?? Date.now())),
      honeypot: String(new FormData(form).get(honeypotName) ?? ''),
    })
    sending.current = false
    settle(form, raw, outcome)
  }

  return {
    formRef,
    headingRef,
    enhanced,
    pending,
    errors,
    failure,
    received,
    onFocus() {
      prepareCaptcha(inquiryForms[id].captchaAction)
      // Preloaded, because the toaster could not be fetched after the connection is lost.
      import('../../platform/toasts/toaster.tsx').catch(() => undefined)
    },
    onInput() {
      draft.touch()
      // New input, possibly from another part of the page, starts the next inquiry.
      setReceived(null)
      // While the visitor types, errors only disappear; new ones appear when they leave the field.
      if (judged.current) setErrors((shown) => onlyShared(shown, judge()))
    },
    onBlur() {
      if (judged.current && !sending.current) setErrors(judge())
    },
    onSubmit(event) {
      event.preventDefault()
      if (formRef.current) void send(formRef.current)
    },
    onAgain() {
      flushSync(() => setReceived(null))
      const form = formRef.current
      if (form) comeTo([...controlsOf(form, fields).values()][0])
    },
  }
}

/** A field that people do not see. Bots that fill in everything give themselves away. */
export const honeypotName = 'website'

function onlyShared(shown: FieldErrors, current: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(current).filter(([name]) => Object.hasOwn(shown, name)))
}

/** True if focus is in the form, or on an element around it, as after a press on a disabled button. */
function isAt(form: HTMLFormElement): boolean {
  const { activeElement } = document
  return form.contains(activeElement) || activeElement?.contains(form) === true
}

/** The element that needs the visitor next: the first invalid field, or the button. */
function needed(
  form: HTMLFormElement,
  fields: FormContent['fields'],
  outcome: FailedOutcome,
): HTMLElement | null | undefined {
  const wrong =
    outcome.kind === 'invalid'
      ? [...controlsOf(form, fields)].find(([name]) => Object.hasOwn(outcome.fields, name))?.[1]
      : undefined
  return wrong ?? form.querySelector<HTMLElement>('button[type="submit"]')
}

function comeTo(element: HTMLElement | null | undefined): void {
  element?.focus()
  // Focusing an element that already has focus does not scroll to it.
  element?.scrollIntoView({ block: 'nearest' })
}
