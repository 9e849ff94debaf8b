import { type RefObject, useEffect } from 'react'

/** The part of a text field that other code writes to. */
export type TextControl = EventTarget & { value: string }

/** A part of the page that fills in fields together with the visitor and adds its own data. */
export type Alongside = {
  /** When the visitor began, if that was before the form: a question asked in the chat is typed by then. */
  readonly begunAt?: number
  /** Called after the draft is restored. Returns a function that disconnects from the fields. */
  readonly connect: (form: EventTarget, fieldOf: (name: string) => TextControl | null) => () => void
  /** Values sent with the fields, by name. They are part of the inquiry like any field. */
  readonly data: () => Readonly<Record<string, string>>
}

/** Connects another part of the page with the form's fields for as long as the form is mounted. */
export function useAlongside(
  formRef: RefObject<HTMLFormElement | null>,
  alongside: Alongside | undefined,
): void {
  useEffect(() => {
    const form = formRef.current
    if (!form) return
    return alongside?.connect(form, (name) => {
      const control = form.elements.namedItem(name)
      return control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement ? control : null
    })
  }, [formRef, alongside])
}
