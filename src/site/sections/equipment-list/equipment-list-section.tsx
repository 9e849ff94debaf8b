import {
  categoryWords,
  equipmentListClosing as closing,
  equipmentListWords as words,
} from '../../../content/equipment/equipment.ts'
import { categoryLabels } from '../../../content/equipment/equipment-categories.ts'
import { equipmentCategories } from '../../../domain/equipment/equipment-item.ts'
import { sortEquipment } from '../../../domain/equipment/sort-equipment.ts'
import { pagePaths } from '../../../routes.ts'
import { EquipmentSheet } from '../../features/inventory/equipment-sheet.tsx'
import { itemsIn } from '../../features/inventory/items-in.ts'
import { SearchFields } from '../../features/inventory/search-fields.tsx'
import { SearchResults } from '../../features/inventory/search-results.tsx'
import { useEquipmentSearch } from '../../features/inventory/use-equipment-search.ts'
import { Closing } from '../closing.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './equipment-list-section.module.css'

/** The home page's inventory as consecutive sheets, to read, search, print or link to. */
export function EquipmentListSection() {
  const search = useEquipmentSearch(pagePaths.equipmentList)
  return (
    <>
      <Section name="equipment-list" frame={styles.frame}>
        <SectionWords name="equipment-list" {...words} />
        <SearchFields search={search} sorted />
        <SearchResults search={search} headingLevel={3} />
        <div className={styles.sheets} hidden={search.searching}>
          <ul className={styles.index}>
            {equipmentCategories.map((category) => (
              <li key={category}>
                <a href={`#${category}`}>{categoryLabels[category]}</a>
              </li>
            ))}
          </ul>
          {equipmentCategories.map((category) => (
            <section
              key={category}
              id={category}
              aria-label={categoryLabels[category]}
              className={styles.category}
            >
              <EquipmentSheet
                {...categoryWords[category]}
                headingLevel={3}
                prefix={categoryLabels[category]}
                named
                items={sortEquipment(itemsIn(category), search.filter.order)}
              />
            </section>
          ))}
        </div>
      </Section>
      <Closing words={closing} />
    </>
  )
}
