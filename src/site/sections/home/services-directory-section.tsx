import { servicesDirectory as words } from '../../../content/home/services-directory.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { slateNumber } from '../../../ui/text/format-timecode.ts'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './services-directory-section.module.css'

/** The first scene number of each part; the numbers run through the whole show. */
const firstScenes = words.parts.map((_, index) =>
  words.parts.slice(0, index).reduce((scenes, part) => scenes + part.scenes.length, 1),
)

const sizes = '20vw'

export function ServicesDirectorySection() {
  return (
    <Section name="services" sunken>
      <SectionWords name="services" {...words} className={styles.words} />
      <div className={styles.show}>
        {words.parts.map((part, index) => (
          <div key={part.id} className={styles.part}>
            <div className={styles.head}>
              <h3 className={`slate ${styles.title}`}>{part.title}</h3>
              <Picture image={part.picture} sizes={sizes} upTo={960} alt="" className={styles.still} />
            </div>
            <ul>
              {part.scenes.map((scene, place) => (
                <li key={scene.href} className={styles.scene}>
                  <Timecode decorative className={styles.number}>
                    {slateNumber((firstScenes[index] ?? 1) + place)}
                  </Timecode>
                  <a className={styles.link} href={scene.href}>
                    {scene.title}
                  </a>
                  <p className={styles.line}>{scene.line}</p>
                  <p className={`fact ${styles.figure}`}>{scene.figure}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
