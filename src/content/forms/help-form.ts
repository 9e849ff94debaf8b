import type { FormContent } from './form-content.ts'
import { inquiryReceived, inquiryToasts } from './inquiry-words.ts'
import { email, fullName, message } from './shared-fields.ts'

/** Passes a question of the help chat on to a person. The conversation travels with it; nobody types it. */
export const helpForm: FormContent = {
  form: 'help',
  fields: [
    { ...fullName, label: 'Name', width: 'full' },
    { ...email, width: 'full' },
    { ...message, label: 'Your question', required: true },
  ],
  submit: 'Send to a person',
  pending: 'Sending...',
  toasts: inquiryToasts,
  received: inquiryReceived,
}
