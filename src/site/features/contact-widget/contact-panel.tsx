import { contactCardText } from '../../../content/chat/contact-card.ts'
import { phoneHref } from '../../../content/company/company.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import styles from './contact-panel.module.css'

const text = contactCardText.contact

export function ContactPanel() {
  const { company } = useFacts()
  return (
    <div className={styles.panel}>
      <ul className={styles.lines}>
        <li>
          <a href={phoneHref(company)} className={styles.line}>
            <span className={`slate ${styles.label}`}>{text.call} </span>
            <span className={styles.number}>{company.phone}</span>
            <Icon name="phone" className={styles.icon} />
          </a>
        </li>
        <li>
          <a href={`mailto:${company.email}`} className={styles.line}>
            <span className={`slate ${styles.label}`}>{text.email} </span>
            <span className={styles.address}>{company.email}</span>
            <Icon name="mail" className={styles.icon} />
          </a>
        </li>
      </ul>
      <dl className={styles.hours}>
        <dt className={`slate ${styles.label}`}>{text.hours}</dt>
        <dd>{company.hoursBothZones}</dd>
      </dl>
      <div className={styles.speaker} aria-hidden="true" />
      <p className={styles.note}>{text.note}</p>
    </div>
  )
}
