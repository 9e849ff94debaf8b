import type { Company } from './company.ts'

/** Said while the visitor's own telephone takes over. */
export function callToast(company: Company) {
  return {
    title: `Calling ${company.name}`,
    description: "We're connecting you now for a consultation.",
  }
}
