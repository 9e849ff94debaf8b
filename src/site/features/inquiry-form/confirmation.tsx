import { type ReactNode, type Ref, useId } from 'react'
import type { FieldContent, FormContent } from '../../../content/forms/form-content.ts'
import { formKit } from '../../../content/forms/form-kit.ts'
import { afterSending } from '../../../content/inquiries/after-sending.ts'
import { formatDay } from '../../../domain/availability/format-days.ts'
import { Button } from '../../../ui/control/button.tsx'
import { CallSheet, type CallSheetRow } from '../../../ui/layout/call-sheet.tsx'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { ReplyDue } from '../inquiry-status/moment.tsx'
import styles from './confirmation.module.css'
import type { Values } from './draft/form-controls.ts'
import type { Received } from './use-inquiry.ts'

/** By field name, the display of fields that need more than their text. */
export type Summary = (sent: Values) => Readonly<Record<string, ReactNode>>

type ConfirmationProps = {
  content: FormContent
  received: Received
  summary: Summary | undefined
  headingRef: Ref<HTMLHeadingElement>
  onAgain: () => void
}

/** Replaces the form after it is accepted: shows the inquiry, its reference and the next steps. */
export function Confirmation({ content, received, summary, headingRef, onAgain }: ConfirmationProps) {
  const id = useId()
  const { title, text } = content.received
  const { reference, replyBy, sent, unsent } = received
  return (
    <section className={styles.confirmation} aria-labelledby={id} data-confirmation={content.form}>
      <header className={styles.head}>
        <h3 ref={headingRef} id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h3>
        {text ? <p className={styles.text}>{text}</p> : null}
        <p className={styles.reference}>
          <span className={`slate ${styles.term}`}>{formKit.reference}</span>{' '}
          <Timecode size="large">{reference}</Timecode>
        </p>
      </header>
      <CallSheet
        caption={afterSending.heading}
        rows={[
          { label: formKit.nextNow, value: formKit.confirmationMail },
          { label: formKit.nextThen, value: <Steps steps={afterSending.steps[content.form]} /> },
          ...(replyBy ? [{ label: formKit.reply, value: <ReplyDue date={new Date(replyBy)} /> }] : []),
        ]}
      />
      <CallSheet caption={formKit.sent} rows={sentRows(content.fields, sent, summary?.(sent) ?? {})} />
      <div className={styles.foot}>
        {unsent ? <p>{formKit.unsent}</p> : null}
        <Button variant="quiet" onClick={onAgain}>
          {unsent ? formKit.backToForm : formKit.another}
        </Button>
      </div>
    </section>
  )
}

function sentRows(
  fields: readonly FieldContent[],
  sent: Values,
  shown: Readonly<Record<string, ReactNode>>,
): CallSheetRow[] {
  return fields.flatMap((field) => {
    const text = sent[field.name]?.trim() ?? ''
    const value = shown[field.name] ?? (text === '' ? null : <Words>{wordsFor(field, text)}</Words>)
    return value === null ? [] : [{ label: field.label, value }]
  })
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

/** Choices and days in readable form. */
function wordsFor({ kind, options }: FieldContent, text: string): string {
  if (kind === 'date') return formatDay(text, '')
  return options?.find(({ value }) => value === text)?.label ?? text
}

/** The visitor's own text with its line breaks. */
function Words({ children }: { children: string }) {
  return <span className={styles.words}>{children}</span>
}
