import { gear } from '../../../content/portfolio/gear.ts'
import { categories, printWords as words } from '../../../content/portfolio/portfolio-words.ts'
import type { Project } from '../../../content/portfolio/projects.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Frame } from '../../../ui/layout/frame.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { SampleMark } from '../samples/sample-mark.tsx'
import { PrintPicture } from './print-picture.tsx'
import styles from './prints.module.css'

const detailSizes = '(min-width: 48rem) 22vw, 38vw'

/** The chosen frames, enlarged, each with its notes. */
export function Prints({ projects, chosen }: { projects: readonly Project[]; chosen: readonly Project[] }) {
  return (
    <ol className={styles.prints}>
      {chosen.map((project) => (
        <li key={project.id} id={project.id} className={styles.print}>
          <figure className={styles.pictures}>
            <Frame ratio="wide" className={styles.picture}>
              <PrintPicture image={project.image} />
            </Frame>
            <Frame ratio="wide" className={classNames(styles.picture, styles.detail)}>
              <Picture image={project.detail} sizes={detailSizes} upTo={960} />
            </Frame>
            <figcaption className={`slate ${styles.caption}`}>
              {words.frame(projects.indexOf(project) + 1, projects.length)} <SampleMark of={project} />
            </figcaption>
          </figure>
          <div className={styles.notes}>
            <h3>{project.title}</h3>
            <p>{project.description}</p>
            <Facts project={project} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Facts({ project }: { project: Project }) {
  const { label, href } = categories[project.category]
  const rows = [
    { term: words.category, fact: <a href={href}>{label}</a> },
    { term: words.year, fact: project.year },
    { term: words.duration, fact: project.duration },
    {
      term: words.gear,
      fact: (
        <ul className={styles.gear}>
          {project.equipment.map((id) => (
            <li key={id}>{gear[id]}</li>
          ))}
        </ul>
      ),
    },
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(({ term, fact }) => (
        <div key={term}>
          <dt className={`slate ${styles.term}`}>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
