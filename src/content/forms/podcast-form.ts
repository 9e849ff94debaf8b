import type { FormContent } from './form-content.ts'
import { inquiryFields, inquiryReceived, inquiryToasts } from './inquiry-words.ts'

export const podcastForm: FormContent = {
  form: 'podcast',
  fields: inquiryFields({
    timelineHint: 'When you want the first episode out.',
    message: 'Your Show',
    messageHint: 'What it is about, who it is for, and where it stands today.',
  }),
  submit: 'Book My Consultation',
  pending: 'Sending...',
  toasts: inquiryToasts,
  received: inquiryReceived,
}

export const podcastDialog = {
  title: 'Transform Your Content Creation',
  slate: 'Podcast consultation / Six months',
  description:
    'Tell us about the show you have, or the one you have in mind. We’ll come back within 24 hours with a time for a first conversation.',
} as const
