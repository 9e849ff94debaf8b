import type { EquipmentEntry } from '../../domain/equipment/equipment-item.ts'

export const lenses: readonly EquipmentEntry[] = [
  {
    id: 'canon-cine-servo-50-1000',
    name: 'Canon CINE-SERVO 50-1000mm T5.0-8.9',
    specs: 'Super 35 20x servo zoom, EF or PL mount',
    features: [
      'Reaches the stage from the back of the hall',
      'Built-in 1.5x extender to 1500mm',
      'Detachable servo drive unit',
    ],
    dailyRate: 821,
  },
  {
    id: 'canon-cine-servo-17-120',
    name: 'Canon CINE-SERVO 17-120mm T2.95-3.9',
    specs: 'Super 35 7x servo zoom, EF or PL mount',
    features: [
      'Wide shot to close-up in one lens',
      'Servo, manual or remote zoom',
      'Balanced for the shoulder',
    ],
    dailyRate: 375,
    qty: 2,
  },
  {
    id: 'canon-cn-e-prime-set',
    name: 'Canon CN-E Prime Set',
    specs: '24mm T1.5, 35mm T1.5, 50mm T1.3 and 85mm T1.3, EF mount',
    features: ['Full-frame coverage', 'Matched color across the set', '300-degree focus rotation'],
    dailyRate: 320,
  },
  {
    id: 'fujinon-ua18x7-6',
    name: 'Fujinon UA18x7.6BERD',
    specs: '7.6-137mm f/1.8, 2/3-inch 4K, B4 mount',
    features: ['Built-in 2x extender', 'Digital servo drive unit', 'For the URSA Broadcast studio chain'],
    dailyRate: 295,
    qty: 3,
  },
  {
    id: 'sigma-18-35-cine',
    name: 'Sigma 18-35mm T2 Cine',
    specs: 'Super 35 high-speed zoom, EF mount',
    features: ['Constant T2', '180-degree focus rotation', 'Geared for follow focus'],
    dailyRate: 95,
    qty: 2,
  },
  {
    id: 'canon-rf-24-70',
    name: 'Canon RF 24-70mm F2.8 L IS USM',
    specs: 'Full-frame standard zoom, RF mount',
    features: ['Five stops of stabilization', 'Near-silent Nano USM autofocus', 'Weather-sealed'],
    dailyRate: 55,
    qty: 2,
  },
  {
    id: 'canon-rf-70-200',
    name: 'Canon RF 70-200mm F2.8 L IS USM',
    specs: 'Full-frame telephoto zoom, RF mount',
    features: ['Five stops of stabilization', 'Dual Nano USM autofocus', 'Just over two pounds'],
    dailyRate: 60,
    qty: 2,
  },
  {
    id: 'laowa-24-probe',
    name: 'Laowa 24mm T14 2x Macro Probe',
    specs: 'Full-frame probe lens, EF mount',
    features: ['Twice life size', 'Ring light at the tip', 'Waterproof front barrel'],
    dailyRate: 75,
  },
]
