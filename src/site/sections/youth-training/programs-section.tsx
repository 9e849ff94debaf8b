import { trainingPrograms as words } from '../../../content/youth-training/programs.ts'
import { Frame } from '../../../ui/layout/frame.tsx'
import { Section, SectionWords } from '../section.tsx'
import { FloorPlan } from './floor-plan.tsx'
import styles from './programs-section.module.css'

/** The plan of the studio, and the program at each of its numbers. */
export function ProgramsSection() {
  return (
    <Section name="programs" tone="stage" frame={styles.frame}>
      <SectionWords name="programs" slate={words.slate} heading={words.heading} lead={words.lead} />
      <Frame className={styles.plan} caption={words.plan}>
        <FloorPlan />
      </Frame>
      <ol className={styles.seats}>
        {words.programs.map(({ seat, text }) => (
          <li key={seat} className={styles.seat}>
            <h3 className={styles.name}>{seat}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
