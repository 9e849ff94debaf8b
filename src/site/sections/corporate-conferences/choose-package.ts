import { packageChoice, withPackage } from '../../../content/corporate-conferences/package-choice.ts'
import type { ConferencePackage } from '../../../content/corporate-conferences/packages.ts'
import type { Alongside } from '../../features/inquiry-form/use-alongside.ts'
import { showToast } from '../../platform/toasts/toasts.ts'

let message: HTMLTextAreaElement | null = null

/** Connects the packages with the message field of the proposal form, which the visitor also edits. */
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

/** Writes the package into the proposal form and focuses the first field that still needs input. */
export function choosePackage(offer: ConferencePackage): void {
  if (!message) return
  message.value = withPackage(message.value, offer)
  // The event bubbles, so the form saves the visitor's choice like typed text.
  message.dispatchEvent(new Event('input', { bubbles: true }))
  showToast({ kind: 'success', ...packageChoice.toast(offer.name) })
  const missing = message.form?.querySelector<HTMLElement>(':invalid') ?? message
  missing.focus({ preventScroll: true })
  missing.scrollIntoView({ block: 'center' })
}
