/** Written by `npm run renders`: one entry a picture, so that a page carries only its own. */
import type { SiteImage } from '../domain/site-image.ts'

export const conference: SiteImage = {
  name: 'conference',
  width: 1280,
  height: 536,
  widths: [480, 960, 1280],
  hash: 'Yhw34MAp',
  color: '#3e2c20',
  alt: 'A conference stage seen from the aisle: a speaker between three lit screens, rows of people in the dark',
}

export const hero: SiteImage = {
  name: 'hero',
  width: 1440,
  height: 604,
  widths: [480, 960, 1440],
  hash: 'DDYE5hlC',
  color: '#50341a',
  alt: 'From behind a camera operator with headphones: a speaker on a conference stage, small before a wall of warm light',
}

export const interview: SiteImage = {
  name: 'interview',
  width: 1280,
  height: 720,
  widths: [480, 960, 1280],
  hash: 'Sjqvuar3',
  color: '#23160b',
  alt: 'An interview set: an empty leather armchair between a large soft light and a reading lamp, with a cinema camera in front',
}

export const keynote: SiteImage = {
  name: 'keynote',
  width: 1280,
  height: 720,
  widths: [480, 960, 1280],
  hash: 'KWRWghhL',
  color: '#1f1814',
  alt: 'A speaker from behind, one hand raised, facing a dark hall full of small warm lights',
}

/** All of them, for checks. */
export const images: readonly SiteImage[] = [conference, hero, interview, keynote]
