import { Fragment } from 'react'
import styles from './unbroken.module.css'

/** Keeps hyphenated terms on one line: "12G-SDI" on two lines would read as two things. */
export function Unbroken({ children }: { children: string }) {
  return children.split(/(\S*\w-\w\S*)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, always in this order
      <span key={index} className={styles.term}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, always in this order
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
