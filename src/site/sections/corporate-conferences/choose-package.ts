import { packageChoice, withPackage } from '../../../content/corporate-conferences/package-choice.ts'
import type { ConferencePackage } from '../../../content/corporate-conferences/packages.ts'
import type { Alongside } from '../../features/inquiry-form/use-alongside.ts'
import { showToast } from '../../platform/toasts/toasts.ts'

let message: HTMLTextAreaElement | null = null

/** The field of the proposal form that the packages write into together with the visitor. */
export const packageWriter: Alongside = {
  connect(_form, fieldOf) {
    const control = fieldOf('message')
    message = control instanceof HTMLTextAreaElement ? control : null
    return () => {
      message = null
    }
  },
  data: () => ({}),
}

/** Writes the package into the proposal form and leads to the first field that is still to be filled in. */
export function choosePackage(offer: ConferencePackage): void {
  if (!message) return
  message.value = withPackage(message.value, offer)
  // Aloud: the visitor did it, so the form keeps it like anything typed.
  message.dispatchEvent(new Event('input', { bubbles: true }))
  showToast({ kind: 'success', ...packageChoice.toast(offer.name) })
  const missing = message.form?.querySelector<HTMLElement>(':invalid') ?? message
  missing.focus({ preventScroll: true })
  missing.scrollIntoView({ block: 'center' })
}
