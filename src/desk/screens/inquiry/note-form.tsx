import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { changeWords } from '../../../content/desk/changes.ts'
import { inquiryWords as words } from '../../../content/desk/inquiry.ts'
import { mentionBegun, mentionsIn } from '../../../domain/desk/mentions.ts'
import * as limits from '../../../domain/limits.ts'
import { Button } from '../../../ui/control/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { deskCalls } from '../../calls/desk-calls.ts'
import { troubleKind } from '../../calls/trouble.ts'
import { tell } from '../../changes/notices.ts'
import { inquiryQuery } from '../../queries/desk-queries.ts'
import { keepDraft, readDraft } from '../../session/drafts.ts'
import { sessionEnded } from '../../session/session-ended.ts'
import { usePeople } from '../../shell/me-context.ts'
import { useKeys } from '../../shell/use-keys.ts'
import styles from './note-form.module.css'

/** A note for colleagues. What is typed is kept in this browser until it is added. */
export function NoteForm({ reference }: { reference: string }) {
  const queries = useQueryClient()
  const { people } = usePeople()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [begun, setBegun] = useState(() => readDraft(reference))
  const [naming, setNaming] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | undefined>()
  // A new field for the next note; it is uncontrolled, so that typing costs nothing.
  const [count, setCount] = useState(0)

  const field = () => form.current?.querySelector('textarea') ?? null
  useKeys({ n: () => field()?.focus() })

  function watch({ currentTarget }: FormEvent<HTMLFormElement>): void {
    const area = currentTarget.querySelector('textarea')
    if (!area) return
    keepDraft(reference, area.value)
    setBegun(area.value)
    setNaming(mentionBegun(area.value.slice(0, area.selectionStart)))
    setError(undefined)
  }

  /** Completes the name that is being typed, or adds one. */
  function mention(name: string): void {
    const area = field()
    if (!area) return
    const before = area.value.slice(0, area.selectionStart)
    const started = mentionBegun(before)
    const space = started === null && before !== '' && !/\s$/.test(before) ? ' ' : ''
    const from = before.length - (started === null ? 0 : started.length + 1)
    area.setRangeText(`${space}@${name} `, from, area.selectionStart, 'end')
    area.focus()
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }

  async function add(): Promise<void> {
    const text = field()?.value.trim() ?? ''
    if (text === '' || pending) return
    setPending(true)
    try {
      await deskCalls.addNote(reference, text, mentionsIn(text, people).slice(0, limits.desk.mentions))
      keepDraft(reference, '')
      setBegun('')
      setCount((before) => before + 1)
      await queries.invalidateQueries({ queryKey: inquiryQuery(reference).queryKey })
    } catch (trouble) {
      const kind = troubleKind(trouble)
      if (kind === 'signed-out') sessionEnded.set(true)
      setError(words.noteFailed)
      tell(changeWords.failed[kind], { tone: 'trouble' })
    }
    setPending(false)
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void add()
  }

  const offered = naming === null ? [] : people.filter(({ name }) => startsLike(name, naming))
  return (
    <form
      ref={form}
      className={styles.form}
      onInput={watch}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextArea
        key={count}
        id={id}
        name="note"
        label={words.note}
        hint={begun.trim() === '' ? words.noteHint : words.noteKept}
        rows={3}
        maxLength={limits.desk.noteMax}
        countLabel={words.noteLeft}
        defaultValue={count === 0 ? begun : ''}
        error={error}
        onKeyDown={press}
      />
      {offered.length > 0 ? (
        <div className={styles.people}>
          {offered.map((person) => (
            <Button
              key={person.id}
              size="small"
              variant="quiet"
              className={styles.person}
              aria-label={words.mention(person.name)}
              onClick={() => mention(person.name)}
            >
              @{person.name}
            </Button>
          ))}
        </div>
      ) : null}
      <Button type="submit" variant="quiet" pending={pending} pendingLabel={words.addingNote}>
        {words.addNote}
      </Button>
    </form>
  )
}

function startsLike(name: string, typed: string): boolean {
  return name
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.startsWith(typed.toLowerCase()))
}
