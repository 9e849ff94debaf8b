import type { EquipmentEntry } from '../../domain/equipment/equipment-item.ts'

/** Items that go out only in kits and are not on the inventory's lists. */
export const kitOnly = {
  cameras: [
    {
      id: 'sony-pxw-fx9',
      name: 'Sony PXW-FX9',
      kind: 'lead cinema camera',
      specs: 'Full-frame 6K Exmor R sensor, E mount',
      features: ['Netflix-approved', 'Electronic variable ND', 'Dual base ISO 800 and 4000'],
      dailyRate: 395,
    },
    {
      id: 'sony-ilme-fx6',
      name: 'Sony ILME-FX6',
      kind: 'compact cinema camera',
      specs: 'Full-frame 4K Exmor R sensor, E mount',
      features: ['Netflix-approved', 'Electronic variable ND', '4K at up to 120 fps'],
      dailyRate: 275,
      qty: 2,
    },
    {
      id: 'jvc-gy-hc900',
      name: 'JVC GY-HC900',
      kind: 'broadcast camera',
      specs: '2/3-inch three-chip CMOS shoulder camera, B4 mount',
      features: ['Streams from the camera', 'Takes broadcast zooms', 'Return video over IP'],
      dailyRate: 295,
      qty: 2,
    },
    {
      id: 'jvc-gy-hc550',
      name: 'JVC GY-HC550',
      kind: 'camcorder',
      specs: '1-inch 4K CMOS handheld, 20x zoom',
      features: ['Streams over SRT', '12G-SDI out', 'Two XLR inputs'],
      dailyRate: 165,
      qty: 2,
    },
    {
      id: 'canon-xa60',
      name: 'Canon XA60',
      kind: 'camcorder',
      specs: '4K camcorder, 20x zoom, two XLR inputs',
      features: ['Steady in young hands', 'Records to two cards', 'Works straight from the bag'],
      dailyRate: 65,
      qty: 4,
    },
  ],
  lenses: [
    {
      id: 'sony-fe-24-105',
      name: 'Sony FE 24-105mm F4 G OSS',
      kind: 'E-mount standard zoom',
      specs: 'Full-frame zoom, E mount',
      features: ['Optical stabilizer', 'Constant aperture', 'One lens for most of a day'],
      dailyRate: 45,
      qty: 2,
    },
    {
      id: 'sony-fe-70-200',
      name: 'Sony FE 70-200mm F2.8 GM OSS II',
      kind: 'E-mount telephoto zoom',
      specs: 'Full-frame telephoto zoom, E mount',
      features: ['Reaches the stage from the back', 'Optical stabilizer', 'Light enough for a gimbal'],
      dailyRate: 60,
    },
  ],
  audio: [
    {
      id: 'rode-wireless-pro',
      name: 'RØDE Wireless PRO',
      kind: 'wireless set for a camera',
      specs: 'Two-channel wireless set, 32-bit float recording on board',
      features: ['Forgives a wrong level', 'Timecode', 'Charges in its case'],
      dailyRate: 45,
      qty: 3,
    },
  ],
} as const satisfies Readonly<Record<string, readonly EquipmentEntry[]>>
