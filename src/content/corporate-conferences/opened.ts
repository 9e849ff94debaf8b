import { anchors, pagePaths } from '../../routes.ts'
import { corporateConferences } from '../pages/corporate-conferences.ts'
import type { PageContent } from '../pages/page-content.ts'
import { startingAt } from './sizes.ts'

const at = (anchor: string) => `${pagePaths.corporateConferences}#${anchor}`

/** The opening once the gate is open: the same picture, different actions. */
export const openedOpening: PageContent = {
  ...corporateConferences,
  slate: 'Corporate conferences / Access open',
  summary: ({ season }) =>
    `Coverage starts at ${startingAt}. Below are the packages with their prices, both days cue by cue, and ${season ? 'the dates that are left' : 'how to ask for your dates'}. When you have seen enough, give us 15 minutes.`,
  actions: [
    { label: 'Request a Proposal', href: at(anchors.conferenceContact) },
    { label: 'Go to the Prices', href: at(anchors.conferencePackages) },
  ],
}

export const conferenceIndex = {
  label: 'On this page',
  links: ({ client }: { client: boolean }) => [
    { label: 'The problem', anchor: anchors.conferenceProblem },
    { label: 'The solution', anchor: anchors.conferenceSolution },
    { label: 'Packages', anchor: anchors.conferencePackages },
    { label: 'Calendar', anchor: anchors.conferenceCalendar },
    ...(client ? [{ label: 'A client', anchor: anchors.conferenceClient }] : []),
    { label: 'Contact', anchor: anchors.conferenceContact },
  ],
  /** In the visitor's own time zone. */
  until: (endsAt: number) =>
    `Open until ${new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(endsAt)}`,
} as const
