import { type RefObject, useEffect } from 'react'

/** A field that holds text, as far as others write to it. */
export type TextControl = EventTarget & { value: string; readonly form: EventTarget | null }

/** A part of the page that shares a field with the visitor and sends something of its own along. */
export type Alongside = {
  /** The field's name. */
  readonly field: string
  /** Called when the draft is back in the field; answers how to let go of it. */
  readonly connect: (control: TextControl) => () => void
  /** What goes out with the fields, by name: as much a part of the enquiry as they are. */
  readonly data: () => Readonly<Record<string, string>>
}

/** Lets another part of the page take hold of its field as long as the form stands. */
export function useAlongside(
  formRef: RefObject<HTMLFormElement | null>,
  alongside: Alongside | undefined,
): void {
  useEffect(() => {
    const control = alongside && formRef.current?.elements.namedItem(alongside.field)
    return control instanceof HTMLTextAreaElement ? alongside?.connect(control) : undefined
  }, [formRef, alongside])
}
