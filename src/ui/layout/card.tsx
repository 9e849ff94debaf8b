import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../media/icon.tsx'
import type { HeadingLevel } from '../text/heading-level.ts'
import styles from './card.module.css'
import corners from './corners.module.css'

export type CardProps = {
  /** `frame` has corner guides; `row` is a line of a call sheet. */
  variant?: 'frame' | 'row' | undefined
  title: ReactNode
  headingLevel?: HeadingLevel | undefined
  /** Small label above the title, or in the row's first column. */
  slate?: ReactNode
  /** Makes the title a link; the whole card is clickable. */
  href?: string | undefined
  /** A picture or a frame above the text. */
  media?: ReactNode
  /** Price, badge, date: beside the title, or in the row's last column. */
  aside?: ReactNode
  /** Buttons and links. They stay clickable on a linked card. */
  actions?: ReactNode
  /** Use `li` for a card that is a list item. */
  as?: 'article' | 'li' | 'div' | undefined
  className?: string | undefined
  children?: ReactNode
}

export function Card({
  variant = 'frame',
  title,
  headingLevel = 3,
  slate,
  href,
  media,
  aside,
  actions,
  as: Element = 'article',
  className,
  children,
}: CardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Element
      className={classNames(styles.card, variant === 'frame' && corners.corners, className)}
      data-variant={variant}
      data-linked={href === undefined ? undefined : ''}
    >
      {media ? <div className={styles.media}>{media}</div> : null}
      {slate ? <p className={`slate ${styles.slate}`}>{slate}</p> : null}
      <div className={styles.text}>
        <Heading className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <a href={href} className={styles.link}>
              {title}
              <Icon name="arrow-right" size="small" className={styles.arrow} />
            </a>
          )}
        </Heading>
        {children ? <div className={styles.body}>{children}</div> : null}
      </div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </Element>
  )
}
