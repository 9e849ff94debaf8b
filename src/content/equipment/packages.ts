/**
 * Names, prices and badges are fixed; contents and crews are sample content, which the owner checks
 * before going live.
 */
import type { RentalLength } from '../../domain/equipment/rental-length.ts'
import type { PackageItem, RentalPackage } from '../../domain/equipment/rental-package.ts'
import type { SiteImage } from '../../domain/site-image.ts'
import { packageBroadcast, packageProduction, packageStarter } from '../images/images.ts'
import { termOf } from './rental-length.ts'

const gear = (itemId: string, qty = 1): PackageItem => ({ kind: 'gear', itemId, qty })
const extra = (name: string, qty = 1): PackageItem => ({ kind: 'extra', name, qty })
const lasting = (covers: RentalLength) => ({ covers, term: termOf(covers) })

export const packages: readonly RentalPackage[] = [
  {
    id: 'essential-starter-kit',
    name: 'Essential Starter Kit',
    price: 5_850,
    ...lasting({ count: 5, unit: 'hour' }),
    badge: 'Popular',
    featured: false,
    description:
      'One camera, clean sound and soft light, with two people who run them. For an interview, a message from the top, a panel of two.',
    items: [
      gear('canon-eos-c70'),
      gear('canon-rf-24-70'),
      gear('sennheiser-ew-dp-me-2', 2),
      gear('aputure-ls-600x-pro', 2),
      gear('sachtler-aktiv10-flowtech-100'),
      gear('smallhd-cine-7'),
      extra('Camera operator'),
      extra('Sound and light technician'),
    ],
  },
  {
    id: 'professional-production-kit',
    name: 'Professional Production Kit',
    price: 11_050,
    ...lasting({ count: 1, unit: 'day' }),
    badge: 'Most Popular',
    featured: true,
    description:
      'Three cinema cameras, a switched program and every microphone on its own track. For a keynote, a launch, a full day of sessions.',
    items: [
      gear('canon-eos-c300-mark-iii', 2),
      gear('canon-eos-c70'),
      gear('canon-cine-servo-17-120', 2),
      gear('canon-rf-24-70'),
      gear('sound-devices-833'),
      gear('sennheiser-ew-dp-me-2', 4),
      gear('arri-skypanel-s60-c', 3),
      gear('blackmagic-atem-hd8-iso'),
      gear('teradek-bolt-6-xt-750'),
      gear('smallhd-cine-24'),
      extra('Director'),
      extra('Camera operators', 3),
      extra('Sound mixer'),
    ],
  },
  {
    id: 'broadcast-studio-package',
    name: 'Broadcast Studio Package',
    price: 17_550,
    ...lasting({ count: 2, unit: 'day' }),
    badge: 'Premium',
    featured: false,
    description:
      'A television studio that arrives on a truck: five cameras, 4K switcher, stage light, intercom and a bonded line out. Two days, set and struck.',
    items: [
      gear('blackmagic-ursa-broadcast-g2', 3),
      gear('fujinon-ua18x7-6', 3),
      gear('canon-cr-n700', 2),
      gear('canon-rc-ip1000'),
      gear('blackmagic-atem-2me-constellation-4k'),
      gear('blackmagic-hyperdeck-studio-4k-pro', 3),
      gear('allen-heath-sq-5'),
      gear('shure-axient-ad4q'),
      gear('hollyland-solidcom-c1-pro'),
      gear('etc-source-four-led-3', 4),
      gear('liveu-lu800'),
      extra('Technical director'),
      extra('Camera operators', 4),
      extra('Audio and streaming engineers', 2),
    ],
  },
]

/** A picture of each package set up, by its id. */
export const packagePictures: ReadonlyMap<string, SiteImage> = new Map([
  ['essential-starter-kit', packageStarter],
  ['professional-production-kit', packageProduction],
  ['broadcast-studio-package', packageBroadcast],
])
