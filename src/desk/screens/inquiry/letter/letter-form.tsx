import { useQueryClient } from '@tanstack/react-query'
import { type DragEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { changeWords } from '../../../../content/desk/changes.ts'
import { inquiryWords } from '../../../../content/desk/inquiry.ts'
import { letterWords as words } from '../../../../content/desk/letter.ts'
import type { ReplyDraft } from '../../../../domain/desk/letters.ts'
import { gapsIn } from '../../../../domain/desk/placeholders.ts'
import * as limits from '../../../../domain/limits.ts'
import { randomUuid } from '../../../../domain/random-hex.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import type { Inquiry } from '../../../calls/desk-calls.ts'
import { letterCalls } from '../../../calls/letter-calls.ts'
import { Trouble, troubleKind } from '../../../calls/trouble.ts'
import { tell } from '../../../changes/notices.ts'
import { inquiryQuery } from '../../../queries/desk-queries.ts'
import { sessionEnded } from '../../../session/session-ended.ts'
import { FileList } from './file-list.tsx'
import { GapList, type LetterGap } from './gap-list.tsx'
import { droppedFiles, pastedFiles } from './given-files.ts'
import { forgetLetter, keepLetter, readLetter } from './letter-draft.ts'
import styles from './letter-form.module.css'
import { LetterPreview } from './letter-preview.tsx'
import { SavedReplyPicker } from './saved-reply-picker.tsx'
import { useInsertReply } from './use-insert-reply.ts'
import { useLetterFiles } from './use-letter-files.ts'

type LetterFormProps = {
  inquiry: Inquiry
  heading: 'h2' | 'h3'
  /** How often somebody asked for it; not at all where it only shows what was begun earlier. */
  asked: number
  close: () => void
}

/** A letter to whoever wrote the inquiry. What is typed is kept in this browser until it is sent; files are kept by the server. */
export function LetterForm({ inquiry, heading: Heading, asked, close }: LetterFormProps) {
  const { reference, fields } = inquiry
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const subject = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const letterFiles = useLetterFiles(reference)
  const ownSubject = inquiryWords.replySubject(reference)
  const [first] = useState(() => readLetter(reference))
  const id = useRef(first?.id ?? randomUuid())
  const [begun, setBegun] = useState(first !== null && first.text.trim() !== '')
  const [gaps, setGaps] = useState<readonly LetterGap[]>(() => gapsOf(first ?? { subject: '', text: '' }))
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const [shown, setShown] = useState<ReplyDraft | null>(null)
  const [dragging, setDragging] = useState(false)
  const saved = useInsertReply({ inquiry, ownSubject, subject, area })

  useEffect(() => area.current?.focus({ preventScroll: asked === 0 }), [asked])

  function draft(): ReplyDraft {
    return { subject: subject.current?.value.trim() || ownSubject, text: area.current?.value.trim() ?? '' }
  }

  function watch({ target }: FormEvent<HTMLFormElement>): void {
    if (target !== area.current && target !== subject.current) return
    const text = area.current?.value ?? ''
    const line = subject.current?.value ?? ''
    if (text.trim() === '' && line === ownSubject) forgetLetter(reference)
    else keepLetter(reference, { id: id.current, subject: line, text })
    setBegun(text.trim() !== '')
    setGaps(gapsOf({ subject: line, text }))
    setError(undefined)
  }

  /** Why the letter cannot go out as it is. */
  function obstacle({ subject: line, text }: ReplyDraft): string | undefined {
    const states = letterFiles.files.map(({ state }) => state)
    if (text === '') return words.missing
    if (text.length > limits.desk.replyMax || line.length > limits.desk.replySubjectMax) return words.tooLong
    if (gapsIn(line).length + gapsIn(text).length > 0) return words.unfinished
    if (states.some((state) => state === 'waiting' || state === 'uploading')) return words.stillUploading
    if (states.some((state) => state !== 'ready')) return words.fileTrouble
    return undefined
  }

  async function send(): Promise<void> {
    if (pending) return
    const letter = draft()
    const trouble = obstacle(letter)
    setError(trouble)
    if (trouble !== undefined) {
      area.current?.focus()
      return
    }
    setPending(true)
    try {
      const attachments = letterFiles.files.map((file) => file.id)
      await letterCalls.send(reference, { id: id.current, ...letter, attachments })
      forgetLetter(reference)
      await queries.invalidateQueries({ queryKey: inquiryQuery(reference).queryKey })
      tell(words.sent)
      close()
    } catch (failed) {
      explain(failed)
      setPending(false)
    }
  }

  function explain(failed: unknown): void {
    const kind = troubleKind(failed)
    if (kind === 'signed-out') sessionEnded.set(true)
    const why = failed instanceof Trouble ? String(failed.now) : ''
    // The next try is another letter.
    if (why === 'sent-before') id.current = randomUuid()
    setError(words.notSent[why] ?? words.failed)
    if (words.notSent[why] === undefined) tell(changeWords.failed[kind], { tone: 'trouble' })
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }

  function go({ field, from, to }: LetterGap): void {
    const place = field === 'subject' ? subject.current : area.current
    place?.focus()
    place?.setSelectionRange(from, to)
  }

  function drag(event: DragEvent, over: boolean): void {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setDragging(over)
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
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => {
        if (!form.current?.contains(asNode(event.relatedTarget))) drag(event, false)
      }}
      onDrop={(event) => {
        drag(event, false)
        letterFiles.add(droppedFiles(event.dataTransfer))
      }}
      onPaste={(event) => {
        const files = pastedFiles(event.clipboardData)
        if (files.length === 0) return
        event.preventDefault()
        letterFiles.add(files)
      }}
    >
      <div className={styles.head}>
        <Heading id={`letter-${reference}`} className={`slate ${styles.heading}`}>
          {words.heading}
        </Heading>
        <p className={styles.to}>{words.to(fields.email ?? '')}</p>
      </div>
      <TextField
        ref={subject}
        name="subject"
        label={words.subject}
        maxLength={limits.desk.replySubjectMax}
        defaultValue={first?.subject ?? ownSubject}
      />
      <TextArea
        ref={area}
        name="letter"
        label={words.text}
        hint={begun ? words.kept : words.hint}
        rows={10}
        maxLength={limits.desk.replyMax}
        softLimit
        countLabel={words.left}
        defaultValue={first?.text ?? ''}
        error={error}
        onInput={(event) => saved.notice(event.nativeEvent)}
        onKeyDown={press}
      />
      <GapList gaps={gaps} onGo={go} />
      <FileList letterFiles={letterFiles} />
      <div className={styles.foot}>
        <Button type="submit" pending={pending} pendingLabel={words.pending}>
          {words.send}
        </Button>
        <Button
          variant="quiet"
          icon="eye"
          iconSide="start"
          disabled={!begun}
          onClick={() => setShown(draft())}
        >
          {words.preview.open}
        </Button>
        <Button variant="quiet" icon="list" iconSide="start" onClick={saved.open}>
          {words.saved.open}
        </Button>
        <Button variant="plain" onClick={close}>
          {words.cancel}
        </Button>
      </div>
      {dragging ? <p className={styles.drop}>{words.files.drop}</p> : null}
      {saved.isOpen ? <SavedReplyPicker onClose={saved.close} onChoose={saved.insert} /> : null}
      {shown ? (
        <LetterPreview
          reference={reference}
          draft={shown}
          files={letterFiles.files}
          onClose={() => setShown(null)}
          onSend={() => void send()}
        />
      ) : null}
    </form>
  )
}

function gapsOf({ subject, text }: ReplyDraft): LetterGap[] {
  return [
    ...gapsIn(subject).map((gap) => ({ ...gap, field: 'subject' as const })),
    ...gapsIn(text).map((gap) => ({ ...gap, field: 'letter' as const })),
  ]
}

function asNode(target: EventTarget | null): Node | null {
  return target instanceof Node ? target : null
}
