import { contactFormHref, pagePaths } from '../../routes.ts'
import type { Company } from '../company/company.ts'

export const certification = {
  slate: 'Certification',
  heading: 'A certificate that says what they can do',
  lead: 'It names every seat a student has worked and the film they finished, so a college or an employer can ask about both.',
  stepsTitle: 'How it is earned',
  steps: [
    'Work each seat on the crew.',
    'Finish a film with your name in its credits.',
    'Show it to an audience.',
  ],
  certificate: {
    slate: 'Specimen',
    title: 'Certificate of Completion',
    course: 'Youth media training',
    student: 'Name of the student',
    seats: 'has worked in',
    film: 'and finished the film',
    filmTitle: 'Title of the film',
    signers: ({ name, partner }: Company) => [partner.name, name],
  },
} as const

export const youthTrainingClosing = {
  slate: 'Next course',
  heading: 'Bring us a crew',
  lead: 'Tell us who they are, how many and when. You’ll hear from us within 24 hours with the format we would choose and why.',
  actions: [
    { label: 'Plan a Program With Us', href: contactFormHref },
    { label: 'Programs for Congregations', href: pagePaths.religiousPartnership },
  ],
} as const
