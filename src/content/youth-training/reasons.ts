import { youngCrew } from '../images/images.ts'

/** Laid out as subtitles and read one after the other. */
export const reasons = {
  slate: 'Reasons',
  heading: 'Why schools and families choose it',
  picture: youngCrew,
  captions: [
    'Students run the set. The crew stands behind them.',
    'The mentors spend the rest of their week on paid shoots.',
    'Nobody needs experience, or a camera of their own.',
    'Groups are small: one crew, with a job for everyone.',
    'Every course ends with a finished film and an audience.',
  ],
} as const
