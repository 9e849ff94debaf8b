/** Also the name of the venue's drawing. */
export type VenueId = 'conference' | 'office' | 'worship' | 'school' | 'theater' | 'hotel'

type Venue = { readonly id: VenueId; readonly title: string; readonly text: string }

export const infrastructureVenues = {
  slate: 'Sheet 03 / Street section',
  heading: 'Six types of venue, cut open',
  lead: 'The rooms differ; the questions do not. Can everyone see, can everyone hear, and who runs it on a Tuesday?',
} as const

export const venues: readonly Venue[] = [
  {
    id: 'conference',
    title: 'Conference centers',
    text: 'Halls that split in three by lunch, with sound and screens that follow the walls.',
  },
  {
    id: 'office',
    title: 'Corporate offices',
    text: 'Boardrooms and town halls where the people on the call count as present.',
  },
  {
    id: 'worship',
    title: 'Houses of worship',
    text: 'Speech that carries, music that fills, and a stream that volunteers can run.',
  },
  {
    id: 'school',
    title: 'Schools and universities',
    text: 'Lecture halls that record themselves and studios that students can use.',
  },
  {
    id: 'theater',
    title: 'Theaters and arts centers',
    text: 'Show control, intercom and cameras that stay out of the audience’s sight.',
  },
  {
    id: 'hotel',
    title: 'Hotels and ballrooms',
    text: 'House systems a visiting crew can patch into without a phone call.',
  },
]
