import { consultationOptions } from '../../domain/inquiry/options.ts'
import type { FormContent } from './form-content.ts'
import { inquiryReceived, inquiryToasts } from './inquiry-words.ts'
import { budget, company, email, fullName, message, phone, projectType } from './shared-fields.ts'

export const consultationForm: FormContent = {
  form: 'consultation',
  fields: [
    fullName,
    email,
    company,
    phone,
    projectType(consultationOptions.projectType),
    budget(consultationOptions.budget),
    {
      ...message,
      label: 'Project Details',
      required: true,
      hint: 'What it is, when it is, and what you need to have afterward.',
    },
  ],
  submit: 'Request My Consultation',
  pending: 'Sending...',
  toasts: inquiryToasts,
  received: inquiryReceived,
}

export const consultationDialog = {
  title: 'Get Your Free Consultation',
  slate: 'Consultation / Reply within 24 hours',
  benefitsTitle: 'What you get',
  benefits: [
    'A response within 24 hours',
    'A custom proposal for your date, your room and your audience',
    '72-hour priority turnaround when the edit can’t wait',
    '15+ years of experience, and no obligation',
  ],
} as const
