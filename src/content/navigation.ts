import { contactFormHref, pagePaths } from '../routes.ts'

export type NavigationLink = {
  readonly label: string
  readonly href: string
  /** One short line that tells the link apart from its neighbors. */
  readonly description: string
}

export type NavigationGroup = {
  /** Stable and unique, for element ids. */
  readonly id: string
  readonly label: string
  readonly links: readonly NavigationLink[]
}

const portfolio: NavigationLink = {
  label: 'Portfolio',
  href: pagePaths.portfolio,
  description: 'Six projects and how we shot them',
}

const legacy: NavigationLink = {
  label: 'Legacy Program',
  href: pagePaths.legacy,
  description: 'Brand storytelling for 3 clients per quarter',
}

const services: NavigationGroup = {
  id: 'services',
  label: 'Services',
  links: [
    {
      label: 'Corporate Video',
      href: pagePaths.corporateVideo,
      description: 'Company stories, filmed and edited in 1-2 weeks',
    },
    {
      label: 'Live Streaming',
      href: pagePaths.liveStreaming,
      description: '5+ cameras, live in 4K',
    },
    {
      label: 'Event Production',
      href: pagePaths.eventProduction,
      description: 'Coverage from load-in to final cut',
    },
    {
      label: 'Corporate Conferences',
      href: pagePaths.corporateConferences,
      description: 'Two-day packages starting at $9,500',
    },
    {
      label: 'Infrastructure',
      href: pagePaths.infrastructure,
      description: 'AV upgrades, system design and project management',
    },
    {
      label: 'Vendor Coordination',
      href: pagePaths.vendorCoordination,
      description: 'Every AV vendor on one plan',
    },
  ],
}

const equipment: NavigationGroup = {
  id: 'equipment',
  label: 'Equipment',
  links: [
    {
      label: 'Gear Kits',
      href: pagePaths.gearList,
      description: 'Six complete kits, rented by the day',
    },
    {
      label: 'Availability',
      href: pagePaths.equipmentAvailability,
      description: 'What is free on your dates',
    },
    {
      label: 'Get a Quote',
      href: pagePaths.quote,
      description: 'Your custom quote within 2 hours',
    },
  ],
}

const programs: NavigationGroup = {
  id: 'programs',
  label: 'Programs',
  links: [
    {
      label: 'Youth Training',
      href: pagePaths.youthTraining,
      description: 'Workshops, camps and an 8-week intensive',
    },
    {
      label: 'Religious Partnership',
      href: pagePaths.religiousPartnership,
      description: 'Media training and AV for churches and ministries',
    },
    {
      label: 'Youth Support',
      href: pagePaths.magroseSupport,
      description: 'Help a young creator get equipped',
    },
    {
      label: 'Podcast Consultation',
      href: pagePaths.podcastConsultation,
      description: 'Six months toward your first 1,000 followers',
    },
  ],
}

export const headerNavigation: readonly NavigationGroup[] = [
  { id: 'work', label: 'Work', links: [portfolio, legacy] },
  services,
  equipment,
  programs,
]

export const footerNavigation: readonly NavigationGroup[] = [
  services,
  equipment,
  programs,
  {
    id: 'company',
    label: 'Company',
    links: [
      portfolio,
      legacy,
      { label: 'Contact', href: contactFormHref, description: 'A response within 24 hours' },
      { label: 'Sign In', href: pagePaths.auth, description: 'Your account, if you want one' },
    ],
  },
]

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy', href: pagePaths.privacy, description: 'What we keep, and why' },
  { label: 'Terms', href: pagePaths.terms, description: 'The terms, in plain words' },
  { label: 'Accessibility', href: pagePaths.accessibility, description: 'How this site works for you' },
]

/** The one thing every page asks for. The short label is for the header, where room is scarce. */
export const primaryAction = {
  label: 'Get Your Free Consultation',
  shortLabel: 'Free Consultation',
  href: contactFormHref,
} as const
