import { creatorProfiles, creators as words } from '../../../content/magrose-support/creator-profiles.ts'
import { Frame } from '../../ui/frame.tsx'
import { Section, SectionWords } from '../section.tsx'
import { CreatorDrawing } from './creator-drawing.tsx'
import styles from './creators-section.module.css'

/** Three stills, no two of a size. */
export function CreatorsSection() {
  return (
    <Section name="creators" frame={styles.frame}>
      <SectionWords name="creators" slate={words.slate} heading={words.heading} className={styles.words} />
      {creatorProfiles.map(({ image, name, story, background }) => (
        <article key={name} className={styles.creator}>
          <div className={styles.still} data-tone="stage">
            <Frame ratio="wide">
              <CreatorDrawing {...image} />
            </Frame>
          </div>
          <div className={styles.profile}>
            <h3 className={styles.name}>{name}</h3>
            <p className={`slate ${styles.background}`}>{background}</p>
            <p className={styles.story}>{story}</p>
          </div>
        </article>
      ))}
    </Section>
  )
}
