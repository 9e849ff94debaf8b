import { contactFormHref, pagePaths } from '../../routes.ts'
import { controlRoom } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const liveStreaming: PageContent = {
  path: pagePaths.liveStreaming,
  head: {
    title: 'Live Streaming Solutions',
    description:
      'Multi-camera live streaming for conferences, worship and company events: 4K/60fps, 5+ cameras and 16+ audio inputs. Productions start at $3,500.',
    keywords: [
      'live streaming services',
      'multi-camera live streaming',
      '4K live stream production',
      'conference live streaming',
      'church live streaming',
      'webcast production Portland',
      'PTZ camera streaming',
    ],
  },
  service: { name: 'Live streaming', startingPrice: 3500 },
  indexable: true,
  lead: controlRoom,
  slate: 'Live streaming / Multi-camera',
  heading: 'Live in 4K, from every angle',
  summary: () =>
    'We film, mix and stream your event with 5+ cameras and 16+ audio inputs, at up to 4K/60fps. Our crew looks after picture, sound and signal, so you can look after your guests. Productions start at $3,500.',
  actions: [
    { label: 'Plan Your Stream', href: contactFormHref },
    { label: 'See the Gear Kits', href: pagePaths.gearList },
  ],
}
