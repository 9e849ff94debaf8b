import { phoneHref } from '../../content/company.ts'
import { contactSection } from '../../content/contact.ts'
import { footerText } from '../../content/shell.ts'
import { anchors } from '../../routes.ts'
import { useFacts } from '../shell/facts-context.ts'
import styles from './contact-section.module.css'

export function ContactSection() {
  const { company } = useFacts()
  const rows = [
    { term: contactSection.phone, text: company.phone, href: phoneHref(company) },
    { term: contactSection.email, text: company.email, href: `mailto:${company.email}` },
    { term: contactSection.studio, text: footerText.place(company) },
    { term: contactSection.hours, text: company.hoursBothZones },
  ]
  return (
    <section
      id={anchors.contactForm}
      className={styles.section}
      data-tone="paper"
      aria-labelledby="contact-heading"
    >
      <div className={styles.words}>
        <p className={`slate ${styles.slate}`}>{contactSection.slate}</p>
        <h2 id="contact-heading">{contactSection.heading}</h2>
        <p className={styles.lead}>{contactSection.lead}</p>
      </div>
      <dl className={`${styles.rows} animate-on-scroll`} data-reveal="rise">
        {rows.map((row) => (
          <div key={row.term} className={styles.row}>
            <dt className="slate">{row.term}</dt>
            <dd>{row.href ? <a href={row.href}>{row.text}</a> : row.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
