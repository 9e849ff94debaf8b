import type { Company } from '../company/company.ts'
import { hero } from '../images/images.ts'

/** The card for the company itself, and for pages meant for one visitor only. */
export const generalCard = {
  picture: hero,
  slate: (company: Company) => `Since ${company.foundedYear}`,
  heading: 'Video and live event production',
} as const
