import type { ReactNode } from 'react'
import { Icon } from '../media/icon.tsx'
import type { HeadingLevel } from '../text/heading-level.ts'
import styles from './accordion.module.css'

export type AccordionItem = {
  /** Unique on the page, so `#id` leads to the item. */
  readonly id: string
  readonly title: ReactNode
  /** A short remark in slate type before the title, such as a number or a category. */
  readonly slate?: ReactNode
  readonly content: ReactNode
  readonly open?: boolean | undefined
}

export type AccordionProps = {
  items: readonly AccordionItem[]
  /** Only one item of a named group is open at a time. Without a name, items open independently. */
  name?: string | undefined
  headingLevel?: HeadingLevel | undefined
}

export function Accordion({ items, name, headingLevel = 3 }: AccordionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.open} className={styles.item}>
          <summary className={styles.summary}>
            {item.slate === undefined ? null : <span className={`slate ${styles.slate}`}>{item.slate}</span>}
            <Heading className={styles.title}>{item.title}</Heading>
            <span className={styles.mark}>
              <Icon name="plus" className={styles.plus} />
              <Icon name="minus" className={styles.minus} />
            </span>
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}
