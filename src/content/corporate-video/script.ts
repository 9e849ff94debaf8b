import { contactFormFor } from '../forms/preselection.ts'
import { loadIn, packageStarter, turntable } from '../images/images.ts'

/** The three films a company can order, each as one scene of a two-column script. */
const scenes = [
  {
    id: 'story',
    title: 'Company story',
    setting: 'Ext. Loading dock / Early morning',
    still: loadIn,
    picture:
      'Your people at work before anyone explains it: hands, tools, the light on the loading dock. Interviews come second, in the places they talk about.',
    sound:
      'The voices of the people on screen, cut so that they tell it themselves. A narrator only if the story needs one.',
    result: 'A film for the front page of your site, and shorter cuts of it for social media.',
    action: { label: 'Plan a Company Story', href: contactFormFor('corporate-video') },
  },
  {
    id: 'interview',
    title: 'Executive interview',
    setting: 'Int. Office / Before the guest',
    still: packageStarter,
    picture:
      'Wide and close on one chair, so a long answer can be cut without a jump. The light is set before your guest sits down.',
    sound: 'A lavalier under the lapel and a boom overhead, each on a track of its own.',
    result: 'One finished message, and each answer as a clip that stands alone.',
    action: { label: 'Plan an Interview', href: contactFormFor('corporate-video') },
  },
  {
    id: 'training',
    title: 'Training and product film',
    setting: 'Int. Studio / Tabletop',
    still: turntable,
    picture:
      'Every step from above and from the side, close enough to read the dial. The framing never changes, so one step can be filmed again when the product does.',
    sound: 'A script you approve, read by one of your own people or by a voice you choose.',
    result: 'Chapters that play in order or alone, with captions.',
    action: { label: 'Plan a Training Film', href: contactFormFor('training-content') },
  },
] as const

export const script = {
  slate: 'Three options / Shooting script',
  heading: 'Three films, written before they are shot',
  lead: 'Take the one nearest to yours. Picture on one side, sound on the other: this is the page you approve before a camera comes out of its case.',
  columns: { picture: 'Picture', sound: 'Sound', result: 'You get' },
  scenes,
} as const
