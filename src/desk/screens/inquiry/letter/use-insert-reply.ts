import { type RefObject, useRef, useState } from 'react'
import type { SavedReplyText } from '../../../../domain/desk/letters.ts'
import { fillPlaceholders, gapsIn } from '../../../../domain/desk/placeholders.ts'
import type { Inquiry } from '../../../calls/desk-calls.ts'
import { useMe } from '../../../shell/me-context.ts'
import { placeholderValues } from './placeholder-values.ts'

type Letter = {
  readonly inquiry: Inquiry
  /** The subject that a letter has by itself; only that one is replaced. */
  readonly ownSubject: string
  readonly subject: RefObject<HTMLInputElement | null>
  readonly area: RefObject<HTMLTextAreaElement | null>
}

/** Puts saved replies into a letter where the caret is. What is there already stays. */
export function useInsertReply({ inquiry, ownSubject, subject, area }: Letter) {
  const { name: myName } = useMe()
  const [isOpen, setOpen] = useState(false)
  /** The slash that asked for a reply, which the reply replaces. */
  const slash = useRef(false)

  /** Typing a slash at the beginning of a line asks for a reply. */
  function notice(event: Event): void {
    const field = area.current
    if (!field || !(event instanceof InputEvent) || event.data !== '/') return
    if (!/(?:^|\n)\/$/.test(field.value.slice(0, field.selectionStart))) return
    slash.current = true
    setOpen(true)
  }

  function insert(reply: SavedReplyText): void {
    const [line, field] = [subject.current, area.current]
    setOpen(false)
    if (!line || !field) return
    const values = placeholderValues(inquiry, myName, new Date())
    const text = fillPlaceholders(reply.text, values)
    const from = field.selectionStart - (slash.current ? 1 : 0)
    slash.current = false
    if (reply.subject !== '' && line.value === ownSubject)
      line.value = fillPlaceholders(reply.subject, values)
    // The dialog gives the focus back first.
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(from, field.selectionEnd)
      // As if it were typed, so that the browser's own undo takes it back.
      document.execCommand('insertText', false, text)
      const [gap] = gapsIn(text)
      if (gap) field.setSelectionRange(from + gap.from, from + gap.to)
    })
  }

  return {
    isOpen,
    notice,
    insert,
    open: () => setOpen(true),
    close() {
      slash.current = false
      setOpen(false)
      area.current?.focus()
    },
  }
}
