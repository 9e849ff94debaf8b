import type { HelpItem, HelpOffers } from './help-offers.ts'
import { plainText } from './words.ts'

/** An item is rented by the day; its id is sent only where its name does not yield it. */
type PackedItem = Omit<HelpItem, 'id' | 'covers'> & { readonly id?: string }

/** Offers as they are sent. */
export type PackedOffers = Omit<HelpOffers, 'items'> & { readonly items: readonly PackedItem[] }

const aDay = { count: 1, unit: 'day' } as const
const idFrom = (name: string) => plainText(name).replaceAll(' ', '-')

export function packOffers({ items, ...offers }: HelpOffers): PackedOffers {
  return {
    ...offers,
    items: items.map(({ id, covers, ...item }) => {
      if (covers.count !== 1 || covers.unit !== 'day') throw new Error(`"${id}" is not rented by the day.`)
      return id === idFrom(item.name) ? item : { id, ...item }
    }),
  }
}

export function unpackOffers({ items, ...offers }: PackedOffers): HelpOffers {
  return {
    ...offers,
    items: items.map((item) => ({ ...item, id: item.id ?? idFrom(item.name), covers: aDay })),
  }
}
