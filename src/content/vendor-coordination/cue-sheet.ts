/** Vendors as tracks, in the order they need the room. */
const tracks = ['Venue', 'Power', 'Rigging', 'Staging', 'Light', 'Audio', 'Video', 'Network'] as const

/** Four cues. `standby` is what we ask of you, `go` is what you get. */
const cues = [
  {
    id: 'survey',
    title: 'Survey',
    text: 'We read every contract and quote, walk the venue, and call each vendor already on the job.',
    standby: 'Quotes, dates, floor plan',
    go: 'A list of gaps and overlaps',
  },
  {
    id: 'scope',
    title: 'Scope and select',
    text: 'Each vendor gets a written scope with clean edges. What is still missing goes out to bid.',
    standby: 'Your budget and favorites',
    go: 'One scope, one total',
  },
  {
    id: 'schedule',
    title: 'Schedule and test',
    text: 'Load-in, tests and rehearsal fall into one order, so that nobody waits for a dock or a power drop.',
    standby: 'Your approval',
    go: 'The call sheet, to everyone',
  },
  {
    id: 'show',
    title: 'Show and sign-off',
    text: 'One producer calls the day. Afterward we check deliveries against scopes before you pay.',
    standby: 'Enjoy the show',
    go: 'Invoices that match',
  },
] as const

export type CueId = (typeof cues)[number]['id']

export const cueSheet = {
  slate: 'Process / Cue sheet',
  heading: 'Four cues, from tangle to show',
  lead: 'Eight trades come in with eight plans. They leave the rehearsal with one.',
  tracks,
  standby: 'Standby',
  go: 'Go',
  cues,
} as const
