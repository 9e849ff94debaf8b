import type { ComponentProps } from 'react'
import {
  stepsFor,
  applicationSteps as words,
} from '../../../content/religious-partnership/application-steps.ts'
import { CallLink } from '../../features/call-link/call-link.tsx'
import { useFacts } from '../../shell/facts-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './application-steps.module.css'

/** A shooting schedule: when on the left, what happens on the right. */
export function ApplicationSteps({ apply }: { apply: ComponentProps<typeof ButtonLink> }) {
  const { campaign, company } = useFacts()
  return (
    <Section name="steps" sunken frame={styles.frame}>
      <SectionWords name="steps" slate={words.slate} heading={words.heading} lead={words.lead}>
        <div className={styles.actions}>
          <ButtonLink {...apply}>{words.action}</ButtonLink>
          <CallLink variant="quiet">{words.call(company.phone)}</CallLink>
        </div>
      </SectionWords>
      <ol className={styles.schedule}>
        {stepsFor(campaign).map(({ when, title, text }) => (
          <li key={title} className={styles.step}>
            <p className={`slate ${styles.when}`}>{when}</p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
