import { type FormEvent, Fragment, useRef, useState } from 'react'
import { savedReplyWords as words } from '../../../../content/desk/letter.ts'
import { settingsWords } from '../../../../content/desk/settings.ts'
import { type SavedReplyText, savedReplySchema } from '../../../../domain/desk/letters.ts'
import { placeholders, unknownPlaceholders, written } from '../../../../domain/desk/placeholders.ts'
import * as limits from '../../../../domain/limits.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { letterCalls } from '../../../calls/letter-calls.ts'
import { savedRepliesQuery } from '../../../queries/letter-queries.ts'
import form from '../settings-form.module.css'
import { useSaveSeen } from '../use-save-seen.tsx'
import styles from './saved-replies.module.css'
import type { EditedReply } from './saved-replies-section.tsx'

type SavedReplyFormProps = { reply: EditedReply; close: () => void }
type Errors = Readonly<Partial<Record<keyof SavedReplyText, string | undefined>>>

export function SavedReplyForm({ reply: { id, version, ...text }, close }: SavedReplyFormProps) {
  const fields = useRef<HTMLFormElement>(null)
  /** The text that the fields begin with; another number makes them begin anew. */
  const [begun, setBegun] = useState({ text, number: 0 })
  const { save, pending, notice } = useSaveSeen<SavedReplyText, SavedReplyText>({
    key: savedRepliesQuery.queryKey,
    schema: savedReplySchema,
    version,
    typed: readFields,
    fill(filled) {
      last.current = null
      setBegun(({ number }) => ({ text: filled, number: number + 1 }))
    },
    typedOf: (saved) => saved,
  })
  const [errors, setErrors] = useState<Errors>({})
  const area = useRef<HTMLTextAreaElement>(null)
  // Placeholders go where somebody wrote last.
  const last = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null)

  function readFields(): SavedReplyText {
    const typed = new FormData(fields.current ?? undefined)
    const read = (name: string) => String(typed.get(name) ?? '')
    return { title: read('title'), subject: read('subject'), text: read('text') }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const reply = readFields()
    const parsed = savedReplySchema.safeParse(reply)
    setErrors(parsed.success ? {} : errorsOf(reply))
    if (!parsed.success) return
    const call = (seen: string | null) => letterCalls.saveReply(id, parsed.data, seen)
    if (await save(call, words.saved(parsed.data.title))) close()
  }

  function insert(name: string): void {
    const field = last.current ?? area.current
    if (!field) return
    field.setRangeText(written(name), field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
    field.focus()
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <form ref={fields} className={form.form} noValidate onSubmit={(event) => void submit(event)}>
      <h3 className={`slate ${styles.name}`}>{version === null ? words.newHeading : words.editHeading}</h3>
      <Fragment key={begun.number}>
        <TextField
          name="title"
          label={words.title}
          hint={words.titleHint}
          maxLength={limits.desk.savedReplyTitleMax}
          defaultValue={begun.text.title}
          error={errors.title}
          autoComplete="off"
          autoFocus
        />
        <TextField
          name="subject"
          label={words.subject}
          hint={words.subjectHint}
          maxLength={limits.desk.replySubjectMax}
          defaultValue={begun.text.subject}
          error={errors.subject}
          autoComplete="off"
          onFocus={({ currentTarget }) => {
            last.current = currentTarget
          }}
        />
        <TextArea
          ref={area}
          name="text"
          label={words.text}
          hint={words.textHint}
          rows={10}
          maxLength={limits.desk.replyMax}
          countLabel={words.left}
          defaultValue={begun.text.text}
          error={errors.text}
          onFocus={({ currentTarget }) => {
            last.current = currentTarget
          }}
        />
      </Fragment>
      <fieldset className={styles.placeholders}>
        <legend className={`slate ${styles.legend}`}>{words.placeholders}</legend>
        {placeholders.map((name) => (
          <Button
            key={name}
            size="small"
            variant="quiet"
            className={styles.placeholder}
            onClick={() => insert(name)}
          >
            {words.placeholderMeanings[name]}
          </Button>
        ))}
      </fieldset>
      {notice}
      <div className={form.foot}>
        <Button type="submit" pending={pending} pendingLabel={settingsWords.saving}>
          {settingsWords.save}
        </Button>
        <Button variant="quiet" onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

function errorsOf({ title, subject, text }: SavedReplyText): Errors {
  const missing = (typed: string) => (typed.trim() === '' ? words.missing : undefined)
  const unknown = (typed: string) => {
    const names = unknownPlaceholders(typed)
    return names.length > 0 ? words.unknown(names) : undefined
  }
  return { title: missing(title), subject: unknown(subject), text: missing(text) ?? unknown(text) }
}
