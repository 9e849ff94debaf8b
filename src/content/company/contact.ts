import { stageDoor } from '../images/images.ts'

/** The contact section that every "contact us" link leads to. */
export const contactSection = {
  slate: 'Contact',
  heading: 'Tell us the date. We’ll tell you the plan.',
  lead: 'Write, call or fill in what you know so far; the rest we work out together. We respond to all inquiries within 24 hours.',
  picture: stageDoor,
  phone: 'Call',
  email: 'Email',
  studio: 'Studio',
  hours: 'Hours',
  sheet: ['Project sheet', 'Reply within 24 hours'],
} as const
