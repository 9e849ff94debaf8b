import { prepTable } from '../images/images.ts'

/**
 * SAMPLE CONTENT. This show and its host are invented: they show the shape, and the owner replaces them before
 * going live.
 */
export const successStories = [
  {
    host: 'Odette V.',
    role: 'Night nurse and host of Second Shift',
    heading: 'Eleven recordings, and no show',
    lead: 'She had talked into a laptop after work for a year and published nothing. Six months later, strangers write to her about it.',
    quote: 'I had eleven episodes on a hard drive. In week\u00a022 somebody on the bus quoted me to myself.',
    picture: prepTable,
    caption: 'Week 3: the premise, on one page',
    marks: [
      { week: 1, text: 'Eleven recordings, none published' },
      { week: 9, text: 'First episode out' },
      { week: 18, text: 'Ten releases, none of them late' },
      { week: 22, text: '1,000 followers' },
    ],
    sample: true,
  },
] as const

export const successStoryWords = {
  slate: 'Success story',
  week: (week: number) => `Week ${week}`,
} as const
