/**
 * The figures the company claims for itself. Each says what it counts, so that no two contradict each other.
 * All pages take them from here, so that a figure is changed in one place.
 */
export const claims = {
  experience: { figure: '15+', label: 'years', counts: 'of film and live events' },
  projects: {
    figure: '50+',
    label: 'projects',
    counts: 'films and installations, from first brief to handover',
  },
  events: { figure: '500+', label: 'events', counts: 'covered or streamed, however many days each lasted' },
  satisfaction: { figure: '98%', label: 'client satisfaction', counts: 'in the survey after delivery' },
  youth: {
    figure: '150+',
    label: 'youth trained across 6+ sites',
    counts: 'part of the 350+ of all programs',
  },
  crisis: {
    figure: '99.99%',
    label: 'crisis success rate',
    counts: 'counted in minutes of live program, not in projects',
  },
  onTime: {
    figure: '99.99%',
    label: 'on-time delivery',
    counts: 'counted in files handed over, not in projects',
  },
} as const

/** The 350+ are the 200+ in Portland and the 150+ at partner sites; the 125+ are part of the 200+. */
export const youthClaims = {
  all: {
    figure: '350+',
    label: 'youth trained',
    counts: 'in all programs: 200+ in Portland, 150+ at partner sites',
  },
  portland: { figure: '200+', label: 'students', counts: 'in all programs in Portland' },
  workshops: {
    figure: '125+',
    label: 'students trained',
    counts: 'in the workshops we teach ourselves, some of the 200+ students in Portland',
  },
} as const

type Claim = { readonly figure: string; readonly label: string; readonly counts: string }

/** The claim as part of a sentence. */
export function claimText({ figure, label }: Claim): string {
  return `${figure} ${label}`
}

/** The claim with what it counts. */
export function wholeClaim(claim: Claim): string {
  return `${claimText(claim)}, ${claim.counts}`
}
