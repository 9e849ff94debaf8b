import { emptyWords, printWords, sheetWords } from '../../../content/portfolio/portfolio-words.ts'
import { projects as allProjects, type Project } from '../../../content/portfolio/projects.ts'
import { showreelFilm } from '../../../content/showreel/showreel-film.ts'
import { filterProjects } from '../../../domain/portfolio/filter-projects.ts'
import { contactFormHref } from '../../../routes.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { useDialog } from '../../../ui/overlay/use-dialog.tsx'
import { ContactSheet } from '../../features/portfolio/contact-sheet.tsx'
import { FilterBar } from '../../features/portfolio/filter-bar.tsx'
import { Prints } from '../../features/portfolio/prints.tsx'
import { useProjectFilter } from '../../features/portfolio/use-project-filter.ts'
import { usePublished } from '../../features/samples/use-published.ts'
import actions from '../actions.module.css'
import { Section, SectionWords } from '../section.tsx'
import styles from './contact-sheet-section.module.css'

/** The contact sheet on the light table, and the prints of the marked frames. */
export function ContactSheetSection() {
  const projects = usePublished(allProjects)
  return projects.length === 0 ? <EmptySheet /> : <FullSheet projects={projects} />
}

function FullSheet({ projects }: { projects: readonly Project[] }) {
  const { filter, choose } = useProjectFilter(projects)
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
        <FilterBar projects={projects} filter={filter} choose={choose} />
        <ContactSheet projects={projects} chosen={chosen} />
      </Section>
      <Section name="prints" sunken>
        <SectionWords name="prints" slate={printWords.slate} heading={printWords.heading} />
        <Prints projects={projects} chosen={chosen} />
      </Section>
    </>
  )
}

const loadShowreel = async () => (await import('../../features/showreel/showreel-dialog.tsx')).ShowreelDialog

/** For browsers without scripts; every browser can play the last source. */
const film = showreelFilm.sources.at(-1)?.src ?? ''

/** Shown while there are no projects: the showreel and a contact. */
function EmptySheet() {
  const showreel = useDialog(loadShowreel)
  return (
    <>
      <Section name="sheet" sunken>
        <EmptyState
          headingLevel={2}
          headingId="sheet-heading"
          slate={emptyWords.slate}
          title={emptyWords.heading}
          action={
            <ul className={actions.actions}>
              <li>
                <ButtonLink {...showreel.opener} href={film}>
                  {emptyWords.showreel}
                </ButtonLink>
              </li>
              <li>
                <ButtonLink href={contactFormHref} variant="quiet">
                  {emptyWords.ask}
                </ButtonLink>
              </li>
            </ul>
          }
        >
          <p>{emptyWords.text}</p>
        </EmptyState>
      </Section>
      {showreel.dialog}
    </>
  )
}
