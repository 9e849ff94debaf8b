import { gear } from '../../../content/portfolio/gear.ts'
import { categories, printWords as words } from '../../../content/portfolio/portfolio-words.ts'
import type { Project } from '../../../content/portfolio/projects.ts'
import { Frame } from '../../../ui/layout/frame.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { SampleMark } from '../samples/sample-mark.tsx'
import styles from './prints.module.css'

const sizes = '(min-width: 48rem) 53vw, 92vw'

/** The chosen frames, enlarged, each with its notes. */
export function Prints({ projects, chosen }: { projects: readonly Project[]; chosen: readonly Project[] }) {
  return (
    <ol className={styles.prints}>
      {chosen.map((project) => (
        <li key={project.id} id={project.id} className={styles.print}>
          <Frame
            ratio="wide"
            caption={
              <>
                {words.frame(projects.indexOf(project) + 1, projects.length)} <SampleMark of={project} />
              </>
            }
            className={styles.picture}
          >
            <Picture
              image={project.image}
              sizes={sizes}
              className={project.image.focus === 'edge' ? styles.last : undefined}
            />
          </Frame>
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
