import { contactFormHref } from '../../routes.ts'
import { worldDesk } from '../images/images.ts'

/** Chosen far enough apart that each has its own place on the dial. */
const cities = [
  { name: 'Portland', zone: 'America/Los_Angeles' },
  { name: 'New York', zone: 'America/New_York' },
  { name: 'London', zone: 'Europe/London' },
  { name: 'Dubai', zone: 'Asia/Dubai' },
  { name: 'Singapore', zone: 'Asia/Singapore' },
  { name: 'Auckland', zone: 'Pacific/Auckland' },
] as const

export const internationalServices = {
  picture: worldDesk,
  slate: 'International services',
  heading: 'It is always call time somewhere',
  lead: 'Write from any time zone. Our 24hr global response means a producer answers you within 24 hours, whatever the clock says where you are.',
  ways: [
    {
      title: 'Remote',
      text: 'We plan, direct and edit from the studio in Portland, and meet you in your own working hours.',
    },
    {
      title: 'On site',
      text: 'Our crew and cameras come to your venue, on a schedule written in your time zone.',
    },
  ],
  action: { label: 'Tell Us Where', href: contactFormHref },
  dial: { figure: '24hr', label: ['global', 'response'] },
  cities,
  /** The time shown until the visitor's own clock is read: nine in the morning, standard time. */
  example: { at: '2025-01-15T17:00:00Z', caption: 'At 9AM in Portland, in winter' },
  now: 'Right now',
  studio: 'Studio',
  nextDay: 'Next day',
} as const
