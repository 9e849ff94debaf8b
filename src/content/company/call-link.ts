import type { Company } from './company.ts'

/** Shown while the visitor's own phone starts the call. */
export function callToast(company: Company) {
  return {
    title: `Calling ${company.name}`,
    description: "We're connecting you now for a consultation.",
  }
}
