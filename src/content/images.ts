/** Written by `npm run renders`: one entry a picture, so that a page carries only its own. */
import type { SiteImage } from '../domain/site-image.ts'

export const hero: SiteImage = {
  name: 'hero',
  width: 1280,
  height: 536,
  widths: [480, 960, 1280],
  hash: 'Eq4gPKny',
  color: '#4e3015',
  alt: 'From behind a camera operator with headphones: a speaker on a conference stage, small before a wall of warm light',
}

/** All of them, for checks. */
export const images: readonly SiteImage[] = [hero]
