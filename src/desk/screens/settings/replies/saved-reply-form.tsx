import { type FormEvent, useRef, useState } from 'react'
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
import { useSave } from '../use-save.ts'
import styles from './saved-replies.module.css'
import type { SavedReply } from './saved-replies-section.tsx'

type SavedReplyFormProps = { reply: SavedReply; isNew: boolean; close: () => void }
type Errors = Readonly<Partial<Record<keyof SavedReplyText, string | undefined>>>

export function SavedReplyForm({ reply: { id, ...text }, isNew, close }: SavedReplyFormProps) {
  const { save, pending } = useSave(savedRepliesQuery.queryKey)
  const [errors, setErrors] = useState<Errors>({})
  const area = useRef<HTMLTextAreaElement>(null)
  // Placeholders go where somebody wrote last.
  const last = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const read = (name: string) => String(typed.get(name) ?? '')
    const reply = { title: read('title'), subject: read('subject'), text: read('text') }
    const parsed = savedReplySchema.safeParse(reply)
    setErrors(parsed.success ? {} : errorsOf(reply))
    if (
      parsed.success &&
      (await save(() => letterCalls.saveReply(id, parsed.data), words.saved(parsed.data.title)))
    ) {
      close()
    }
  }

  function insert(name: string): void {
    const field = last.current ?? area.current
    if (!field) return
    field.setRangeText(written(name), field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
    field.focus()
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <form className={form.form} noValidate onSubmit={(event) => void submit(event)}>
      <h3 className={`slate ${styles.name}`}>{isNew ? words.newHeading : words.editHeading}</h3>
      <TextField
        name="title"
        label={words.title}
        hint={words.titleHint}
        maxLength={limits.desk.savedReplyTitleMax}
        defaultValue={text.title}
        error={errors.title}
        autoComplete="off"
        autoFocus
      />
      <TextField
        name="subject"
        label={words.subject}
        hint={words.subjectHint}
        maxLength={limits.desk.replySubjectMax}
        defaultValue={text.subject}
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
        defaultValue={text.text}
        error={errors.text}
        onFocus={({ currentTarget }) => {
          last.current = currentTarget
        }}
      />
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
