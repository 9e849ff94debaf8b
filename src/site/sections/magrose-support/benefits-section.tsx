import {
  magroseSupportClosing,
  partnershipBenefits as words,
} from '../../../content/magrose-support/benefits.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { Closing } from '../closing.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './benefits-section.module.css'

const loadDialog = async () => (await import('./supporter-dialog.tsx')).SupporterDialog

/** The benefits as tickets, each with a badge on its stub. */
export function BenefitsSection() {
  const { company } = useFacts()
  return (
    <>
      <Section name="benefits">
        <SectionWords name="benefits" slate={words.slate} heading={words.heading} lead={words.lead(company)}>
          <ButtonLink
            href={company.partner.url}
            target="_blank"
            rel="noopener"
            variant="quiet"
            icon="external"
            className={styles.more}
          >
            {words.learnMore.label}
            <span className="visually-hidden"> {words.learnMore.about(company)}</span>
          </ButtonLink>
        </SectionWords>
        <ul className={styles.tickets}>
          {words.benefits.map(({ title, description, badge }) => (
            <li key={title} className={styles.ticket}>
              <div className={styles.face}>
                <h3 className={styles.title}>{title}</h3>
                <p>{description}</p>
              </div>
              <p className={`slate ${styles.stub}`}>{badge}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Closing words={magroseSupportClosing} dialog={loadDialog} />
    </>
  )
}
