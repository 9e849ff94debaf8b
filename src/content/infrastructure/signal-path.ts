import { contactFormHref, pagePaths } from '../../routes.ts'

export const signalPath = {
  slate: 'Sheet 04 / Signal path',
  heading: 'Seven kinds of equipment on one line',
  lead: 'We specify what we shoot with and rent out. What goes into your rack has worked a show day before it meets yours.',
  label: 'Equipment categories',
  action: { label: 'See the Gear Kits', href: pagePaths.gearList },
} as const

export const infrastructureClosing = {
  slate: 'Sheet 05 / Site survey',
  heading: 'Walk us through the room',
  lead: 'Send what you have: drawings, a phone video, a list of what fails. We respond within 24 hours.',
  actions: [
    { label: 'Talk About Your Venue', href: contactFormHref },
    { label: 'See Vendor Coordination', href: pagePaths.vendorCoordination },
  ],
} as const
