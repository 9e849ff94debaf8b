/**
 * Kits and their prices are fixed; their contents are sample content, which the owner checks before going
 * live. A kit costs less per day than its pieces: visitors who customize one see both sums.
 */

import { formatDailyRate } from '../../domain/equipment/format-rate.ts'
import type { GearKit, KitGear } from '../../domain/equipment/gear-kit.ts'

const need = (itemId: string, quantity = 1): KitGear => ({ itemId, quantity, essential: true })
const also = (itemId: string, quantity = 1): KitGear => ({ itemId, quantity, essential: false })

export const kits: readonly GearKit[] = [
  {
    id: 'essentials',
    title: 'Canon Essentials',
    description:
      'One cinema camera with everything around it. The bag we take when we don’t know the job yet.',
    dailyPrice: 1_560,
    featured: true,
    categories: [
      { label: 'Camera', gear: [need('canon-eos-c300-mark-iii')] },
      { label: 'Lenses', gear: [need('canon-cine-servo-17-120'), also('sigma-18-35-cine')] },
      { label: 'Sound', gear: [need('sennheiser-ew-dp-me-2', 2), need('sennheiser-mke-600')] },
      { label: 'Light', gear: [need('aputure-ls-600x-pro', 2), also('aputure-mc-pro-kit')] },
      { label: 'Monitoring', gear: [need('atomos-ninja-v-plus'), also('teradek-bolt-6-xt-750')] },
      { label: 'Support', gear: [need('sachtler-aktiv10-flowtech-100'), also('dji-rs-4-pro')] },
    ],
  },
  {
    id: 'streaming',
    title: 'Live Streaming',
    description: 'Remote heads, a switcher that records every angle, and a second way out of the building.',
    dailyPrice: 3_640,
    featured: false,
    categories: [
      {
        label: 'Cameras',
        gear: [need('canon-cr-n300', 3), need('canon-cr-n700', 2), need('canon-rc-ip1000')],
      },
      {
        label: 'Switching',
        gear: [need('blackmagic-atem-hd8-iso'), also('blackmagic-hyperdeck-studio-4k-pro', 2)],
      },
      { label: 'Line out', gear: [need('peplink-max-br2-pro-5g'), need('liveu-lu800')] },
      { label: 'Sound', gear: [need('allen-heath-sq-5'), need('shure-axient-ad4q')] },
      { label: 'Monitoring', gear: [need('smallhd-cine-24', 2), also('hollyland-solidcom-c1-pro')] },
      { label: 'Light', gear: [also('arri-skypanel-s60-c', 4)] },
    ],
  },
  {
    id: 'sony',
    title: 'Sony Full Frame',
    description: 'A full-frame A camera and its smaller twin. For rooms that are darker than anybody said.',
    dailyPrice: 2_860,
    featured: false,
    categories: [
      { label: 'Cameras', gear: [need('sony-pxw-fx9'), need('sony-ilme-fx6')] },
      { label: 'Lenses', gear: [need('sony-fe-24-105', 2), also('sony-fe-70-200')] },
      {
        label: 'Sound',
        gear: [need('sound-devices-mixpre-10-ii'), need('shure-axient-ad4q'), need('sanken-cos-11d', 4)],
      },
      { label: 'Light', gear: [need('aputure-nova-p600c', 2), also('astera-titan-tube-kit')] },
      { label: 'Monitoring', gear: [need('smallhd-cine-13', 2), also('teradek-bolt-6-xt-750', 2)] },
      { label: 'Support', gear: [need('sachtler-aktiv10-flowtech-100', 2)] },
    ],
  },
  {
    id: 'jvc',
    title: 'JVC Broadcast',
    description:
      'Shoulder cameras with broadcast zooms and built-in streaming. For games, council meetings and news.',
    dailyPrice: 2_080,
    featured: false,
    categories: [
      { label: 'Cameras', gear: [need('jvc-gy-hc900', 2), need('jvc-gy-hc550')] },
      { label: 'Lenses', gear: [need('fujinon-ua18x7-6', 2)] },
      {
        label: 'Sound',
        gear: [need('sennheiser-mkh-416'), also('sennheiser-ew-dp-me-2'), also('hollyland-solidcom-c1-pro')],
      },
      { label: 'Line out', gear: [need('teradek-vidiu-go'), also('peplink-max-br2-pro-5g')] },
      {
        label: 'Support',
        gear: [
          need('oconnor-2575d'),
          need('sachtler-aktiv10-flowtech-100', 2),
          also('matthews-doorway-dolly'),
        ],
      },
    ],
  },
  {
    id: 'corporate',
    title: 'Corporate Interview',
    description:
      'Two angles on one chair, a window of our own, and a monitor for whoever has to sign off on it.',
    dailyPrice: 2_340,
    featured: false,
    categories: [
      { label: 'Cameras', gear: [need('canon-eos-c80'), need('canon-eos-c70')] },
      { label: 'Lenses', gear: [need('canon-rf-24-70', 2), also('canon-rf-70-200')] },
      { label: 'Sound', gear: [need('sennheiser-ew-dp-me-2', 2), need('schoeps-cmc-641')] },
      {
        label: 'Light',
        gear: [need('arri-skypanel-s60-c', 2), need('aputure-ls-1200d-pro'), also('arri-l7-c', 2)],
      },
      { label: 'Monitoring', gear: [need('smallhd-cine-24'), also('teradek-bolt-6-xt-750', 2)] },
      { label: 'Support', gear: [need('sachtler-aktiv10-flowtech-100', 2)] },
    ],
  },
  {
    id: 'training',
    title: 'Youth Training',
    description:
      'Four cameras for eight pairs of hands. Packed to be carried, dropped once, and packed again.',
    dailyPrice: null,
    featured: false,
    categories: [
      { label: 'Cameras', gear: [need('canon-xa60', 4)] },
      { label: 'Sound', gear: [need('rode-wireless-pro', 2), need('sennheiser-mke-600', 2)] },
      { label: 'Light', gear: [need('aputure-mc-pro-kit'), also('aputure-nova-p600c')] },
      { label: 'Switching', gear: [need('blackmagic-atem-mini-extreme-iso')] },
      { label: 'Support', gear: [need('sachtler-aktiv10-flowtech-100', 2), also('dji-rs-4-pro')] },
    ],
  },
]

export const educationalRates = 'Educational rates'

/** The price of a kit as visitors see it. */
export function kitPriceText({ dailyPrice }: GearKit): string {
  return dailyPrice === null ? educationalRates : `from ${formatDailyRate(dailyPrice)}`
}
