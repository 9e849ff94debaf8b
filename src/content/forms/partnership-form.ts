import { wholeClaim, youthClaims } from '../company/claims.ts'
import type { Company } from '../company/company.ts'
import { classroom } from '../images/images.ts'
import type { FormContent } from './form-content.ts'
import { email, fullName, message, organization } from './shared-fields.ts'

export const partnershipForm: FormContent = {
  form: 'partnership',
  fields: [
    { ...fullName, label: 'Name' },
    email,
    organization,
    { ...message, hint: 'Who your young people are, and what you would like to build together.' },
  ],
  submit: 'Send Partnership Inquiry',
  pending: 'Sending...',
  toasts: {
    success: {
      title: 'Partnership inquiry sent!',
      description: "We'll review your proposal and get back to you soon.",
    },
    failure: () => ({
      title: 'Error sending message',
      description: 'Please try again or contact us directly.',
    }),
    rateLimited: {
      title: 'Too many attempts',
      description: 'Please wait 10 minutes before submitting again.',
    },
    security: () => ({ title: 'Security error', description: 'Please refresh the page and try again.' }),
  },
  received: {
    title: 'Partnership inquiry sent!',
    text: "We'll review your proposal and get back to you soon.",
  },
}

export const partnershipSection = {
  slate: 'Partnership / Youth media training',
  heading: 'Help us train the next crew',
  text: (company: Company) =>
    `With ${company.partner.name} we teach young people to film, light and edit on the equipment we work with ourselves. If you have a school, a congregation, a nonprofit or a company with room for them, let’s build a program together.`,
  picture: classroom,
  open: 'Become a Partner',
  close: 'Close Form',
  programs: 'See the Training Programs',
  tallyTitle: 'The partnership so far',
  tally: [
    { figure: youthClaims.workshops.figure, label: youthClaims.workshops.label },
    { figure: '25+', label: 'workshops' },
    { figure: '10+', label: 'placements' },
    { figure: '3', label: 'years partnership' },
  ],
  tallyNote: `${wholeClaim(youthClaims.workshops)}.`,
  sheet: ['Partnership inquiry', 'Four questions'],
} as const
