import { consultationOptions } from '../../domain/inquiry/options.ts'
import type { FieldContent, FormContent, ToastWords } from './form-content.ts'
import { budget, company, email, fullName, message, phone, projectType, timeline } from './shared-fields.ts'

/** Toasts of the consultation form, and of every inquiry that is answered like one. */
const failed: ToastWords = { title: 'Failed to send message. Please try again or call us directly.' }

export const tooManySubmissions: ToastWords = {
  title: 'Too many submissions. Please wait before trying again.',
}

export const inquiryToasts: FormContent['toasts'] = {
  success: { title: "Thank you! We'll get back to you within 24 hours." },
  failure: () => failed,
  rateLimited: tooManySubmissions,
  security: () => failed,
}

/** After an inquiry that is answered like a consultation. */
export const inquiryReceived: FormContent['received'] = {
  title: "Thank you! We'll get back to you within 24 hours.",
}

/** The full inquiry: podcast, legacy and conference ask the same questions, the last in their own words. */
export function inquiryFields(words: {
  readonly timelineHint: string
  readonly message: string
  readonly messageHint: string
}): readonly FieldContent[] {
  return [
    fullName,
    email,
    company,
    phone,
    projectType(consultationOptions.projectType),
    budget(consultationOptions.budget),
    { ...timeline, hint: words.timelineHint },
    { ...message, label: words.message, hint: words.messageHint },
  ]
}
