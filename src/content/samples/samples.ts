import { aggregateRating, reviews } from '../company/reviews.ts'
import { testimonials } from '../company/testimonials.ts'
import { conferenceTestimonials } from '../corporate-conferences/testimonial.ts'
import { legacyTestimonials } from '../legacy/testimonials.ts'
import { creatorProfiles } from '../magrose-support/creator-profiles.ts'
import { successStories } from '../podcast-consultation/success-story.ts'
import { projects } from '../portfolio/projects.ts'
import { caseStudies } from '../religious-partnership/case-studies.ts'

type Flagged = readonly { readonly sample: boolean }[]

/** Entries that stand in for real people and work, by the file that holds them. */
const files: Readonly<Record<string, Flagged>> = {
  'company/reviews.ts': [...reviews, aggregateRating(reviews.filter(({ sample }) => !sample))],
  'company/testimonials.ts': testimonials,
  'corporate-conferences/testimonial.ts': conferenceTestimonials,
  'legacy/testimonials.ts': legacyTestimonials,
  'magrose-support/creator-profiles.ts': creatorProfiles,
  'podcast-consultation/success-story.ts': successStories,
  'portfolio/projects.ts': projects,
  'religious-partnership/case-studies.ts': caseStudies,
}

/** The files in `src/content` that the owner has to fill in before going live. */
export function filesWithSamples(): string[] {
  return Object.entries(files)
    .filter(([, entries]) => entries.some(({ sample }) => sample))
    .map(([file]) => file)
}
