import {
  type Testimonial,
  testimonials,
  clientSuccess as words,
} from '../../../content/company/testimonials.ts'
import * as limits from '../../../domain/limits.ts'
import { Carousel, type CarouselLabels } from '../../../ui/layout/carousel.tsx'
import { Stars } from '../../../ui/text/stars.tsx'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { SampleMark } from '../../features/samples/sample-mark.tsx'
import { usePublished } from '../../features/samples/use-published.ts'
import { ClientMark } from './client-mark.tsx'
import styles from './client-success-section.module.css'

const { previous, next, pause, play, position, show } = words
const labels: CarouselLabels = { carousel: words.slate, previous, next, pause, play, position, show }

/** Each testimonial is shown like a take in review: a film strip of the project and the client's words. */
export function ClientSuccessSection() {
  const takes = usePublished(testimonials).map((testimonial) => ({
    id: testimonial.company,
    content: <Take testimonial={testimonial} />,
  }))
  if (takes.length === 0) return null
  return (
    <section className={styles.section} data-tone="paper" aria-labelledby="client-success-heading">
      <div className={styles.frame}>
        <div className={styles.words}>
          <p className={`slate ${styles.slate}`}>{words.slate}</p>
          <h2 id="client-success-heading">{words.heading}</h2>
        </div>
        <div className={styles.takes}>
          <Carousel items={takes} intervalMs={limits.carouselMs} labels={labels} />
        </div>
      </div>
    </section>
  )
}

function Take({ testimonial }: { testimonial: Testimonial }) {
  const { company, role, name, content, rating, painPoint, solution, attendees, logo } = testimonial
  return (
    <article className={styles.take}>
      <div className={styles.sheet}>
        <div className={styles.strip} data-tone="stage">
          <div className={styles.client}>
            <ClientMark logo={logo} />
            <h3 className={styles.company}>{company}</h3>
            <SampleMark of={testimonial} />
          </div>
          <Exposure number="1" label={words.painPoint} text={painPoint} />
          <Exposure number="2" label={words.solution} text={solution} />
          <p className={styles.crowd}>
            <Timecode size="large">{attendees}</Timecode> <span className="slate">{words.attendees}</span>
          </p>
        </div>
        <figure className={styles.said}>
          <p className={`slate ${styles.label}`}>
            <span className={styles.circled}>3</span>
            {words.content}
          </p>
          <blockquote className={styles.quote}>
            <p>{content}</p>
          </blockquote>
          <figcaption className={styles.by}>
            <span className={styles.name}>{name}</span>
            <span>
              {role}, {company}
            </span>
            <Stars rating={rating} label={words.rating(rating)} />
          </figcaption>
        </figure>
      </div>
    </article>
  )
}

function Exposure({ number, label, text }: { number: string; label: string; text: string }) {
  return (
    <div className={styles.exposure}>
      <p className={`slate ${styles.label}`}>
        <span className={styles.number}>{number}</span>
        {label}
      </p>
      <p>{text}</p>
    </div>
  )
}
