import { type RefObject, useEffect } from 'react'

/** A field that holds text, as far as others write to it. */
export type TextControl = EventTarget & { value: string }

/** A part of the page that fills in fields together with the visitor and sends something of its own along. */
export type Alongside = {
  /** Called when the draft is back in the fields; answers how to let go of them. */
  readonly connect: (form: EventTarget, fieldOf: (name: string) => TextControl | null) => () => void
  /** What goes out with the fields, by name: as much a part of the inquiry as they are. */
  readonly data: () => Readonly<Record<string, string>>
}

/** Lets another part of the page take hold of its fields as long as the form stands. */
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
