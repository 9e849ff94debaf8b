import { type RefObject, useEffect } from 'react'
import type { FieldContent } from '../../../content/forms/form-content.ts'
import { navigationApi } from '../../platform/navigation/navigation-api.ts'
import { controlsOf, fillIn } from './draft/form-controls.ts'

/** Reads initial field values from the address. */
export type Preselect = (search: string) => Readonly<Record<string, string>>

/** Fills empty fields with a link's values. It runs after the draft and never replaces typed text. */
export function usePreselection(
  formRef: RefObject<HTMLFormElement | null>,
  fields: readonly FieldContent[],
  preselect: Preselect | undefined,
): void {
  useEffect(() => {
    if (!preselect) return
    function fill(): void {
      const form = formRef.current
      if (!form || !preselect) return
      const controls = controlsOf(form, fields)
      for (const [name, value] of Object.entries(preselect(location.search))) {
        const control = controls.get(name)
        if (control?.value === '') fillIn(control, value)
      }
    }
    fill()
    const api = navigationApi()
    // A link to the same page changes the address but keeps the form mounted.
    api?.addEventListener('navigatesuccess', fill)
    return () => api?.removeEventListener('navigatesuccess', fill)
  }, [formRef, fields, preselect])
}
