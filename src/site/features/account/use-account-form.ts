import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { showToast } from '../../platform/toasts/toasts.ts'
import { accountStore } from './session/account-store.ts'
import type { Trouble } from './trouble.ts'

type FieldErrors = Readonly<Record<string, string>>

/** For each field name, a function that returns what is wrong with the value, or null. */
type Rules = Readonly<Record<string, (text: string) => string | null>>

/** Reads a field's value at the time of sending, exactly as typed. */
export type ReadField = (name: string) => string

export type AccountFormState = {
  readonly formRef: RefObject<HTMLFormElement | null>
  /** True once scripts have taken over; before that, the form cannot be sent. */
  readonly enhanced: boolean
  readonly pending: boolean
  readonly errors: FieldErrors
  readonly trouble: Trouble | null
  readonly onSubmit: (event: { preventDefault(): void }) => void
  readonly onInput: (event: FormEvent) => void
  readonly onFocus: () => void
  /** Clears the errors before the form asks for something else. */
  readonly clear: () => void
}

/**
 * Validates and sends one of the account forms. `send` returns what went wrong, or null if it succeeded.
 * After a success the form stays busy until another view or page replaces it. `preload` fetches the code that
 * the next view needs.
 */
export function useAccountForm(
  rules: Rules,
  send: (read: ReadField) => Promise<Trouble | null>,
  preload?: () => Promise<unknown>,
): AccountFormState {
  const formRef = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [enhanced, setEnhanced] = useState(false)
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  useEffect(() => setEnhanced(true), [])

  async function submit(form: HTMLFormElement): Promise<void> {
    // Ignores a second press while the first request is running.
    if (sending.current) return
    const data = new FormData(form)
    const read: ReadField = (name) => String(data.get(name) ?? '')
    const found = judge(rules, read)
    const sound = Object.keys(found).length === 0
    flushSync(() => {
      setTrouble(null)
      setErrors(found)
      setPending(sound)
    })
    if (!sound) return moveFocus(form)
    sending.current = true
    const met = await send(read)
    if (!met) return
    sending.current = false
    flushSync(() => {
      setPending(false)
      setTrouble(met)
      if (met.field) setErrors({ [met.field]: met.toast.description ?? met.toast.title })
    })
    showToast(met.toast)
    moveFocus(form)
  }

  return {
    formRef,
    enhanced,
    pending,
    errors,
    trouble,
    onSubmit(event) {
      event.preventDefault()
      if (formRef.current) void submit(formRef.current)
    },
    onInput({ target }) {
      if (!(target instanceof HTMLInputElement)) return
      setErrors(({ [target.name]: _mended, ...others }) => others)
    },
    onFocus() {
      // Preloads everything the next press may need. The toaster is included because it could not be fetched
      // after the connection is lost.
      const ahead = [accountStore.open(), preload?.(), import('../../platform/toasts/toaster.tsx')]
      Promise.all(ahead).catch(() => undefined)
    },
    clear() {
      setErrors({})
      setTrouble(null)
    },
  }
}

function judge(rules: Rules, read: ReadField): FieldErrors {
  const errors: Record<string, string> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const problem = rule(read(name))
    if (problem) errors[name] = problem
  }
  return errors
}

/** Moves focus to the first invalid field or the button, unless the visitor has moved elsewhere. */
function moveFocus(form: HTMLFormElement): void {
  const { activeElement } = document
  if (activeElement !== document.body && !form.contains(activeElement)) return
  const next =
    form.querySelector<HTMLElement>('[aria-invalid]') ??
    form.querySelector<HTMLElement>('button[type="submit"]')
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
