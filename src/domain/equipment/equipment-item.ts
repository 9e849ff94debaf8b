/** In the order in which the catalog is read. */
export const equipmentCategories = [
  'cameras',
  'lenses',
  'audio',
  'lighting',
  'support',
  'monitoring',
  'streaming',
] as const

export type EquipmentCategory = (typeof equipmentCategories)[number]

/** What it is and what for: items of one kind do the same job, so that one can stand in for another. */
export type EquipmentKind =
  | 'lead cinema camera'
  | 'compact cinema camera'
  | 'broadcast camera'
  | 'remote camera'
  | 'camcorder'
  | 'long cine zoom'
  | 'standard cine zoom'
  | 'wide cine zoom'
  | 'cine primes'
  | 'broadcast zoom'
  | 'RF standard zoom'
  | 'RF telephoto zoom'
  | 'probe lens'
  | 'E-mount standard zoom'
  | 'E-mount telephoto zoom'
  | 'mixer-recorder'
  | 'wireless rack for a room'
  | 'wireless set for a camera'
  | 'boom microphone'
  | 'camera microphone'
  | 'podcast microphone'
  | 'lavalier'
  | 'mixing console'
  | 'intercom'
  | 'soft panel'
  | 'large daylight source'
  | 'interview key'
  | 'Fresnel'
  | 'tube kit'
  | 'ellipsoidal'
  | 'pocket lights'
  | 'tripod for a camera'
  | 'tripod for a long lens'
  | 'gimbal'
  | 'track dolly'
  | 'platform dolly'
  | 'shoulder support'
  | 'lens control'
  | 'cart'
  | 'reference monitor'
  | 'production monitor'
  | 'on-camera monitor'
  | 'studio monitor-recorder'
  | 'on-camera recorder'
  | 'wireless video'
  | 'rack monitor'
  | 'SDI switcher'
  | 'HDMI switcher'
  | 'recording deck'
  | 'bonded field unit'
  | 'bonded encoder'
  | 'encoder'
  | 'camera controller'
  | 'bonding router'

export type EquipmentItem = {
  readonly id: string
  readonly name: string
  readonly kind: EquipmentKind
  /** One line. */
  readonly specs: string
  readonly features: readonly [string, string, string]
  /** Whole US dollars. */
  readonly dailyRate: number
  readonly category: EquipmentCategory
  /** How many there are, where it is more than one. */
  readonly qty?: number
}

/** An item as its category's list has it. */
export type EquipmentEntry = Omit<EquipmentItem, 'category'>
