/**
 * SAMPLE CONTENT. Real equipment with its real specifications, but the list, the quantities and the rates
 * are placeholders: the owner replaces them with what the company has before going live.
 */
import {
  type EquipmentCategory,
  type EquipmentEntry,
  type EquipmentItem,
  equipmentCategories,
} from '../../domain/equipment/equipment-item.ts'
import type { EquipmentOrder } from '../../domain/equipment/sort-equipment.ts'
import { pagePaths } from '../../routes.ts'
import { audio } from './audio.ts'
import { cameras } from './cameras.ts'
import { kitOnly } from './kit-only.ts'
import { lenses } from './lenses.ts'
import { lighting } from './lighting.ts'
import { monitoring } from './monitoring.ts'
import { streaming } from './streaming.ts'
import { support } from './support.ts'

const lists: Readonly<Record<EquipmentCategory, readonly EquipmentEntry[]>> = {
  cameras,
  lenses,
  audio,
  lighting,
  support,
  monitoring,
  streaming,
}

function inOrder(entries: Partial<typeof lists>): EquipmentItem[] {
  return equipmentCategories.flatMap((category) =>
    (entries[category] ?? []).map((entry) => ({ ...entry, category })),
  )
}

/** The inventory's lists, category by category. */
export const equipment: readonly EquipmentItem[] = inOrder(lists)

/** Everything that can be rented, including items that go out in kits only. */
export const catalog: readonly EquipmentItem[] = [...equipment, ...inOrder(kitOnly)]

/** An item’s specifications, then its features. */
export function specsOf(itemId: string): readonly string[] {
  const item = catalog.find(({ id }) => id === itemId)
  return item ? [item.specs, ...item.features] : []
}

type CategoryWords = { readonly title: string; readonly text: string }

export const categoryWords: Readonly<Record<EquipmentCategory, CategoryWords>> = {
  cameras: {
    title: 'Cinema bodies, a studio chain, remote heads',
    text: 'Netflix-approved Canon cameras, Blackmagic cinema cameras, and PTZ cameras that one operator runs from the back of the room.',
  },
  lenses: {
    title: 'From a macro probe to a thousand millimeters',
    text: 'Servo zooms for live work, matched primes for faces, and one lens that goes where no camera fits.',
  },
  audio: {
    title: 'Every voice on a track of its own',
    text: 'Mixer-recorders, wireless, boom and podcast microphones, a console for the room and the headsets the crew talks on.',
  },
  lighting: {
    title: 'Warm as tungsten, hard as noon',
    text: 'Soft panels, sources that push through a window, tubes for the set and an ellipsoidal that lights the podium and spares the screen.',
  },
  support: {
    title: 'Locked off, on rails or on the shoulder',
    text: 'Fluid heads, dollies, gimbals, lens control, and the cart that brings it all to the door.',
  },
  monitoring: {
    title: 'What you see is what was recorded',
    text: 'Reference, field and on-camera monitors, recorders with a screen, and wireless video to the client’s chair.',
  },
  streaming: {
    title: 'From the switcher to the far end of the line',
    text: 'Switchers that record every camera, encoders, bonded 5G for venues with thin internet, and the controller for the remote heads.',
  },
}

export const equipmentSection = {
  anchor: 'equipment',
  slate: 'Equipment / Rate card',
  heading: 'Rent what we shoot with',
  lead: 'Take a package with the crew that runs it, or build a list line by line. Technical support is included, delivery or pickup is available, and a quote is valid for 30 days.',
} as const

export const equipmentListWords = {
  slate: 'Equipment list',
  heading: 'Seven categories, one sheet each',
  lead: 'Rates are by the day and include technical support.',
} as const

export const equipmentListClosing = {
  slate: 'End of the list',
  heading: 'Your list, one quote',
  lead: 'Send the lines you picked and we answer with one price. Sony and JVC cameras, Sony lenses, the camcorders and the RØDE wireless go out in packed kits only.',
  actions: [
    { label: 'Get a Quote', href: pagePaths.quote },
    { label: 'Check Availability', href: pagePaths.equipmentAvailability },
    { label: 'See the Gear Kits', href: pagePaths.gearList },
  ],
} as const

export const rateCardWords = {
  label: 'Packages',
  contents: (name: string) => `In the ${name}`,
  action: 'Get Quote',
} as const

export const inventoryWords = {
  slate: 'Equipment list',
  heading: 'Or build your own list',
  search: 'Search all equipment',
  placeholder: 'Netflix, wireless, 12G-SDI',
  sort: 'Sort by',
  tabs: 'Equipment by category',
  action: 'Add to Quote',
  added: (count: number) => `${count} added`,
  fewer: (name: string) => `One less: ${name}`,
  more: (name: string) => `One more: ${name}`,
  most: (name: string, count: number) => `No more of ${name}: we own ${count}`,
  quantity: (count: number) => `Qty ${count}`,
  summary: (count: number, lowest: string, highest: string) =>
    `${items(count)} / ${lowest === highest ? lowest : `${lowest} to ${highest}`} a day`,
  all: items,
  found: (count: number, total: number) => `${count} of ${items(total)}`,
  results: {
    title: 'From every list',
    text: 'Each line says which category it comes from.',
  },
  whole: 'The whole list on one page',
  none: {
    slate: 'No match',
    title: 'Nothing on the list matches',
    text: 'Try fewer words. If it is not on the list, just ask for it on the quote form.',
    action: 'Show all equipment',
  },
} as const

/** The search beside the quote form. */
export const finderWords = {
  heading: 'Single items',
  all: (count: number) => `See all ${items(count)} on the equipment list`,
  none: 'Nothing on the list matches. Try fewer words, or ask for it in the form.',
} as const

function items(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}

export const orderLabels: Readonly<Record<EquipmentOrder, string>> = {
  catalog: 'Catalog order',
  name: 'Name, A to Z',
  'rate-low': 'Rate, low to high',
  'rate-high': 'Rate, high to low',
}
