import { bridge } from '../images/images.ts'

/** Each phase produces something; its picture is the same shot at a later stage. */
const phases = [
  {
    id: 'listen',
    weeks: 'Weeks 1-3',
    title: 'Listen',
    text: 'We read the letters, scan the photographs and sit down with the people who were there.',
    keep: 'An archive',
  },
  {
    id: 'shape',
    weeks: 'Weeks 4-6',
    title: 'Shape',
    text: 'One sentence, one page, one script. You agree to each before we start the next.',
    keep: 'A script',
  },
  {
    id: 'film',
    weeks: 'Weeks 7-9',
    title: 'Film',
    text: 'A small crew, in the place where it happened, with the people it happened to.',
    keep: 'The footage',
  },
  {
    id: 'release',
    weeks: 'Weeks 10-13',
    title: 'Release',
    text: 'The film, its short cuts, and a plan for who sees it first: staff, customers, then everyone.',
    keep: 'The film',
  },
] as const

export type PhaseId = (typeof phases)[number]['id']

export const legacyFramework = {
  slate: 'The framework / One quarter',
  heading: 'One picture, four phases',
  lead: 'A memory comes in at one end, a film goes out at the other. This is the same shot on its way.',
  keep: 'You keep',
  picture: bridge,
  phases,
} as const
