import type { InquiryFormId } from '../../../src/domain/inquiry/inquiry-forms.ts'

const inquiry = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Ltd',
  phone: '+1 (503) 555-0100',
  project_type: 'conference',
  budget: '5k-15k',
  message: 'Two days, three cameras, one stream.',
}

/** The fields that each form sends when it is filled in correctly. */
export const inquirySamples: Readonly<Record<InquiryFormId, Readonly<Record<string, string>>>> = {
  contact: { ...inquiry, project_type: 'corporate-video', timeline: 'March' },
  consultation: inquiry,
  podcast: inquiry,
  legacy: inquiry,
  conference: { ...inquiry, organization: 'Portland Makers' },
  supporter: { name: 'Grace Hopper', email: 'grace@example.com', organization: 'Navy', message: 'Gladly.' },
  partnership: {
    name: 'Mary Jackson',
    email: 'mary@example.com',
    organization: 'Hampton School',
    message: 'We have a studio.',
  },
  qualification: {
    organization_name: 'First Church',
    contact_name: 'Katherine Johnson',
    email: 'katherine@example.com',
    phone: '503-555-0101',
    organization_type: 'church',
    youth_programs: 'yes-active',
    current_challenges: 'Sound, mostly.',
    budget: '10k-25k',
    timeline: '1-3-months',
  },
  religious: {
    organizationName: 'Grace Ministry',
    contactName: 'Dorothy Vaughan',
    email: 'dorothy@example.com',
    organizationType: 'ministry',
    hasYouthPrograms: 'limited',
    primaryChallenges: 'A dark stage.',
    approximateBudget: 'discuss',
    implementationTimeline: 'flexible',
  },
  quote: {
    firstName: 'Hedy',
    lastName: 'Lamarr',
    company: 'Frequency Films',
    email: 'hedy@example.com',
    phone: '503 555 0102 ext 4',
    projectDate: '2099-05-04',
    duration: '2 days',
    projectType: 'Feature interview',
    equipmentNeeded: '- Essential Starter Kit\n- Two wireless microphones',
    additionalDetails: 'Loading dock at the back.',
    selection:
      '{"lines":[{"kind":"item","id":"canon-eos-c70","quantity":2}],"from":"2099-05-04","to":"2099-05-05"}',
  },
  help: {
    name: 'Annie Easley',
    email: 'annie@example.com',
    phone: '503 555 0104',
    message: 'Do you bring a generator?',
    conversation: 'You: Is there power outdoors?\nBridgelight: We bring cables.\n\nYou: And a generator?',
  },
  leadGate: { email: 'visitor@example.com', phone: '5035550103', company: 'Gate Co' },
}
