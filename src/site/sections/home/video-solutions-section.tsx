import { videoSolutions as words } from '../../../content/home/video-solutions.ts'
import { CallSheet } from '../../../ui/layout/call-sheet.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { slateNumber } from '../../../ui/text/format-timecode.ts'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './video-solutions-section.module.css'

const sizes = '(min-width: 76rem) 23vw, (min-width: 37.5rem) 45vw, 36vw'

/** A storyboard of four pictures with an edit timeline below that shows the phases each service covers. */
export function VideoSolutionsSection() {
  return (
    <Section name="solutions" frame={styles.frame}>
      <SectionWords name="solutions" {...words} />
      <div className={styles.facts}>
        <CallSheet rows={words.facts} />
      </div>
      {/* The reveal effect may have changed its attributes before hydration. */}
      <ol className={`${styles.board} animate-on-scroll`} data-reveal="wipe" suppressHydrationWarning>
        {words.phases.map(({ picture, title, text }, index) => (
          <li key={title} className={styles.phase}>
            <Picture image={picture} sizes={sizes} upTo={960} alt="" className={styles.picture} />
            <div>
              <h3 className={styles.title}>
                <Timecode decorative className={styles.number}>
                  {slateNumber(index + 1)}
                </Timecode>
                {title}
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ul className={styles.timeline} aria-label={words.timeline}>
        {words.clips.map(({ title, href, line, from, to, stretch }) => (
          <li key={href} className={styles.clip} data-from={from} data-to={to}>
            <div>
              <a className={styles.link} href={href}>
                {title}
              </a>
              <p className={styles.line}>{line}</p>
              <p className={`slate ${styles.stretch}`}>{stretch}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
