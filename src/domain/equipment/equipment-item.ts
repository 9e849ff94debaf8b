/** In catalog order. */
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

/** Items of one kind do the same job, so that one can stand in for another. */
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
  /** How many units there are; left out when there is only one. */
  readonly qty?: number
}

/** An item as listed in its category's file. */
export type EquipmentEntry = Omit<EquipmentItem, 'category'>
