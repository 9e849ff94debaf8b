import type { ComponentProps, ReactNode } from 'react'
import {
  stepsFor,
  applicationSteps as words,
} from '../../../content/religious-partnership/application-steps.ts'
import { anchors } from '../../../routes.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { CallLink } from '../../features/call-link/call-link.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './application-steps.module.css'

/** A shooting schedule with times on the left and steps on the right. */
export function ApplicationSteps({ apply }: { apply: ComponentProps<typeof ButtonLink> }) {
  const { season, company } = useFacts()
  return (
    <Section name="steps" sunken frame={styles.frame}>
      <SectionWords name="steps" slate={words.slate} heading={words.heading} lead={words.lead}>
        <div className={styles.ways}>
          <Way words={words.ways.short}>
            <ButtonLink {...apply}>{words.ways.short.action}</ButtonLink>
          </Way>
          <Way words={words.ways.full}>
            <ButtonLink href={`#${anchors.applicationForm}`} variant="quiet" icon="arrow-down">
              {words.ways.full.action}
            </ButtonLink>
          </Way>
        </div>
        <p>
          <CallLink variant="plain">{words.call(company.phone)}</CallLink>
        </p>
      </SectionWords>
      <ol className={styles.schedule}>
        {stepsFor(season).map(({ when, title, text }) => (
          <li key={title} className={styles.step}>
            <p className={`slate ${styles.when}`}>{when}</p>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Way({
  words: { title, text },
  children,
}: {
  words: { title: string; text: string }
  children: ReactNode
}) {
  return (
    <div className={styles.way}>
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
      <p>{children}</p>
    </div>
  )
}
