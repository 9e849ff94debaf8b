import { creatorProfiles, creators as words } from '../../../content/magrose-support/creator-profiles.ts'
import { Frame } from '../../../ui/layout/frame.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { SampleMark } from '../../features/samples/sample-mark.tsx'
import { usePublished } from '../../features/samples/use-published.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './creators-section.module.css'

/** A still of each creator, all in different sizes. */
export function CreatorsSection() {
  const profiles = usePublished(creatorProfiles)
  if (profiles.length === 0) return null
  return (
    <Section name="creators" frame={styles.frame}>
      <SectionWords name="creators" slate={words.slate} heading={words.heading} className={styles.words} />
      {profiles.map((profile) => (
        <article key={profile.name} className={styles.creator}>
          <Frame ratio="wide" className={styles.still}>
            <Picture image={profile.image} sizes="(min-width: 96rem) 52rem, (min-width: 48rem) 55vw, 92vw" />
          </Frame>
          <div className={styles.profile}>
            <h3 className={styles.name}>{profile.name}</h3>
            <p className={`slate ${styles.background}`}>
              {profile.background} <SampleMark of={profile} />
            </p>
            <p className={styles.story}>{profile.story}</p>
          </div>
        </article>
      ))}
    </Section>
  )
}
