import {
  conferenceTestimonials,
  clientSection as words,
} from '../../../content/corporate-conferences/testimonial.ts'
import { anchors } from '../../../routes.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { SampleMark } from '../../features/samples/sample-mark.tsx'
import { usePublished } from '../../features/samples/use-published.ts'
import { Section } from '../section.tsx'
import styles from './client-section.module.css'

/** A shot from the back of the hall with the client's quotation as its subtitle. */
export function ClientSection() {
  const [client] = usePublished(conferenceTestimonials)
  if (!client) return null
  return (
    <Section
      name="client"
      id={anchors.conferenceClient}
      tone="stage"
      className={styles.section}
      frame={styles.frame}
    >
      <p className={`slate ${styles.slate}`}>{words.slate}</p>
      <h2 id="client-heading" className="visually-hidden">
        {words.heading}
      </h2>
      <figure className={styles.shot}>
        <Picture image={words.picture} sizes="(min-width: 96rem) 88rem, 92vw" className={styles.picture} />
        <blockquote className={styles.subtitle}>
          <p>{client.quote}</p>
        </blockquote>
        <figcaption className={styles.by}>
          <span className={styles.name}>{client.name}</span>
          <span>
            {client.role}, {client.company}
          </span>
          <span className={`slate ${styles.event}`}>{client.event}</span>
          <SampleMark of={client} />
        </figcaption>
      </figure>
    </Section>
  )
}
