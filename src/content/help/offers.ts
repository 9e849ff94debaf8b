/** How people call kits, packages and kinds of equipment; what they are is in `content/equipment/`. */

import type { EquipmentKind } from '../../domain/equipment/equipment-item.ts'
import type { KitId } from '../../domain/equipment/gear-kit.ts'
import type { InLanguages } from '../../domain/help/help.ts'

export const kitNames: Readonly<Record<KitId, readonly string[]>> = {
  essentials: ['canon essentials', 'essentials kit', 'canon kit', 'kit esencial', 'cheapest kit'],
  streaming: ['live streaming kit', 'streaming kit', 'kit de streaming', 'streaming gear kit'],
  sony: ['sony kit', 'sony full frame', 'full frame kit'],
  jvc: ['jvc kit', 'jvc broadcast', 'broadcast kit', 'jvc'],
  corporate: ['corporate interview kit', 'interview kit', 'corporate kit', 'kit de entrevista'],
  training: ['youth training kit', 'training kit', 'youth kit', 'kit de capacitacion'],
}

export const packageNames: Readonly<Record<string, readonly string[]>> = {
  'essential-starter-kit': ['essential starter kit', 'starter kit', 'kit starter'],
  'professional-production-kit': ['professional production kit', 'production kit', 'professional kit'],
  'broadcast-studio-package': ['broadcast studio package', 'broadcast studio', 'studio package'],
}

/** Everyday words for kinds whose own name people do not use. */
export const everydayWords: InLanguages<Readonly<Partial<Record<EquipmentKind, string>>>> = {
  en: {
    'remote camera': 'ptz robotic',
    'wireless rack for a room': 'wireless microphone',
    'wireless set for a camera': 'wireless microphone lav',
    'boom microphone': 'shotgun',
    'camera microphone': 'shotgun',
    lavalier: 'lav lapel clip microphone',
    'mixing console': 'mixer soundboard board audio desk',
    intercom: 'headset comms',
    'soft panel': 'led panel softlight',
    'tube kit': 'tubes',
    'tripod for a camera': 'tripod sticks',
    'tripod for a long lens': 'tripod sticks',
    gimbal: 'stabilizer stabiliser',
    'SDI switcher': 'switcher video mixer',
    'HDMI switcher': 'switcher video mixer',
    'bonded field unit': 'bonding cellular backpack',
    'bonding router': 'cellular internet router',
    'wireless video': 'transmitter',
    'probe lens': 'macro',
    'cine primes': 'prime',
  },
  es: {
    'remote camera': 'ptz robotica',
    'wireless rack for a room': 'inalambrico microfono',
    'wireless set for a camera': 'inalambrico microfono',
    lavalier: 'solapa corbatero',
    'mixing console': 'consola mezcladora sonido',
    gimbal: 'estabilizador',
    intercom: 'intercomunicador',
    'soft panel': 'panel',
    'tripod for a camera': 'tripie',
  },
}
