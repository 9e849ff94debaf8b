import type { FormContent, ToastWords } from './form-content.ts'
import { company, email, phone } from './shared-fields.ts'

const failed: ToastWords = { title: 'Something went wrong. Please try again.' }

export const leadGateForm: FormContent = {
  form: 'leadGate',
  fields: [{ ...email, width: 'full' }, phone, company],
  submit: 'Get Instant Access',
  pending: 'Granting Access...',
  toasts: {
    success: { title: 'Access granted! Welcome to our exclusive content.' },
    failure: () => failed,
    rateLimited: { title: 'Too many requests. Please wait before trying again.' },
    security: () => failed,
  },
  received: {
    title: 'Access granted!',
    text: 'Welcome to our exclusive content.',
  },
}

export const leadGateDialog = {
  title: 'See the conference packages',
  slate: 'Corporate conferences / Access',
  description: 'Leave your email and the packages open at once. They stay open in this browser for 24 hours.',
} as const
