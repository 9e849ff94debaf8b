import { contactFormHref, pagePaths } from '../../routes.ts'
import type { Company } from '../company/company.ts'

export const partnershipBenefits = {
  slate: 'Partnership benefits',
  heading: 'Admit one supporter',
  lead: ({ name, partner }: Company) =>
    `${partner.name} teaches, ${name} lends its crew and its shelves, and supporters fill the cases. This is what they get back.`,
  benefits: [
    {
      title: 'A seat at every premiere',
      description: 'You see the films first, and the people who made them will want to know what you think.',
      badge: 'Premieres',
    },
    {
      title: 'Your name in the credits',
      description: 'Supporters roll at the end of each film, right after the crew.',
      badge: 'Credits',
    },
    {
      title: 'A visit to the set',
      description: 'Come on a shooting day. You may be asked to hold something.',
      badge: 'Set visit',
    },
    {
      title: 'A report in plain numbers',
      description: 'Who trained, who finished, and which cases went out.',
      badge: 'Report',
    },
  ],
  learnMore: {
    label: 'Learn More',
    /** For visitors who cannot see the external-link icon. */
    about: ({ partner }: Company) => `about ${partner.name}, opens in a new tab`,
  },
} as const

export const magroseSupportClosing = {
  slate: 'Next in line',
  heading: 'Somebody is waiting for a case',
  lead: 'Equipment, time, a donation or a place to film: say what you have, and we’ll find out together where it goes.',
  actions: [
    { label: 'Join the Supporters', href: contactFormHref },
    { label: 'Partner as a Congregation', href: pagePaths.religiousPartnership },
  ],
} as const
