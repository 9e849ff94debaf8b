import {
  type LegacyTestimonial,
  legacyTestimonials,
  legacyTestimonialWords as words,
} from '../../../content/legacy/testimonials.ts'
import * as limits from '../../../domain/limits.ts'
import { Carousel } from '../../../ui/layout/carousel.tsx'
import { Stars } from '../../../ui/text/stars.tsx'
import { SampleMark } from '../../features/samples/sample-mark.tsx'
import { usePublished } from '../../features/samples/use-published.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './testimonials-section.module.css'

/** A screening room: the quotations are on the screen, in front of rows of seats. */
export function TestimonialsSection() {
  const screenings = usePublished(legacyTestimonials).map((testimonial) => ({
    id: testimonial.name,
    content: <Screening testimonial={testimonial} />,
  }))
  if (screenings.length === 0) return null
  return (
    <Section name="testimonials" tone="stage" className={styles.section}>
      <SectionWords name="testimonials" slate={words.slate} heading={words.heading} />
      <Carousel items={screenings} intervalMs={limits.legacyCarouselMs} labels={words} />
      <div className={styles.seats} aria-hidden="true" />
    </Section>
  )
}

/** Every quotation has five stars, like a movie poster. */
function Screening({ testimonial }: { testimonial: LegacyTestimonial }) {
  const { quote, name, title, revenue } = testimonial
  return (
    <figure className={styles.screening}>
      <div className={styles.screen}>
        <Stars rating={5} label={words.stars(5)} />
        <blockquote className={styles.quote}>{quote}</blockquote>
      </div>
      <figcaption className={styles.credits}>
        <span>
          <strong className={styles.name}>{name}</strong> {title}
        </span>
        <SampleMark of={testimonial} />
        <span>
          <strong className={styles.revenue}>{revenue}</strong> {words.revenue}
        </span>
      </figcaption>
    </figure>
  )
}
