import type { Company } from '../company/company.ts'
import { hero } from '../images/images.ts'

/** What the company itself is shared with, and pages that only one visitor should see. */
export const generalCard = {
  picture: hero,
  slate: (company: Company) => `Since ${company.foundedYear}`,
  heading: 'Video and live event production',
} as const
