import type { SiteImage } from '../../domain/site-image.ts'
import { type PagePath, pagePaths } from '../../routes.ts'
import { claims, claimText, youthClaims } from '../company/claims.ts'
import { startingAt } from '../corporate-conferences/sizes.ts'
import { equipmentRoom, interview, rackRoom, youngCrew } from '../images/images.ts'

type Scene = {
  readonly title: string
  readonly href: PagePath
  readonly line: string
  /** The first thing people ask about: price, time or size. */
  readonly figure: string
}

type Part = {
  readonly id: string
  readonly title: string
  readonly picture: SiteImage
  readonly scenes: readonly Scene[]
}

/** Every service and program page, as a run of show. */
const parts: readonly Part[] = [
  {
    id: 'productions',
    title: 'Productions',
    picture: interview,
    scenes: [
      {
        title: 'Corporate Video',
        href: pagePaths.corporateVideo,
        line: 'Company stories and interviews, planned, filmed and edited by one crew.',
        figure: 'From $2,500',
      },
      {
        title: 'Live Streaming',
        href: pagePaths.liveStreaming,
        line: 'Your event on air in 4K, with 5+ cameras and 16+ audio inputs.',
        figure: 'From $3,500',
      },
      {
        title: 'Event Production',
        href: pagePaths.eventProduction,
        line: 'Planning, setup, coverage and edit, from load-in to final cut.',
        figure: 'From $2,000',
      },
      {
        title: 'Corporate Conferences',
        href: pagePaths.corporateConferences,
        line: 'Two-day packages for every size of room, each with a highlight reel.',
        figure: `From ${startingAt}`,
      },
      {
        title: 'Legacy Program',
        href: pagePaths.legacy,
        line: 'Brand storytelling in four phases, for companies with a history to tell.',
        figure: '3 clients per quarter',
      },
      {
        title: 'Portfolio',
        href: pagePaths.portfolio,
        line: 'What we have made, with the time and the equipment it took.',
        figure: claimText(claims.projects),
      },
    ],
  },
  {
    id: 'rooms',
    title: 'Rooms and vendors',
    picture: rackRoom,
    scenes: [
      {
        title: 'Infrastructure',
        href: pagePaths.infrastructure,
        line: 'AV upgrades and system design, managed as one project.',
        figure: '6 venue types',
      },
      {
        title: 'Vendor Coordination',
        href: pagePaths.vendorCoordination,
        line: 'All your AV vendors on one schedule, with one producer to call.',
        figure: '4 steps',
      },
    ],
  },
  {
    id: 'equipment',
    title: 'Equipment',
    picture: equipmentRoom,
    scenes: [
      {
        title: 'Gear Kits',
        href: pagePaths.gearList,
        line: 'Six complete kits, each packed for one kind of job.',
        figure: 'From $1,560 per day',
      },
      {
        title: 'Equipment Availability',
        href: pagePaths.equipmentAvailability,
        line: 'See which cameras, lights and microphones are free on your dates.',
        figure: '4 categories',
      },
      {
        title: 'Equipment Quote',
        href: pagePaths.quote,
        line: 'List what you need and get a custom quote, valid for 30 days.',
        figure: 'Within 2 hours',
      },
    ],
  },
  {
    id: 'programs',
    title: 'Programs',
    picture: youngCrew,
    scenes: [
      {
        title: 'Youth Training',
        href: pagePaths.youthTraining,
        line: 'Media training on a working set: workshops, summer camps and school programs.',
        figure: '8-week intensive',
      },
      {
        title: 'Religious Partnership',
        href: pagePaths.religiousPartnership,
        line: 'Audio, video and light for your congregation, run by its own young people.',
        figure: '3-5 youth per site',
      },
      {
        title: 'Youth Support',
        href: pagePaths.magroseSupport,
        line: 'Help the next young creator get a camera and someone to learn from.',
        figure: `${claimText(youthClaims.all)} in all programs`,
      },
      {
        title: 'Podcast Consultation',
        href: pagePaths.podcastConsultation,
        line: 'Weekly 1-on-1 sessions on the way to your first 1,000 followers.',
        figure: '$15,000, six months',
      },
    ],
  },
]

export const servicesDirectory = {
  slate: 'Services / Run of show',
  heading: 'Everything we do, in running order',
  lead: 'One line and one figure for each. Start anywhere.',
  parts,
} as const
