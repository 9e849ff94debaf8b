/**
 * SAMPLE CONTENT. Nobody said these words, and the companies are invented: they show the shape, and the owner
 * replaces them before going live.
 */
export type LegacyTestimonial = {
  readonly quote: string
  readonly name: string
  readonly title: string
  /** The result of the film. */
  readonly revenue: string
  readonly sample: boolean
}

export const legacyTestimonials: readonly LegacyTestimonial[] = [
  {
    quote:
      'For forty years we told our story a different way each time. Now the whole yard tells the same one.',
    name: 'Walter B.',
    title: 'Owner, Hallam Boatworks',
    revenue: '$2.3M',
    sample: true,
  },
  {
    quote: 'Our best salesperson is eleven minutes long and never takes a vacation.',
    name: 'Noor S.',
    title: 'Founder, Saltbox Dairy',
    revenue: '$860K',
    sample: true,
  },
  {
    quote: 'My father watched it twice, said nothing, and asked for twelve copies.',
    name: 'Elena R.',
    title: 'President, Ostrander & Daughters',
    revenue: '$1.4M',
    sample: true,
  },
]

export const legacyTestimonialWords = {
  slate: 'Screening room',
  heading: 'They have seen it on the big screen',
  carousel: 'Client testimonials',
  revenue: 'additional revenue',
  stars: (stars: number) => `Rated ${stars} out of 5`,
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  pause: 'Pause testimonials',
  play: 'Play testimonials',
  position: (number: number, count: number) => `${number} of ${count}`,
  show: (number: number, count: number) => `Show testimonial ${number} of ${count}`,
} as const
