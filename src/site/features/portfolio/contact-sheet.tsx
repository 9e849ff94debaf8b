import type { Project } from '../../../content/portfolio/projects.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { SampleMark } from '../samples/sample-mark.tsx'
import styles from './contact-sheet.module.css'
import { Pencil } from './pencil.tsx'

const sizes = '(min-width: 48rem) 30vw, 45vw'

type ContactSheetProps = { projects: readonly Project[]; chosen: readonly Project[] }

/** Strips of film side by side on a light table. The chosen frames are ringed, the others dimmed. */
export function ContactSheet({ projects, chosen }: ContactSheetProps) {
  const { company } = useFacts()
  const all = chosen.length === projects.length
  return (
    <ol className={styles.sheet}>
      {projects.map((project, index) => {
        const { id, title, image } = project
        const isChosen = chosen.includes(project)
        return (
          <li key={id} className={styles.cell} data-tone="stage" data-chosen={all ? undefined : isChosen}>
            <a className={styles.frame} href={isChosen ? `#${id}` : undefined}>
              <span className={`slate ${styles.edge}`} aria-hidden="true">
                {company.name}
              </span>
              <span className={styles.view}>
                {/* The print below has the alt text. */}
                <Picture
                  image={image}
                  sizes={sizes}
                  alt=""
                  className={classNames(styles.picture, image.focus === 'edge' && styles.last)}
                />
                <Pencil className={styles.pencil} />
                <span className={styles.sample}>
                  <SampleMark of={project} />
                </span>
              </span>
              <span className={`slate ${styles.title}`}>
                <span className={styles.number}>{index + 1}</span> {title}
              </span>
            </a>
          </li>
        )
      })}
    </ol>
  )
}
