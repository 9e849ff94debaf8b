import { storyboard as words } from '../../../content/event-production/storyboard.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { slateNumber } from '../../../ui/text/format-timecode.ts'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './storyboard-section.module.css'

const sizes = {
  planning: '(min-width: 48rem) 54vw, 92vw',
  setup: '(min-width: 48rem) 38vw, 92vw',
  live: '(min-width: 48rem) 60vw, 92vw',
  post: '(min-width: 48rem) 45vw, 92vw',
} as const

/** A storyboard of four panels; more important scenes are larger. */
export function StoryboardSection() {
  return (
    <Section name="storyboard">
      <SectionWords name="storyboard" slate={words.slate} heading={words.heading} lead={words.lead} />
      <ol className={styles.board}>
        {words.steps.map(({ id, picture, when, title, text }, index) => (
          <li key={id} className={styles.panel} data-step={id}>
            <div className={styles.picture}>
              <Picture image={picture} sizes={sizes[id]} className={styles.frame} />
            </div>
            <div className={styles.note}>
              <p className={`slate ${styles.when}`}>
                <Timecode decorative>{slateNumber(index + 1)}</Timecode> {when}
              </p>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
