import { creatorProfiles, creators as words } from '../../../content/magrose-support/creator-profiles.ts'
import { Frame } from '../../ui/frame.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './creators-section.module.css'

/** Three stills, no two of a size. */
export function CreatorsSection() {
  return (
    <Section name="creators" frame={styles.frame}>
      <SectionWords name="creators" slate={words.slate} heading={words.heading} className={styles.words} />
      {creatorProfiles.map(({ image, name, story, background }) => (
        <article key={name} className={styles.creator}>
          <Frame ratio="wide" className={styles.still}>
            <Picture image={image} sizes="(min-width: 96rem) 52rem, (min-width: 48rem) 55vw, 92vw" />
          </Frame>
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
