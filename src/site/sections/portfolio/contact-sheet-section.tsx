import { printWords, sheetWords } from '../../../content/portfolio/portfolio-words.ts'
import { projects } from '../../../content/portfolio/projects.ts'
import { filterProjects } from '../../../domain/portfolio/filter-projects.ts'
import { ContactSheet } from '../../features/portfolio/contact-sheet.tsx'
import { FilterBar } from '../../features/portfolio/filter-bar.tsx'
import { Prints } from '../../features/portfolio/prints.tsx'
import { useProjectFilter } from '../../features/portfolio/use-project-filter.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './contact-sheet-section.module.css'

/** The contact sheet on the light table, and the prints of what is marked on it. */
export function ContactSheetSection() {
  const { filter, choose } = useProjectFilter()
  const chosen = filterProjects(projects, filter)
  return (
    <>
      <Section name="sheet" className={styles.table} frame={styles.frame}>
        <SectionWords
          name="sheet"
          slate={sheetWords.slate}
          heading={sheetWords.heading}
          lead={sheetWords.lead}
          className={styles.words}
        />
        <FilterBar filter={filter} choose={choose} />
        <ContactSheet chosen={chosen} />
      </Section>
      <Section name="prints" sunken>
        <SectionWords name="prints" slate={printWords.slate} heading={printWords.heading} />
        <Prints chosen={chosen} />
      </Section>
    </>
  )
}
