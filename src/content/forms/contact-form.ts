import { contactOptions } from '../../domain/inquiry/options.ts'
import type { FormContent } from './form-content.ts'
import { budget, company, email, fullName, message, phone, projectType } from './shared-fields.ts'

export const contactForm: FormContent = {
  form: 'contact',
  fields: [
    fullName,
    email,
    company,
    phone,
    projectType(contactOptions.projectType),
    budget(contactOptions.budget),
    { ...message, label: 'Project Details', hint: 'The date, the room, how many people, who has to see it.' },
  ],
  submit: 'Send Message',
  pending: 'Sending...',
  toasts: {
    success: {
      title: 'Message sent successfully!',
      description: "We'll get back to you within 24 hours with a custom proposal.",
    },
    failure: (company) => ({
      title: 'Error sending message',
      description: `Please try again or contact us directly at ${company.email}`,
    }),
    rateLimited: {
      title: 'Too many attempts',
      description: 'Please wait 5 minutes before submitting again.',
    },
    security: () => ({ title: 'Security error', description: 'Please refresh the page and try again.' }),
  },
  received: {
    title: 'Message sent successfully!',
    text: "We'll get back to you within 24 hours with a custom proposal.",
  },
}
