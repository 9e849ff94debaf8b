import { phoneHref } from '../../content/company/company.ts'
import { footerText } from '../../content/shell/footer.ts'
import { footerNavigation, legalLinks } from '../../content/shell/navigation.ts'
import { Wordmark } from '../../ui/media/wordmark.tsx'
import { useFacts } from '../platform/facts-context.ts'
import styles from './footer.module.css'

export function Footer() {
  const { company, year } = useFacts()
  return (
    <footer className={styles.footer} data-tone="stage">
      <div className={styles.body}>
        <div className={styles.contact}>
          <Wordmark name={company.name} />
          <p className={styles.reach}>
            <a href={phoneHref(company)}>{company.phone}</a>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
          <dl className={styles.facts}>
            <div>
              <dt className="slate">{footerText.hoursTitle}</dt>
              <dd>{footerText.hours(company)}</dd>
            </div>
            <div>
              <dt className="slate">{footerText.contactTitle}</dt>
              <dd>
                {footerText.place(company)}
                <br />
                {footerText.response}
              </dd>
            </div>
          </dl>
        </div>
        <nav aria-label={footerText.navigation} className={styles.groups}>
          {footerNavigation.map((group) => (
            <section key={group.id}>
              <h2 className={`slate ${styles.groupTitle}`}>{group.label}</h2>
              <ul className={styles.links}>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
      <div className={styles.credits}>
        <p>{footerText.copyright(year, company)}</p>
        <nav aria-label={footerText.legalNavigation}>
          <ul className={styles.legal}>
            {legalLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
