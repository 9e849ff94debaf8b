import { equipmentPlot as words } from '../../../content/event-production/equipment-plot.ts'
import { pagePaths } from '../../../routes.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './equipment-plot-section.module.css'
import { PlotArt } from './plot-art.tsx'

/** The floor plan, with its key beside it. */
export function EquipmentPlotSection() {
  return (
    <Section name="equipment-plot" tone="stage" frame={styles.frame}>
      <SectionWords
        name="equipment-plot"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      />
      <div className={styles.plan}>
        <PlotArt />
      </div>
      <div className={styles.key}>
        <ul className={styles.positions}>
          {words.positions.map(({ mark, title, text, equipment }) => (
            <li key={mark} className={styles.position}>
              <span className={`slate ${styles.mark}`} aria-hidden="true">
                {mark}
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              <p className={`slate ${styles.equipment}`}>
                {equipment.map((name) => (
                  <span key={name}>{name} </span>
                ))}
              </p>
            </li>
          ))}
        </ul>
        <ButtonLink href={pagePaths.gearList} variant="quiet" icon="arrow-right">
          {words.action}
        </ButtonLink>
      </div>
    </Section>
  )
}
