import type { FieldContent } from '../../../../content/forms/form-content.ts'
import type { FieldState } from './draft.ts'

/** The values of a form's fields, by name. */
export type Values = Readonly<Record<string, string>>

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The controls of a form, by field name. */
export function controlsOf(
  form: HTMLFormElement,
  fields: readonly FieldContent[],
): ReadonlyMap<string, Control> {
  const controls = new Map<string, Control>()
  for (const { name } of fields) {
    const control = form.elements.namedItem(name)
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    )
      controls.set(name, control)
  }
  return controls
}

export function readValues(controls: ReadonlyMap<string, Control>): Record<string, string> {
  return Object.fromEntries([...controls].map(([name, control]) => [name, control.value]))
}

export function readStates(controls: ReadonlyMap<string, Control>): Record<string, FieldState> {
  return Object.fromEntries(
    [...controls].map(([name, control]) => [name, { value: control.value, initial: initialValue(control) }]),
  )
}

function initialValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const chosen = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
  return chosen?.value ?? ''
}

/** The event does not bubble: the field itself must follow the new value, but the visitor did not type it. */
export function fillIn(control: Control, value: string): void {
  control.value = value
  control.dispatchEvent(new Event('input'))
}
