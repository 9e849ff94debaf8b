import { inquiryNotSent, notSentReasons, notSentText } from '../../../content/pages/inquiry-not-sent.ts'
import { useFacts } from '../../platform/facts-context.ts'
import styles from './not-sent-reasons.module.css'

/** Shows the reason named in the address's hash, or otherwise general advice. Works without scripts. */
export function NotSentReasons() {
  const facts = useFacts()
  return (
    <div className={styles.reasons}>
      {notSentReasons.map(({ anchor, slate, text }) => (
        <div key={anchor} id={anchor} className={styles.reason}>
          <p className={`slate ${styles.slate}`}>{slate}</p>
          <p>{text}</p>
          <p>{notSentText.back}</p>
        </div>
      ))}
      <p className={styles.general}>{inquiryNotSent.summary(facts)}</p>
    </div>
  )
}
