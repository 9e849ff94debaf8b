import {
  successStories,
  successStoryWords as words,
} from '../../../content/podcast-consultation/success-story.ts'
import { Frame } from '../../../ui/layout/frame.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { SampleMark } from '../../features/samples/sample-mark.tsx'
import { usePublished } from '../../features/samples/use-published.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './success-story-section.module.css'

/** A still from the production of the show, with the host's quotation as the subtitle. */
export function SuccessStorySection() {
  const [story] = usePublished(successStories)
  if (!story) return null
  return (
    <Section name="success-story" tone="stage" frame={styles.frame}>
      <SectionWords name="success-story" slate={words.slate} heading={story.heading} lead={story.lead} />
      <Frame className={styles.still} ratio="wide" caption={story.caption}>
        <Picture image={story.picture} sizes="(min-width: 96rem) 58rem, (min-width: 64rem) 60vw, 92vw" />
      </Frame>
      <figure className={styles.said}>
        <blockquote className={styles.quote}>{story.quote}</blockquote>
        <figcaption className={styles.by}>
          <strong>{story.host}</strong> {story.role} <SampleMark of={story} />
        </figcaption>
      </figure>
      <ol className={styles.marks}>
        {story.marks.map(({ week, text }) => (
          <li key={week}>
            <span className={`slate ${styles.week}`}>{words.week(week)} </span>
            {text}
          </li>
        ))}
      </ol>
    </Section>
  )
}
