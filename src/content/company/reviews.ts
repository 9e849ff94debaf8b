/**
 * SAMPLE CONTENT. Nobody wrote these reviews: they show the shape, and the owner replaces them before
 * going live. Entries marked `sample` are never announced to search engines.
 */
export type Review = {
  readonly author: string
  /** Stars, 1 to 5. */
  readonly rating: number
  readonly text: string
  /** ISO day. */
  readonly date: string
  readonly sample: boolean
}

export type AggregateRating = {
  readonly value: number
  readonly count: number
  /** True while the figures are placeholders instead of an average. */
  readonly sample: boolean
}

export const reviews: readonly Review[] = [
  {
    author: 'Sample client, annual conference',
    rating: 5,
    text: 'They walked the venue with us in advance, so load-in was quiet and every session was recorded. The highlight reel was ready before our follow-up email went out.',
    date: '2024-10-21',
    sample: true,
  },
  {
    author: 'Sample client, company story',
    rating: 5,
    text: 'Our founder hates being on camera. Two hours later she was asking for one more take, and the film sounds like her.',
    date: '2024-08-06',
    sample: true,
  },
  {
    author: 'Sample client, hybrid town hall',
    rating: 4,
    text: 'Remote staff asked questions live and nobody had to say "can you hear me". The schedule they sent us was the one we kept.',
    date: '2024-05-14',
    sample: true,
  },
]

const placeholderRating: AggregateRating = { value: 4.9, count: 47, sample: true }

/** The average to one decimal, or the placeholder figures while there is nothing to average. */
export function aggregateRating(given: readonly Review[]): AggregateRating {
  if (given.length === 0) return placeholderRating
  const total = given.reduce((sum, review) => sum + review.rating, 0)
  return {
    value: Math.round((total / given.length) * 10) / 10,
    count: given.length,
    sample: given.some((review) => review.sample),
  }
}
