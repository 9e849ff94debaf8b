import type { FormContent } from './form-content.ts'
import { inquiryFields, inquiryReceived, inquiryToasts } from './inquiry-words.ts'

export const conferenceForm: FormContent = {
  form: 'conference',
  fields: inquiryFields({
    timelineHint: 'The dates of your conference, or the month you are aiming for.',
    message: 'Conference Details',
    messageHint: 'The venue, the number of attendees, and which package comes closest.',
  }),
  submit: 'Request My Proposal',
  pending: 'Sending...',
  toasts: inquiryToasts,
  received: inquiryReceived,
}

/** Chosen from the start: visitors of this page plan a conference. */
export const conferenceDefaults = { projectType: 'conference' } as const

export const conferenceContact = {
  slate: 'Contact',
  heading: 'Fifteen minutes, then a proposal',
  lead: 'Send what you know so far. The rest comes up on the call.',
  steps: [
    { label: 'Now', value: 'Your dates, the venue, how many are coming.' },
    { label: 'Then', value: 'A 15-minute strategy call: the rooms, the stage, the stream.' },
    { label: 'Within 24 hours', value: 'A proposal with crew, cameras and the price.' },
  ],
  sheet: ['Conference sheet', 'Proposal within 24 hours'],
} as const
