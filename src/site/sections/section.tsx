import type { ReactNode, Ref } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './section.module.css'

type SectionProps = {
  /** Its own on the page: the heading's id is `<name>-heading`. */
  name: string
  /** What links lead to. */
  id?: string | undefined
  tone?: 'paper' | 'stage' | undefined
  /** A shade under the surface of its neighbors. */
  sunken?: boolean | undefined
  /** Of the whole band, for what reaches from edge to edge. */
  className?: string | undefined
  /** Of the frame inside it, which lays out the children: one column until told otherwise. */
  frame?: string | undefined
  children: ReactNode
}

/** One band of a page, from edge to edge, with its content within the page's width. */
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
  /** The section's. */
  name: string
  slate: ReactNode
  heading: ReactNode
  lead?: ReactNode
  /** For a heading that is focused by script. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  className?: string | undefined
  children?: ReactNode
}

/** What a section begins with: a slate line, its heading, and what it is about. */
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
