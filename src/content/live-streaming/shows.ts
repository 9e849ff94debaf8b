import { choir, hero, packageBroadcast } from '../images/images.ts'

/** The three services, each as it looks on air: a picture with its title set as a lower third. */
const shows = [
  {
    id: 'webcast',
    picture: hero,
    title: 'Conference and company webcast',
    kind: 'Keynotes, town halls, launches',
    text: 'Speakers, slides and questions become one program, on your own site or on a page that only your people can open. Every camera is recorded too, so an edit can begin the same night.',
    sources: 'Stage, slides, floor microphones',
    goesTo: 'Your site or a private page',
  },
  {
    id: 'worship',
    picture: choir,
    title: 'Worship and community stream',
    kind: 'Services, concerts, memorials',
    text: 'PTZ cameras quiet enough for a sanctuary, moved by one person at the back. Nobody stands in the aisle.',
    sources: 'Pulpit, choir, instruments',
    goesTo: 'The platforms people already use',
  },
  {
    id: 'hybrid',
    picture: packageBroadcast,
    title: 'Hybrid event with remote guests',
    kind: 'Panels, award nights',
    text: 'Guests join from anywhere, hear the room and appear on its screens. Questions from viewers come back to the stage.',
    sources: 'Room, remote guests, viewers',
    goesTo: 'Stage screens and stream at once',
  },
] as const

export const liveShows = {
  slate: 'Three services / On air',
  heading: 'Three rooms we go live from',
  lead: 'The same desk and the same crew. What changes is who watches, and where.',
  labels: { sources: 'In', goesTo: 'Out' },
  shows,
} as const
