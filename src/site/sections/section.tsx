import type { ReactNode, Ref } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './section.module.css'

type SectionProps = {
  /** Unique on the page: the heading's id is `<name>-heading`. */
  name: string
  /** The anchor that links use. */
  id?: string | undefined
  tone?: 'paper' | 'stage' | undefined
  /** A shade darker than its neighbors. */
  sunken?: boolean | undefined
  /** The class of the whole band, for edge-to-edge styles. */
  className?: string | undefined
  /** The class of the inner frame, which lays out the children in one column by default. */
  frame?: string | undefined
  children: ReactNode
}

/** An edge-to-edge band of a page, with its content inside the page's width. */
export function Section({ name, id, tone = 'paper', sunken, className, frame, children }: SectionProps) {
  return (
    <section
      id={id}
      className={classNames(styles.section, className)}
      data-tone={tone}
      data-shade={sunken ? 'sunken' : undefined}
      aria-labelledby={`${name}-heading`}
    >
      <div className={classNames(styles.frame, frame)}>{children}</div>
    </section>
  )
}

type SectionWordsProps = {
  /** The section's name. */
  name: string
  slate: ReactNode
  heading: ReactNode
  lead?: ReactNode
  /** For a heading that a script focuses. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  className?: string | undefined
  children?: ReactNode
}

/** The start of a section: a slate line, its heading and an introduction. */
export function SectionWords(props: SectionWordsProps) {
  const { name, slate, heading, lead, headingRef, className, children } = props
  return (
    <div className={classNames(styles.words, className)}>
      <p className={`slate ${styles.slate}`}>{slate}</p>
      <h2 id={`${name}-heading`} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {heading}
      </h2>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </div>
  )
}
