import { pagePaths } from '../routes.ts'

/** The files of our own film, which is shown unless the company's showreel is on YouTube or Vimeo. */
export const showreelFilm = {
  /** The smallest first; a browser takes the first it can play. */
  sources: [
    { src: '/showreel/showreel.webm', type: 'video/webm; codecs="av01.0.08M.08"' },
    { src: '/showreel/showreel.mp4', type: 'video/mp4' },
  ],
  poster: '/showreel/showreel.jpg',
  captions: { src: '/showreel/showreel.vtt', language: 'en', label: 'English' },
} as const

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
  more: { label: 'Browse the portfolio', href: pagePaths.portfolio },
} as const
