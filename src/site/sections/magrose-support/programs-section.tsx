import { supportedPrograms as words } from '../../../content/magrose-support/programs.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './programs-section.module.css'

/** The sponsored programs, set like the program of an evening. */
export function ProgramsSection() {
  return (
    <Section name="programs" sunken frame={styles.frame}>
      <SectionWords name="programs" slate={words.slate} heading={words.heading}>
        <ButtonLink href={words.action.href} variant="plain" icon="arrow-right" className={styles.action}>
          {words.action.label}
        </ButtonLink>
      </SectionWords>
      <ul className={styles.programs}>
        {words.programs.map(({ name, text }) => (
          <li key={name} className={styles.program}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
