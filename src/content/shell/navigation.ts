import { contactFormHref, pagePaths } from '../../routes.ts'
import { startingAt } from '../corporate-conferences/sizes.ts'
import { type HeaderMenu, headerMenus, type MenuPage } from './header-menus.ts'

export type NavigationLink = {
  readonly label: string
  readonly href: string
  /** One short line that distinguishes the link from its neighbors. */
  readonly description: string
}

export type NavigationGroup = {
  readonly id: string
  readonly label: string
  readonly links: readonly NavigationLink[]
}

const texts: Readonly<Record<MenuPage, Omit<NavigationLink, 'href'>>> = {
  [pagePaths.portfolio]: { label: 'Portfolio', description: 'Our work, and what it took to shoot' },
  [pagePaths.legacy]: {
    label: 'Legacy Program',
    description: 'Brand storytelling for 3 clients per quarter',
  },
  [pagePaths.corporateVideo]: {
    label: 'Corporate Video',
    description: 'Company stories, filmed and edited in 1-2 weeks',
  },
  [pagePaths.liveStreaming]: { label: 'Live Streaming', description: '5+ cameras, live in 4K' },
  [pagePaths.eventProduction]: {
    label: 'Event Production',
    description: 'Coverage from load-in to final cut',
  },
  [pagePaths.corporateConferences]: {
    label: 'Corporate Conferences',
    description: `From ${startingAt}`,
  },
  [pagePaths.infrastructure]: {
    label: 'Infrastructure',
    description: 'AV upgrades, system design and project management',
  },
  [pagePaths.vendorCoordination]: {
    label: 'Vendor Coordination',
    description: 'Every AV vendor on one plan',
  },
  [pagePaths.gearList]: { label: 'Gear Kits', description: 'Six complete kits, rented by the day' },
  [pagePaths.equipmentList]: { label: 'Equipment List', description: 'Every item and its daily rate' },
  [pagePaths.equipmentAvailability]: { label: 'Availability', description: 'What is free on your dates' },
  [pagePaths.quote]: { label: 'Get a Quote', description: 'Your custom quote within 2 hours' },
  [pagePaths.youthTraining]: {
    label: 'Youth Training',
    description: 'Workshops, camps and an 8-week intensive',
  },
  [pagePaths.religiousPartnership]: {
    label: 'Religious Partnership',
    description: 'Media training and AV for churches and ministries',
  },
  [pagePaths.magroseSupport]: { label: 'Youth Support', description: 'Help a young creator get equipped' },
  [pagePaths.podcastConsultation]: {
    label: 'Podcast Consultation',
    description: 'Six months toward your first 1,000 followers',
  },
}

function toGroup({ id, label, pages }: HeaderMenu) {
  return { id, label, links: pages.map((href) => ({ href, ...texts[href] })) }
}

export const headerNavigation = headerMenus.map(toGroup)

const [work, ...offers] = headerNavigation

export const footerNavigation: readonly NavigationGroup[] = [
  ...offers,
  {
    id: 'company',
    label: 'Company',
    links: [
      ...(work?.links ?? []),
      { label: 'Contact', href: contactFormHref, description: 'A response within 24 hours' },
      { label: 'Sign In', href: pagePaths.auth, description: 'Your account, if you want one' },
    ],
  },
]

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy', href: pagePaths.privacy, description: 'What we keep, and why' },
  { label: 'Terms', href: pagePaths.terms, description: 'The terms in plain words' },
  { label: 'Accessibility', href: pagePaths.accessibility, description: 'How this site works for you' },
]
