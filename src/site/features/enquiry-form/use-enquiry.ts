import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormContent } from '../../../content/forms/form-content.ts'
import { leadForms } from '../../../domain/lead/lead-forms.ts'
import { parseFields } from '../../../domain/lead/parse-fields.ts'
import { portlandDay } from '../../../domain/portland-day.ts'
import { track } from '../../analytics/track.ts'
import { useFacts } from '../../shell/facts-context.ts'
import { reportSecurityEvent } from '../../shell/security-reports.ts'
import { showToast } from '../../shell/toasts.ts'
import { browserDeps } from './browser-deps.ts'
import { prepareCaptcha } from './captcha/get-captcha-token.ts'
import { controlsOf, readValues } from './form-controls.ts'
import { nextAttempt } from './idempotency-key.ts'
import { type FailureWords, failureWords } from './outcome-words.ts'
import { randomUuid } from './random-hex.ts'
import type { Outcome } from './read-answer.ts'
import { reportOutcome } from './report-outcome.ts'
import { submitEnquiry } from './submit-enquiry.ts'
import type { Alongside } from './use-alongside.ts'
import { useDraft } from './use-draft.ts'

type FieldErrors = Readonly<Record<string, string>>

/** What stands beside the button after an attempt. */
export type Told =
  | { readonly kind: 'received'; readonly reference: string }
  | ({ readonly kind: 'failed' } & FailureWords)

export type Accepted = { readonly reference: string }

export type Enquiry = {
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly toldRef: RefObject<HTMLDivElement | null>
  /** Whether scripts have taken over from the browser's own form. */
  readonly enhanced: boolean
  readonly pending: boolean
  readonly errors: FieldErrors
  readonly told: Told | null
  readonly onFocus: () => void
  readonly onInput: () => void
  readonly onBlur: () => void
  readonly onSubmit: (event: { preventDefault(): void }) => void
}

/** Sends a form that stands in the page, and tells the visitor how it went. */
export function useEnquiry(
  content: FormContent,
  onAccepted: ((result: Accepted) => void) | undefined,
  alongside: Alongside | undefined,
): Enquiry {
  const { company } = useFacts()
  const { form: id, fields } = content
  const formRef = useRef<HTMLFormElement>(null)
  const toldRef = useRef<HTMLDivElement>(null)
  const sending = useRef(false)
  const judged = useRef(false)
  const [enhanced, setEnhanced] = useState(false)
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [told, setTold] = useState<Told | null>(null)
  const draft = useDraft(content, formRef)

  useEffect(() => setEnhanced(true), [])

  useEffect(() => {
    // Whoever held back a submission for this form lets it go now.
    if (enhanced) formRef.current?.dispatchEvent(new Event('enquiry-ready'))
  }, [enhanced])

  const judge = useCallback((): FieldErrors => {
    const form = formRef.current
    if (!form) return {}
    const schema = leadForms[id].schema(portlandDay(new Date()))
    const parsed = parseFields(schema, readValues(controlsOf(form, fields)))
    return parsed.ok ? {} : parsed.fields
  }, [id, fields])

  /** All that an enquiry says. */
  function valuesOf(form: HTMLFormElement): Record<string, string> {
    return { ...readValues(controlsOf(form, fields)), ...alongside?.data() }
  }

  function settle(form: HTMLFormElement, sent: string, outcome: Outcome): void {
    reportOutcome({ track, reportSecurityEvent, logError: console.error }, id, outcome)
    const accepted = outcome.kind === 'accepted'
    const failure = accepted ? null : failureWords(content, company, outcome, navigator.onLine)
    if (outcome.kind === 'conflict') draft.forgetAttempt()
    if (accepted) {
      // What was typed while it was on its way stays.
      if (JSON.stringify(valuesOf(form)) === sent) form.reset()
      draft.finish()
    }
    judged.current = outcome.kind === 'invalid'
    flushSync(() => {
      setPending(false)
      setErrors(outcome.kind === 'invalid' ? outcome.fields : {})
      if (accepted) setTold({ kind: 'received', reference: outcome.reference })
      else setTold(failure && { kind: 'failed', ...failure })
    })
    if (accepted) showToast({ kind: 'success', ...content.toasts.success })
    else if (failure) showToast({ kind: 'error', ...failure.words })
    moveFocus(form, toldRef.current, fields, outcome)
    if (accepted) onAccepted?.({ reference: outcome.reference })
  }

  async function send(form: HTMLFormElement): Promise<void> {
    // A second press finds the first still on its way.
    if (sending.current) return
    sending.current = true
    setPending(true)
    setTold(null)
    const raw = valuesOf(form)
    const attempt = nextAttempt(draft.lastAttempt(), JSON.stringify(raw), randomUuid)
    draft.keep(attempt)
    const outcome = await submitEnquiry(browserDeps(), {
      form: id,
      raw,
      idempotencyKey: attempt.key,
      elapsedMs: draft.elapsedMs(),
      honeypot: String(new FormData(form).get(honeypotName) ?? ''),
    })
    sending.current = false
    settle(form, attempt.body, outcome)
  }

  return {
    formRef,
    toldRef,
    enhanced,
    pending,
    errors,
    told,
    onFocus() {
      prepareCaptcha(leadForms[id].captchaAction)
      // Once the connection is gone, what tells so could not be fetched any more.
      import('../../shell/toaster.tsx').catch(() => undefined)
    },
    onInput() {
      draft.touch()
      if (told?.kind === 'received') setTold(null)
      // While typing, errors go away; new ones wait until the visitor leaves the field.
      if (judged.current) setErrors((shown) => onlyShared(shown, judge()))
    },
    onBlur() {
      if (judged.current && !sending.current) setErrors(judge())
    },
    onSubmit(event) {
      event.preventDefault()
      if (formRef.current) void send(formRef.current)
    },
  }
}

/** A field that people do not see; programs that fill in everything give themselves away. */
export const honeypotName = 'website'

function onlyShared(shown: FieldErrors, current: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(current).filter(([name]) => Object.hasOwn(shown, name)))
}

/** To what needs the visitor next, unless they have gone elsewhere meanwhile. */
function moveFocus(
  form: HTMLFormElement,
  told: HTMLElement | null,
  fields: FormContent['fields'],
  outcome: Outcome,
): void {
  const { activeElement } = document
  if (activeElement !== document.body && !form.contains(activeElement)) return
  const wrong =
    outcome.kind === 'invalid'
      ? [...controlsOf(form, fields)].find(([name]) => Object.hasOwn(outcome.fields, name))?.[1]
      : undefined
  const button = form.querySelector<HTMLElement>('button[type="submit"]')
  const next = outcome.kind === 'accepted' ? told : (wrong ?? button)
  next?.focus()
  // What has the focus already is not scrolled to by itself.
  next?.scrollIntoView({ block: 'nearest' })
}
