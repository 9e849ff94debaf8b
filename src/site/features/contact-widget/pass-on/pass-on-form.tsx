import { useEffect, useId, useMemo, useState } from 'react'
import type { FieldContent } from '../../../../content/forms/form-content.ts'
import { formKit } from '../../../../content/forms/form-kit.ts'
import { helpFacts } from '../../../../content/help/help-facts.ts'
import { passOnForm, passOnWords } from '../../../../content/help/pass-on-form.ts'
import type { PassedOn } from '../../../../domain/chat/conversation.ts'
import type { HelpMoment, HelpReply } from '../../../../domain/help/help.ts'
import { type KnownDetails, nameDetails } from '../../../../domain/inquiry/known-details.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Notice } from '../../../../ui/text/notice.tsx'
import { useFacts } from '../../../platform/facts-context.ts'
import { accessStore } from '../../conference-gate/use-conference-access.ts'
import { controlsOf } from '../../inquiry-form/draft/form-controls.ts'
import { Honeypot } from '../../inquiry-form/inquiry-form.tsx'
import { useDetails } from '../../inquiry-form/use-details.ts'
import { useInquiry } from '../../inquiry-form/use-inquiry.ts'
import { fetchMoment } from '../fetch-moment.ts'
import { sayReplyTime } from '../say-reply-time.ts'
import styles from './pass-on-form.module.css'

export type PassOnFormProps = {
  said: string
  askedAt: number
  reply: HelpReply
  /** The last question passed on in this conversation: its sender is known. */
  earlier: PassedOn | null
  /** Sent with the question. */
  transcript: string
  onPassedOn: (passedOn: PassedOn) => void
  onCancel: () => void
}

/** An inquiry form like all others, in the size and the language of the chat. */
export function PassOnForm({
  said,
  askedAt,
  reply,
  earlier,
  transcript,
  onPassedOn,
  onCancel,
}: PassOnFormProps) {
  const id = useId()
  const { language, noticed } = reply
  const words = passOnWords[language]
  const asksPhone = noticed.phone !== null
  const content = useMemo(() => {
    const form = passOnForm[language]
    return { ...form, fields: form.fields.filter(({ name }) => asksPhone || name !== 'phone') }
  }, [language, asksPhone])
  const alongside = useMemo(
    () => ({ begunAt: askedAt, connect: () => () => undefined, data: () => ({ conversation: transcript }) }),
    [askedAt, transcript],
  )
  const inquiry = useInquiry(content, undefined, alongside)
  const { formRef, enhanced, pending, errors, failure, received } = inquiry
  const [details] = useState(() => knownDetails(earlier))
  useDetails(formRef, content.fields, details, received === null)
  const moment = useMoment()

  useEffect(() => {
    const form = formRef.current
    if (!form) return
    const controls = [...controlsOf(form, content.fields).values()]
    const first = controls.find(({ value }) => value === '') ?? form.querySelector('button')
    first?.focus()
  }, [formRef, content])

  useEffect(() => {
    if (!received) return
    const { reference, replyBy, sent } = received
    const { name = '', email = '', phone = '', message = '' } = sent
    onPassedOn({ reference, replyBy, name, email, phone, message })
  }, [received, onPassedOn])

  const defaults = { message: said, email: noticed.email, phone: noticed.phone }
  const defaultOf = (name: string) => new Map(Object.entries(defaults)).get(name) ?? undefined
  const errorOf = ({ name }: FieldContent) => {
    const error = errors[name]
    return error === undefined ? undefined : (words.errors[error] ?? error)
  }
  const { phone, hours } = helpFacts(useFacts().company)[language]
  const when = moment && sayReplyTime(language, new Date(moment.replyBy), moment.timeZone)

  return (
    // Not read aloud as part of the log: focus moves into it.
    <form
      ref={formRef}
      className={styles.form}
      noValidate
      data-inquiry={content.form}
      data-enhanced={enhanced || undefined}
      aria-labelledby={id}
      aria-live="off"
      onSubmit={inquiry.onSubmit}
      onInput={inquiry.onInput}
      onFocus={inquiry.onFocus}
      onBlur={inquiry.onBlur}
    >
      <div className={styles.head}>
        <p id={id} className={styles.title}>
          {words.title}
        </p>
        <p className={styles.promise}>
          {words.promise(when)} {words.along} {words.call(phone, hours)}
        </p>
      </div>
      {content.fields.map((field) => {
        const { name, kind, label, required, autoComplete } = field
        const shared = { name, label, required, error: errorOf(field), defaultValue: defaultOf(name) }
        const note = required ? undefined : words.optional
        return kind === 'textarea' ? (
          <TextArea key={name} {...shared} rows={2} />
        ) : (
          <TextField
            key={name}
            {...shared}
            note={note}
            type={kind === 'email' || kind === 'tel' ? kind : 'text'}
            autoComplete={autoComplete}
          />
        )
      })}
      <Honeypot />
      {failure ? (
        <Notice tone="error" live title={failure.words.title}>
          {failure.kept === formKit.keptOffline ? words.keptOffline : words.kept}
        </Notice>
      ) : null}
      <div className={styles.foot}>
        <Button type="submit" icon="arrow-right" pending={pending} pendingLabel={content.pending}>
          {content.submit}
        </Button>
        <Button variant="plain" icon="close" iconSide="start" disabled={pending} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Never asked twice: details given with an earlier question, or at the gate of the conference pages. */
function knownDetails(earlier: PassedOn | null): KnownDetails | undefined {
  if (earlier) return { ...nameDetails(earlier.name), email: earlier.email, tel: earlier.phone }
  const access = accessStore().access()
  const visitor = access.kind === 'open' ? access.visitor : null
  return visitor ? { email: visitor.email, tel: visitor.phone } : undefined
}

/** Null until it is known, and if the server does not say. */
function useMoment(): HelpMoment | null {
  const [moment, setMoment] = useState<HelpMoment | null>(null)
  useEffect(() => {
    let shown = true
    void fetchMoment().then((found) => shown && setMoment(found))
    return () => {
      shown = false
    }
  }, [])
  return moment
}
