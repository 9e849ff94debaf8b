import { pagePaths } from '../../routes.ts'

export const supportedPrograms = {
  slate: 'Training programs',
  heading: 'What a supporter keeps running',
  programs: [
    { name: '8-week intensive', text: 'A seat on the crew, from the first frame to the premiere.' },
    { name: 'Weekend workshops', text: 'Two days and one skill, for those who want to try it first.' },
    { name: 'Summer camps', text: 'A film in a week, when the school’s cameras are locked away.' },
    { name: 'Custom school programs', text: 'Mentors and cases that come to the classroom.' },
  ],
  action: { label: 'See the Training Programs', href: pagePaths.youthTraining },
} as const
