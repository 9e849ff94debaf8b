import { conferenceTestimonials } from './corporate-conferences/testimonial.ts'
import { legacyTestimonials } from './legacy/testimonials.ts'
import { creatorProfiles } from './magrose-support/creator-profiles.ts'
import { successStories } from './podcast-consultation/success-story.ts'
import { projects } from './portfolio/projects.ts'
import { caseStudies } from './religious-partnership/case-studies.ts'
import { aggregateRating, reviews } from './reviews.ts'
import { testimonials } from './testimonials.ts'

type Flagged = readonly { readonly sample: boolean }[]

/** People and work that stand in for real ones, by the file that holds them. */
const files: Readonly<Record<string, Flagged>> = {
  'corporate-conferences/testimonial.ts': conferenceTestimonials,
  'legacy/testimonials.ts': legacyTestimonials,
  'magrose-support/creator-profiles.ts': creatorProfiles,
  'podcast-consultation/success-story.ts': successStories,
  'portfolio/projects.ts': projects,
  'religious-partnership/case-studies.ts': caseStudies,
  'reviews.ts': [...reviews, aggregateRating(reviews.filter(({ sample }) => !sample))],
  'testimonials.ts': testimonials,
}

/** The files in `src/content` that an owner has to fill before going live. */
export function filesWithSamples(): string[] {
  return Object.entries(files)
    .filter(([, entries]) => entries.some(({ sample }) => sample))
    .map(([file]) => file)
}
