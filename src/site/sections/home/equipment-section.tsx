import { equipmentSection as words } from '../../../content/equipment/equipment.ts'
import { Inventory } from '../../features/inventory/inventory.tsx'
import { LensArt } from '../../features/inventory/lens-art.tsx'
import { RateCard } from '../../features/inventory/rate-card.tsx'
import { SectionWords } from '../section.tsx'
import styles from './equipment-section.module.css'

/** The rate card on the dark stage, then the equipment list on paper. */
export function EquipmentSection() {
  return (
    <section id={words.anchor} aria-labelledby="equipment-heading">
      <div className={styles.stage} data-tone="stage">
        <div className={styles.frame}>
          <SectionWords name="equipment" {...words} />
          {/* The reveal effect may have changed its attributes before hydration. */}
          <div
            className={`${styles.art} animate-on-scroll`}
            data-reveal="focus-pull"
            suppressHydrationWarning
          >
            <LensArt />
          </div>
          <div className={styles.card}>
            <RateCard />
          </div>
        </div>
      </div>
      <div data-tone="paper">
        <Inventory />
      </div>
    </section>
  )
}
