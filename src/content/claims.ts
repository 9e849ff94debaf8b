/** What the company says of itself as a whole. Pages quote it from here, so that a figure changes once. */
export const claims = {
  experience: { figure: '15+', label: 'years' },
  projects: { figure: '50+', label: 'projects' },
  events: { figure: '500+', label: 'events' },
  satisfaction: { figure: '98%', label: 'client satisfaction' },
  youth: { figure: '150+', label: 'youth trained across 6+ sites' },
  crisis: { figure: '99.99%', label: 'crisis success rate' },
} as const

type Claim = (typeof claims)[keyof typeof claims]

/** As it stands in a sentence. */
export function claimText({ figure, label }: Claim): string {
  return `${figure} ${label}`
}
