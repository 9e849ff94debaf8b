import { pagePaths } from '../../routes.ts'

export const equipmentAccess = {
  slate: 'Equipment access',
  heading: 'Off the same shelf as our client work',
  lead: 'No training models. The crew shows how each case is opened, used and packed, and then a student signs for it.',
  /** Named as in the inventory. */
  shelf: [
    { item: 'Canon EOS C70', use: 'Interviews and documentary' },
    { item: 'Blackmagic Pocket Cinema Camera 6K Pro', use: 'Short films' },
    { item: 'Sennheiser MKE 600', use: 'Dialogue on a boom' },
    { item: 'Aputure MC Pro Kit', use: 'Eight lights in one case' },
    { item: 'Blackmagic ATEM Mini Extreme ISO', use: 'School assemblies, live' },
    { item: 'DJI RS 4 Pro Combo', use: 'Shots that walk' },
  ],
  rates: 'Schools and youth groups rent the training kit at educational rates.',
  action: { label: 'See the Training Kit', href: pagePaths.gearList },
} as const
