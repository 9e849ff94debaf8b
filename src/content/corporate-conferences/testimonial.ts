import { hero } from '../images/images.ts'

/**
 * SAMPLE CONTENT. Nobody said these words, and the company is invented: they show the shape, and the owner
 * replaces them before going live. Entries marked `sample` are never announced to search engines.
 */
export const conferenceTestimonials = [
  {
    sample: true,
    quote: 'On day two I sat down in the audience. I had never done that at my own conference.',
    name: 'Renata O.',
    role: 'Director of Member Events',
    company: 'Harrow & Pine Cooperative',
    event: '420 attendees, two days, Premium',
  },
] as const

export const clientSection = {
  picture: hero,
  slate: 'A client',
  heading: 'What the organizer did on day two',
} as const
