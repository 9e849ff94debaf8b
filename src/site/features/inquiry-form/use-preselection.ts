import { type RefObject, useEffect } from 'react'
import type { FieldContent } from '../../../content/forms/form-content.ts'
import { navigationApi } from '../../platform/navigation/navigation-api.ts'
import { controlsOf, fillIn } from './draft/form-controls.ts'

/** Reads from the address what fields should begin with. */
export type Preselect = (search: string) => Readonly<Record<string, string>>

/** Fills in what a link asked for, where nothing stands yet: after the draft, never over a visitor's word. */
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
    // A link of the same page changes the address and leaves the form standing.
    api?.addEventListener('navigatesuccess', fill)
    return () => api?.removeEventListener('navigatesuccess', fill)
  }, [formRef, fields, preselect])
}
