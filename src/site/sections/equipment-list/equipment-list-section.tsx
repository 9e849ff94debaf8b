import {
  categoryWords,
  equipmentListClosing as closing,
  equipmentListWords as words,
} from '../../../content/equipment.ts'
import { categoryLabels } from '../../../content/equipment-categories.ts'
import { equipmentCategories } from '../../../domain/equipment/equipment-item.ts'
import { EquipmentSheet } from '../../features/inventory/equipment-sheet.tsx'
import { itemsIn } from '../../features/inventory/items-in.ts'
import { Closing } from '../closing.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './equipment-list-section.module.css'

/** The inventory of the home page as one sheet after the other, to be read, printed or linked to. */
export function EquipmentListSection() {
  return (
    <>
      <Section name="equipment-list" frame={styles.frame}>
        <SectionWords name="equipment-list" {...words}>
          <ul className={styles.index}>
            {equipmentCategories.map((category) => (
              <li key={category}>
                <a href={`#${category}`}>{categoryLabels[category]}</a>
              </li>
            ))}
          </ul>
        </SectionWords>
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
              items={itemsIn(category)}
            />
          </section>
        ))}
      </Section>
      <Closing words={closing} />
    </>
  )
}
