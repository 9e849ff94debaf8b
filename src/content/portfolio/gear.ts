/** The equipment of the projects: items of the catalog, with their names there. */
export const gear = {
  'canon-eos-c500-mark-ii': 'Canon EOS C500 Mark II',
  'canon-eos-c70': 'Canon EOS C70',
  'blackmagic-ursa-cine-12k-lf': 'Blackmagic URSA Cine 12K LF',
  'blackmagic-ursa-broadcast-g2': 'Blackmagic URSA Broadcast G2',
  'canon-cr-n300': 'Canon CR-N300 PTZ',
  'canon-cn-e-prime-set': 'Canon CN-E Prime Set',
  'fujinon-ua18x7-6': 'Fujinon UA18x7.6BERD',
  'canon-rf-70-200': 'Canon RF 70-200mm F2.8 L IS USM',
  'laowa-24-probe': 'Laowa 24mm T14 2x Macro Probe',
  'sound-devices-mixpre-10-ii': 'Sound Devices MixPre-10 II',
  'shure-axient-ad4q': 'Shure Axient Digital AD4Q',
  'sennheiser-mkh-416': 'Sennheiser MKH 416-P48U3',
  'allen-heath-sq-5': 'Allen & Heath SQ-5',
  'arri-skypanel-s60-c': 'ARRI SkyPanel S60-C',
  'astera-titan-tube-kit': 'Astera Titan Tube Kit',
  'dji-rs-4-pro': 'DJI RS 4 Pro Combo',
  'dana-dolly-kit': 'Dana Dolly Rental Kit',
  'smallhd-cine-24': 'SmallHD Cine 24',
  'blackmagic-atem-2me-constellation-4k': 'Blackmagic ATEM 2 M/E Constellation 4K',
  'blackmagic-atem-mini-extreme-iso': 'Blackmagic ATEM Mini Extreme ISO',
  'liveu-lu800': 'LiveU LU800',
  'aja-helo-plus': 'AJA HELO Plus',
  'canon-rc-ip1000': 'Canon RC-IP1000',
} as const

export type GearId = keyof typeof gear
