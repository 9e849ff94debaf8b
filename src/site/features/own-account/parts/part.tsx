import { type ReactNode, useId } from 'react'
import { ownAccountText } from '../../../../content/account/own-account.ts'
import { useFacts } from '../../../platform/facts-context.ts'
import styles from './part.module.css'

type PartProps = {
  words: { readonly slate: string; readonly heading: string }
  lead?: string | undefined
  /** For a part with a table. */
  wide?: boolean | undefined
  children: ReactNode
}

/** A line of the account's call sheet: what it is about at the start, what can be done beside it. */
export function Part({ words, lead, wide, children }: PartProps) {
  const id = useId()
  return (
    <section className={styles.part} data-wide={wide || undefined} aria-labelledby={id}>
      <div className={styles.head}>
        <p className={`slate ${styles.slate}`}>{words.slate}</p>
        <h2 id={id} className={styles.heading}>
          {words.heading}
        </h2>
      </div>
      <div className={styles.body}>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </div>
    </section>
  )
}

/** In place of what only our own server can do. */
export function ByEmail() {
  const { company } = useFacts()
  return (
    <p>
      {ownAccountText.byEmail} <a href={`mailto:${company.email}`}>{company.email}</a>.
    </p>
  )
}
