import { pagePaths } from '../../routes.ts'
import { claimText, youthClaims } from '../company/claims.ts'
import type { Company } from '../company/company.ts'
import { bridge } from '../images/images.ts'

export const portlandCommunity = {
  picture: bridge,
  slate: 'Portland community',
  heading: (company: Company) => `We have filmed ${company.city} since ${company.foundedYear}`,
  text: (company: Company) =>
    `We film the events and businesses around us, and with ${company.partner.name} we train the young people who will film them next: ${claimText(youthClaims.portland)} so far, ${youthClaims.portland.counts}.`,
  /** From north to south, each at one of the city’s bridges. */
  figures: [
    { figure: '50+', label: 'local events', bridge: 'Steel Bridge' },
    { figure: youthClaims.portland.figure, label: youthClaims.portland.label, bridge: 'Hawthorne' },
    { figure: '100+', label: 'businesses', bridge: 'Tilikum Crossing' },
  ],
  river: 'Willamette',
  links: [
    { label: 'Join a training program', href: pagePaths.youthTraining },
    { label: 'Support a young creator', href: pagePaths.magroseSupport },
    { label: 'Bring it to your congregation', href: pagePaths.religiousPartnership },
  ],
} as const
