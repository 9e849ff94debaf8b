import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { changeWords } from '../../../content/desk/changes.ts'
import { inquiryWords } from '../../../content/desk/inquiry.ts'
import * as limits from '../../../domain/limits.ts'
import { Button } from '../../../ui/control/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { deskCalls, type Inquiry } from '../../calls/desk-calls.ts'
import { troubleKind } from '../../calls/trouble.ts'
import { tell } from '../../changes/notices.ts'
import { inquiryQuery } from '../../queries/desk-queries.ts'
import { keepDraft, readDraft } from '../../session/drafts.ts'
import { sessionEnded } from '../../session/session-ended.ts'
import styles from './reply-form.module.css'

const words = inquiryWords.letter

/** Where a begun answer is kept. */
export function replyDraft(reference: string): string {
  return `reply ${reference}`
}

/** A letter to whoever wrote the inquiry. What is typed is kept in this browser until it is sent. */
export function ReplyForm({ inquiry, close }: { inquiry: Inquiry; close: () => void }) {
  const { reference, fields } = inquiry
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [begun, setBegun] = useState(() => readDraft(replyDraft(reference)))
  const [first] = useState(begun)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | undefined>()

  const area = () => form.current?.querySelector('textarea') ?? null
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])

  function watch({ target }: FormEvent<HTMLFormElement>): void {
    if (!(target instanceof HTMLTextAreaElement)) return
    keepDraft(replyDraft(reference), target.value)
    setBegun(target.value)
    setError(undefined)
  }

  async function send(): Promise<void> {
    const text = area()?.value.trim() ?? ''
    const subject = form.current?.querySelector('input')?.value.trim() || inquiryWords.replySubject(reference)
    if (pending) return
    if (text === '') {
      setError(words.missing)
      area()?.focus()
      return
    }
    setPending(true)
    try {
      await deskCalls.sendReply(reference, { subject, text })
      keepDraft(replyDraft(reference), '')
      await queries.invalidateQueries({ queryKey: inquiryQuery(reference).queryKey })
      tell(words.sent)
      close()
    } catch (trouble) {
      const kind = troubleKind(trouble)
      if (kind === 'signed-out') sessionEnded.set(true)
      setError(words.failed)
      tell(changeWords.failed[kind], { tone: 'trouble' })
      setPending(false)
    }
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={`letter-${reference}`}
      onInput={watch}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h3 id={`letter-${reference}`} className={`slate ${styles.heading}`}>
        {words.heading}
      </h3>
      <p>{words.to(fields.email ?? '')}</p>
      <TextField
        name="subject"
        label={words.subject}
        maxLength={limits.desk.replySubjectMax}
        defaultValue={inquiryWords.replySubject(reference)}
      />
      <TextArea
        name="letter"
        label={words.text}
        hint={begun.trim() === '' ? words.hint : words.kept}
        rows={10}
        maxLength={limits.desk.replyMax}
        countLabel={words.left}
        defaultValue={first}
        error={error}
        onKeyDown={press}
      />
      <div className={styles.foot}>
        <Button type="submit" pending={pending} pendingLabel={words.pending}>
          {words.send}
        </Button>
        <Button variant="quiet" onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
