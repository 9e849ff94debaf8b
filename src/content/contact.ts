/** The contact section that every "contact us" link leads to. */
export const contactSection = {
  slate: 'Contact',
  heading: 'Tell us the date. We’ll tell you the plan.',
  lead: 'Call or write with what you know so far: the date, the room, how many people, who has to see it. We respond to all inquiries within 24 hours.',
  phone: 'Call',
  email: 'Email',
  studio: 'Studio',
  hours: 'Hours',
} as const
