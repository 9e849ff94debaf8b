import type { FormContent } from './form-content.ts'
import { inquiryFields, inquiryReceived, inquiryToasts } from './inquiry-words.ts'

export const legacyForm: FormContent = {
  form: 'legacy',
  fields: inquiryFields({
    timelineHint: 'An anniversary, a launch, a handover: what it should be ready for.',
    message: 'Your Story',
    messageHint: 'What your company has been through, and who should hear it.',
  }),
  submit: 'Reserve My Session',
  pending: 'Sending...',
  toasts: inquiryToasts,
  received: inquiryReceived,
}

export const legacyDialog = {
  title: 'Reserve Your Legacy Session',
  slate: 'Legacy / 3 clients per quarter',
  description:
    'A first session to hear your story and see whether the program fits it. We’ll come back within 24 hours with a time.',
} as const
