import { pagePaths } from '../../routes.ts'

export const showreelText = {
  slate: 'Our work / Showreel',
  title: 'Watch what we make',
  player: (companyName: string) => `Showreel of ${companyName}`,
  play: (site: string) => `Play from ${site}`,
  elsewhere: (site: string) => `The film is on ${site}. Nothing is loaded from there until you press play.`,
  failure: {
    title: 'The film won’t play here.',
    text: 'Your network or browser may be blocking it. It is also online elsewhere.',
    /** Prescribed, letter for letter. */
    open: 'Open in external video site',
  },
  transcript: {
    summary: 'What the film shows',
    heard: 'What you hear',
    titles: 'On the picture',
  },
  more: { label: 'Browse the portfolio', href: pagePaths.portfolio },
} as const
