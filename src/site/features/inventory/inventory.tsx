import { categoryWords, inventoryWords as words } from '../../../content/equipment/equipment.ts'
import { categoryLabels } from '../../../content/equipment/equipment-categories.ts'
import { type EquipmentCategory, equipmentCategories } from '../../../domain/equipment/equipment-item.ts'
import { type EquipmentOrder, sortEquipment } from '../../../domain/equipment/sort-equipment.ts'
import { pagePaths } from '../../../routes.ts'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { EquipmentSheet } from './equipment-sheet.tsx'
import styles from './inventory.module.css'
import { itemsIn } from './items-in.ts'
import { SearchFields } from './search-fields.tsx'
import { SearchResults } from './search-results.tsx'
import { useEquipmentSearch } from './use-equipment-search.ts'

/** The equipment list of the home page, by category or, during a search, from all categories. */
export function Inventory() {
  const search = useEquipmentSearch(pagePaths.home)
  const { category: open, order } = search.filter

  return (
    <div className={styles.inventory}>
      <div className={styles.words}>
        <p className={`slate ${styles.slate}`}>{words.slate}</p>
        <h3 className={styles.heading}>{words.heading}</h3>
      </div>
      <SearchFields search={search} sorted />
      <div className={styles.lists}>
        <SearchResults search={search} headingLevel={4} />
        {/* Kept during a search, with the open tab. */}
        <div hidden={search.searching}>
          <Tabs
            label={words.tabs}
            items={equipmentCategories.map((category, index) => tab(category, order, index > 0))}
            selectedId={tabId(open)}
            onSelect={(id) => {
              const chosen = equipmentCategories.find((category) => tabId(category) === id)
              if (chosen) search.choose({ category: chosen })
            }}
            panelStops={false}
          />
          <p className={styles.whole}>
            <a href={pagePaths.equipmentList}>{words.whole}</a>
          </p>
        </div>
      </div>
    </div>
  )
}

const tabId = (category: EquipmentCategory) => `equipment-${category}`

/** Only the first list is prerendered; the others would double the page's size. */
function tab(category: EquipmentCategory, order: EquipmentOrder, elsewhere: boolean) {
  const items = itemsIn(category)
  const label = categoryLabels[category]
  return {
    id: tabId(category),
    label,
    note: items.length,
    elsewhere: elsewhere ? `${pagePaths.equipmentList}#${category}` : undefined,
    content: (
      <EquipmentSheet {...categoryWords[category]} prefix={label} items={sortEquipment(items, order)} />
    ),
  }
}
