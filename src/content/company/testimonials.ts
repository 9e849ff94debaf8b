/**
 * SAMPLE CONTENT. Nobody said these words, and the companies are invented: they show the shape, and the
 * owner replaces them before going live. Entries marked `sample` are never announced to search engines.
 */
export type Testimonial = {
  readonly company: string
  readonly role: string
  readonly name: string
  /** The quote. */
  readonly content: string
  /** Stars, 1 to 5. */
  readonly rating: number
  readonly painPoint: string
  readonly solution: string
  /** How many came, as a figure. */
  readonly attendees: string
  /** The drawn mark that stands for the company. */
  readonly logo: 'frond' | 'nib' | 'mosaic'
  readonly sample: boolean
}

export const testimonials: readonly Testimonial[] = [
  {
    company: 'Fernhollow Health',
    role: 'Director of Events',
    name: 'Marisol T.',
    content:
      'The whole conference was online before our members had unpacked. I sent the board one link and took the afternoon off.',
    rating: 5,
    painPoint: 'Two days, four rooms, and last year’s recordings had come six weeks late.',
    solution:
      'Four recording chains with backups and an editor on site. Every talk was cut and captioned within 72 hours.',
    attendees: '1,200',
    logo: 'frond',
    sample: true,
  },
  {
    company: 'Quillmark Mutual',
    role: 'Head of Internal Communications',
    name: 'Devon A.',
    content:
      'The first question came from our smallest office, and our CEO answered it by name. For one hour we were one room.',
    rating: 5,
    painPoint: 'Nine offices on one call. Remote staff heard the room; the room never heard them.',
    solution:
      'A three-camera stream with a return line from every office, rehearsed in full the evening before.',
    attendees: '3,400',
    logo: 'nib',
    sample: true,
  },
  {
    company: 'Tessera & Oake',
    role: 'Founder',
    name: 'Imogen K.',
    content:
      'I walked in expecting chaos. The stage was lit, and the crew chief handed me a coffee and a schedule. We kept to it.',
    rating: 5,
    painPoint:
      'A launch in a bare warehouse: nothing to hang a light from, and a dock that was not ours until 5 a.m.',
    solution: 'A site survey, ground-supported truss, our own power. Load-in at 5:15, lit by 9.',
    attendees: '260',
    logo: 'mosaic',
    sample: true,
  },
]

export const clientSuccess = {
  slate: 'Client success',
  heading: 'What they said when the lights came up',
  painPoint: 'The problem',
  solution: 'What we did',
  content: 'What they said',
  attendees: 'attendees',
  rating: (stars: number) => `Rated ${stars} out of 5`,
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  pause: 'Pause testimonials',
  play: 'Play testimonials',
  position: (number: number, count: number) => `${number} of ${count}`,
  show: (number: number, count: number) => `Show testimonial ${number} of ${count}`,
} as const
