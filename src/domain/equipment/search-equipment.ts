import type { EquipmentCategory, EquipmentItem } from './equipment-item.ts'

/** The items in which every word of the query occurs, in the given order. An empty query keeps them all. */
export function searchEquipment(
  items: readonly EquipmentItem[],
  query: string,
  labels: Readonly<Record<EquipmentCategory, string>>,
): readonly EquipmentItem[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return items
  return items.filter(({ name, specs, features, category }) => {
    const text = plain([name, specs, ...features, category, labels[category]].join('\n'))
    return words.every((word) => text.includes(word))
  })
}

/** Lower case, without accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
