import { type RefObject, useEffect, useMemo } from 'react'
import type { FieldContent } from '../../../content/forms/form-content.ts'
import { type KnownDetails, nameDetails } from '../../../domain/inquiry/known-details.ts'
import { useAccount } from '../account/session/account-store.ts'
import { controlsOf, fillIn } from './draft/form-controls.ts'

/**
 * Fills empty fields with known details of the visitor. It runs after the draft and never changes typed text
 * or the focused field. `given` has priority over the account's details. It runs again when the form returns
 * after a confirmation.
 */
export function useDetails(
  formRef: RefObject<HTMLFormElement | null>,
  fields: readonly FieldContent[],
  given: KnownDetails | undefined,
  shown: boolean,
): void {
  const { user } = useAccount()
  const email = user?.email ?? ''
  const displayName: unknown = user?.user_metadata.display_name
  const name = typeof displayName === 'string' ? displayName : ''
  const details = useMemo(() => ({ ...nameDetails(name), email, ...given }), [name, email, given])

  useEffect(() => {
    const form = formRef.current
    if (!form || !shown) return
    const controls = controlsOf(form, fields)
    const known = new Map<string, string>(Object.entries(details))
    for (const field of fields) {
      const control = controls.get(field.name)
      const value = known.get(field.autoComplete ?? '')
      if (value && control?.value === '' && control !== document.activeElement) fillIn(control, value)
    }
  }, [formRef, fields, details, shown])
}
