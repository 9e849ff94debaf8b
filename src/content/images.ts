/** Written by `npm run renders`: one entry a picture, so that a page carries only its own. */
import type { SiteImage } from '../domain/site-image.ts'

export const conference: SiteImage = {
  name: 'conference',
  width: 1280,
  height: 536,
  widths: [480, 960, 1280],
  hash: '365Nci1R',
  color: '#3d2c20',
  alt: 'A conference stage seen from the aisle: a speaker between three lit screens, rows of people in the dark',
}

export const hero: SiteImage = {
  name: 'hero',
  width: 1600,
  height: 670,
  widths: [480, 960, 1600],
  hash: 'fYghYiJ6',
  color: '#4c3015',
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
  hash: 'l4cDA2Rk',
  color: '#1a1411',
  alt: 'A speaker from behind, one hand raised, facing a dark hall full of small warm lights',
}

export const loadIn: SiteImage = {
  name: 'load-in',
  width: 1280,
  height: 536,
  widths: [480, 960, 1280],
  hash: 'EMne0BHB',
  color: '#695844',
  alt: 'A truck with open doors spills light over a wet loading yard at night; two crew members move cases on wheels',
}

export const stageDoor: SiteImage = {
  name: 'stage-door',
  width: 1280,
  height: 720,
  widths: [480, 960, 1280],
  hash: '3969nErw',
  color: '#271c15',
  alt: 'A dark metal door in a brick wall at night under one caged lamp, its light mirrored in the wet ground',
}

/** All of them, for checks. */
export const images: readonly SiteImage[] = [conference, hero, interview, keynote, loadIn, stageDoor]
