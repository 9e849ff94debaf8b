import { quoteMessages } from '../../domain/inquiry/quote-messages.ts'
import * as limits from '../../domain/limits.ts'
import type { FieldContent, FormContent, ToastWords } from './form-content.ts'
import { tooManySubmissions } from './inquiry-words.ts'
import { company, email, fullName, message, phone } from './shared-fields.ts'

const failed: ToastWords = {
  title: 'Submission Failed',
  description: 'Unable to submit your quote request. Please try again or call us directly.',
}

const missing: ToastWords = {
  title: 'Missing Information',
  description: 'Please fill in all required fields (Name, Email, Phone).',
}

const shortText: FieldContent = {
  name: 'duration',
  kind: 'text',
  label: 'Duration',
  required: false,
  maxLength: limits.fields.shortTextMax,
  width: 'half',
}

export const quoteForm: FormContent = {
  form: 'quote',
  fields: [
    { ...fullName, name: 'firstName', label: 'First Name', autoComplete: 'given-name' },
    { ...fullName, name: 'lastName', label: 'Last Name', autoComplete: 'family-name' },
    email,
    { ...phone, required: true },
    company,
    { ...shortText, name: 'projectType', label: 'Project Type' },
    { name: 'projectDate', kind: 'date', label: 'Project Date', required: false, width: 'half' },
    shortText,
    {
      ...message,
      name: 'equipmentNeeded',
      label: 'Equipment Needed',
      maxLength: limits.fields.equipmentNeededMax,
      hint: 'One item to a line. Not sure? Describe the shoot and we will put the kit together.',
    },
    { ...message, name: 'additionalDetails', label: 'Additional Details' },
  ],
  submit: 'Request My Quote',
  pending: 'Sending...',
  toasts: {
    success: {
      title: 'Quote Request Sent!',
      description: "We'll respond within 2 hours with your custom quote. Check your email for confirmation.",
    },
    failure: () => failed,
    rateLimited: tooManySubmissions,
    security: () => failed,
    invalid: (fields) => {
      const messages = Object.values(fields)
      if (Object.values(quoteMessages.missing).some((message) => messages.includes(message))) return missing
      if (messages.includes(quoteMessages.email)) {
        return { title: 'Invalid Email', description: quoteMessages.email }
      }
      return { title: 'Please check your request', ...(messages[0] && { description: messages[0] }) }
    },
  },
  received: {
    title: 'Quote Request Sent!',
    text: "We'll respond within 2 hours with your custom quote. Check your email for confirmation.",
  },
}

export const quoteSection = {
  slate: 'Request',
  heading: 'What should be on the truck?',
  lead: 'Start from a package or from your own list. The list is what we price; whatever you add to it is also written into the request, and the words around it are yours.',
  informationTitle: 'Quote information',
  information: [
    { label: 'Response', value: 'Within 2 hours' },
    { label: 'Valid', value: '30 days' },
    { label: 'Handover', value: 'Delivery or pickup available' },
    { label: 'Support', value: 'Technical support included' },
  ],
  sheet: ['Quote request', 'Reply within 2 hours'],
} as const
