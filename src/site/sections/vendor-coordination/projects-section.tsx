import { closing, projects as words } from '../../../content/vendor-coordination/projects.ts'
import { Closing } from '../closing.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './projects-section.module.css'

/** The kinds of projects hang from one truss, each at its own height. */
export function ProjectsSection() {
  return (
    <>
      <Section name="projects" frame={styles.frame}>
        <SectionWords
          name="projects"
          slate={words.slate}
          heading={words.heading}
          lead={words.lead}
          className={styles.words}
        />
        <svg
          className={styles.truss}
          viewBox="0 0 1600 26"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <path d={`M0 2H1600M0 24H1600M0 24${'l20-22 20 22'.repeat(40)}`} />
        </svg>
        <ul className={styles.types}>
          {words.types.map(({ title, vendors }) => (
            <li key={title} className={styles.type}>
              <h3 className={styles.title}>{title}</h3>
              <p className={`slate ${styles.vendors}`}>{vendors}</p>
            </li>
          ))}
        </ul>
        <p className={styles.further}>
          {words.infrastructure.text} <a href={words.infrastructure.href}>{words.infrastructure.label}</a>.
        </p>
      </Section>
      <Closing words={closing} />
    </>
  )
}
