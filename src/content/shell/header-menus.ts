import { contactFormHref, pagePaths } from '../../routes.ts'

/** The menus of the header and their pages. Link descriptions are in `navigation.ts` and load later. */
export const headerMenus = [
  { id: 'work', label: 'Work', pages: [pagePaths.portfolio, pagePaths.legacy] },
  {
    id: 'services',
    label: 'Services',
    pages: [
      pagePaths.corporateVideo,
      pagePaths.liveStreaming,
      pagePaths.eventProduction,
      pagePaths.corporateConferences,
      pagePaths.infrastructure,
      pagePaths.vendorCoordination,
    ],
  },
  {
    id: 'equipment',
    label: 'Equipment',
    pages: [pagePaths.gearList, pagePaths.equipmentList, pagePaths.equipmentAvailability, pagePaths.quote],
  },
  {
    id: 'programs',
    label: 'Programs',
    pages: [
      pagePaths.youthTraining,
      pagePaths.religiousPartnership,
      pagePaths.magroseSupport,
      pagePaths.podcastConsultation,
    ],
  },
] as const

type Menus = typeof headerMenus
export type MenuId = Menus[number]['id']
export type MenuPage = Menus[number]['pages'][number]
export type HeaderMenu = { readonly id: MenuId; readonly label: string; readonly pages: readonly MenuPage[] }

/** The main action of every page. The short label is for the header, which has little room. */
export const primaryAction = {
  label: 'Get Your Free Consultation',
  shortLabel: 'Free Consultation',
  href: contactFormHref,
} as const
