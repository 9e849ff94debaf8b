const services = [
  { title: 'Vendor selection', text: 'Bids on the same scope, compared line by line.' },
  { title: 'Contracts and scope', text: 'Nothing is paid for twice, and nothing is forgotten.' },
  { title: 'One schedule', text: 'Load-in, rehearsal, show and strike on a single page.' },
  { title: 'Technical integration', text: 'Signal, power and network, drawn across company lines.' },
  { title: 'Budget control', text: 'A change is priced and approved before it happens.' },
  { title: 'On-site direction', text: 'One producer calls the day and makes the decisions.' },
] as const

/** A call sheet as vendors get it: when each is called, and what was agreed with them before. */
const calls = [
  { at: '5:30 AM', department: 'Venue and power', note: 'Dock, house rules and power drops, in writing.' },
  { at: '6:00 AM', department: 'Rigging and staging', note: 'Loads checked against the roof.' },
  { at: '7:30 AM', department: 'Lighting', note: 'Positions agreed with camera and scenery.' },
  { at: '8:00 AM', department: 'Audio', note: 'One split for room, recording and stream.' },
  { at: '9:00 AM', department: 'Video and LED', note: 'Playback tested with your real files.' },
  { at: '10:00 AM', department: 'Network and streaming', note: 'Bandwidth measured, second line up.' },
  { at: '11:00 AM', department: 'Captions and interpreters', note: 'Booths, feeds and scripts in hand.' },
  { at: '12:00 PM', department: 'Everyone', note: 'Rehearsal, from the top.' },
] as const

export const coordination = {
  slate: 'Services / Call sheet',
  heading: 'Many vendors, one call sheet',
  lead: 'You choose who you hire. We write the one document they all work from, and we answer for what is on it.',
  services,
  sheet: {
    title: 'Call sheet',
    kind: 'Sample',
    facts: [
      { label: 'Production', value: 'General session' },
      { label: 'Doors', value: '2:00 PM' },
      { label: 'Contact', value: 'Your producer, all day' },
    ],
    calls,
  },
} as const
