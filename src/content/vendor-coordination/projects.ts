import { contactFormHref, pagePaths } from '../../routes.ts'

/** Kinds of projects, and the vendors each brings together. */
const types = [
  { title: 'Conferences', vendors: 'Venue, rigging, LED, audio, interpreters' },
  { title: 'Hybrid events', vendors: 'Venue, streaming, network, captions' },
  { title: 'Festivals and outdoor stages', vendors: 'Power, staging, audio, light, security' },
  { title: 'Roadshows', vendors: 'Freight, local crews, playback, print' },
  { title: 'Worship and school systems', vendors: 'Integrator, electrician, acoustician' },
  { title: 'Offices and boardrooms', vendors: 'Architect, IT, integrator, furniture' },
] as const

export const projects = {
  slate: 'Project types / Rigging plot',
  heading: 'What hangs on one plan',
  lead: 'Each of these has more companies in it than anyone can keep in one head. On one sheet they fit.',
  types,
  infrastructure: {
    text: 'When the room itself has to change, we plan that too:',
    label: 'AV infrastructure and project management',
    href: pagePaths.infrastructure,
  },
} as const

export const closing = {
  slate: 'Standby',
  heading: 'Send us the vendor list',
  lead: 'Names, quotes, a date, a floor plan if there is one. We respond within 24 hours with what we would ask next.',
  actions: [
    { label: 'Start With Your Vendors', href: contactFormHref },
    { label: 'Look at Infrastructure', href: pagePaths.infrastructure },
  ],
} as const
