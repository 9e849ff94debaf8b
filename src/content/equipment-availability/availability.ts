/**
 * SAMPLE CONTENT. The equipment that is shown with its dates, and sample bookings that are used until the
 * first real booking is made.
 */
import type { PeriodProblem } from '../../domain/availability/rental-period.ts'

export type AvailabilityGroup = {
  readonly id: 'cameras' | 'audio' | 'lighting' | 'support'
  readonly label: string
  readonly itemIds: readonly string[]
}

export const availabilityGroups: readonly AvailabilityGroup[] = [
  {
    id: 'cameras',
    label: 'Cameras',
    itemIds: [
      'canon-eos-c500-mark-ii',
      'canon-eos-c300-mark-iii',
      'canon-eos-c70',
      'canon-eos-c80',
      'blackmagic-ursa-cine-12k-lf',
      'blackmagic-pocket-6k-pro',
      'canon-cr-n700',
      'canon-cr-n300',
    ],
  },
  {
    id: 'audio',
    label: 'Audio',
    itemIds: [
      'sound-devices-833',
      'sound-devices-mixpre-10-ii',
      'shure-axient-ad4q',
      'sennheiser-ew-dp-me-2',
      'sennheiser-mkh-416',
      'shure-sm7db',
      'allen-heath-sq-5',
    ],
  },
  {
    id: 'lighting',
    label: 'Lighting',
    itemIds: [
      'arri-skypanel-s60-c',
      'arri-m18',
      'aputure-electro-storm-xt26',
      'aputure-ls-600x-pro',
      'aputure-nova-p600c',
      'astera-titan-tube-kit',
      'etc-source-four-led-3',
    ],
  },
  {
    id: 'support',
    label: 'Support & Rigs',
    itemIds: [
      'sachtler-aktiv10-flowtech-100',
      'oconnor-2575d',
      'dji-ronin-2',
      'dji-rs-4-pro',
      'dana-dolly-kit',
      'easyrig-vario-5',
      'tilta-nucleus-m',
    ],
  },
]

/** Every item that is shown with its dates. */
export const datedItemIds: readonly string[] = availabilityGroups.flatMap(({ itemIds }) => itemIds)

export type SampleBooking = {
  readonly itemId: string
  readonly kind: 'booked' | 'maintenance'
  /** Days from today: the first one, and the one after the last one. */
  readonly from: number
  readonly until: number
}

/** Relative to today, so that the schedule never looks empty. */
export const sampleBookings: readonly SampleBooking[] = [
  { itemId: 'canon-eos-c500-mark-ii', kind: 'booked', from: -1, until: 3 },
  { itemId: 'blackmagic-ursa-cine-12k-lf', kind: 'booked', from: 0, until: 2 },
  { itemId: 'shure-axient-ad4q', kind: 'booked', from: -2, until: 4 },
  { itemId: 'dji-ronin-2', kind: 'booked', from: 0, until: 5 },
  { itemId: 'arri-m18', kind: 'maintenance', from: -3, until: 6 },
  { itemId: 'canon-eos-c300-mark-iii', kind: 'booked', from: 2, until: 5 },
  { itemId: 'allen-heath-sq-5', kind: 'booked', from: 6, until: 8 },
  { itemId: 'astera-titan-tube-kit', kind: 'booked', from: 4, until: 7 },
]

export const periodProblems: Readonly<Record<PeriodProblem, string>> = {
  'no-day': 'Choose a date.',
  past: 'Choose today or a later date.',
  reversed: 'The last day is before the first. Choose a later one.',
  'too-long': 'We check up to 60 days at once. Call us about a longer rental.',
  'too-far': 'We plan up to two years ahead. Choose an earlier date.',
}

export const unknownItem = 'We do not have this item on the schedule.'
