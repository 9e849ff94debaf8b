import { equipmentAccess as words } from '../../../content/youth-training/equipment-access.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './equipment-section.module.css'

/** The equipment store: road cases on shelves, each with a strip of labeling tape. */
export function EquipmentSection() {
  return (
    <Section name="equipment" sunken frame={styles.frame}>
      <SectionWords name="equipment" slate={words.slate} heading={words.heading} lead={words.lead} />
      <ul className={styles.shelves}>
        {words.shelf.map(({ item, use }) => (
          <li key={item} className={styles.case} data-tone="stage">
            <span className={`slate ${styles.tape}`}>{item}</span> <span className={styles.use}>{use}</span>
          </li>
        ))}
      </ul>
      <div className={styles.rates}>
        <p>{words.rates}</p>
        <ButtonLink href={words.action.href} variant="plain" icon="arrow-right">
          {words.action.label}
        </ButtonLink>
      </div>
    </Section>
  )
}
