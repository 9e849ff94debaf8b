import type { Company } from '../company/company.ts'
import type { FormContent } from './form-content.ts'
import { inquiryReceived, inquiryToasts } from './inquiry-words.ts'
import { email, fullName, message, organization } from './shared-fields.ts'

export const supporterForm: FormContent = {
  form: 'supporter',
  fields: [
    fullName,
    email,
    organization,
    { ...message, hint: 'Equipment, time, a donation, a place to film: every kind of help counts.' },
  ],
  submit: 'Join the Community',
  pending: 'Sending...',
  toasts: inquiryToasts,
  received: inquiryReceived,
}

export const supporterDialog = {
  title: 'Join Our Supporter Community',
  slate: 'Youth support / Supporters',
  description: (company: Company) =>
    `Tell us who you are and how you would like to help ${company.partner.name} equip the next young creator. We get back to you within 24 hours.`,
} as const
