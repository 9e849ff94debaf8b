import { accountFacts } from '../../../content/account/account.ts'
import styles from './account-facts-section.module.css'

/** Three entries of a call sheet, side by side if there is room. */
export function AccountFactsSection() {
  return (
    <section className={styles.section} data-tone="paper" aria-labelledby="account-facts-heading">
      <h2 id="account-facts-heading" className={`slate ${styles.title}`}>
        {accountFacts.title}
      </h2>
      <dl className={styles.facts}>
        {accountFacts.rows.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
