import { useEffect, useState } from 'react'
import { partnershipForm, partnershipSection as words } from '../../../content/forms/partnership-form.ts'
import { pagePaths } from '../../../routes.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { linkAsButton } from '../../../ui/control/link-as-button.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { InquiryForm } from '../../features/inquiry-form/inquiry-form.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { FormSheet } from '../form-sheet.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './partnership-section.module.css'

const drawerId = 'partnership-form'

/**
 * With scripts, the form is a drawer; until the section is hydrated, its link opens it through `:target`.
 * Without scripts, the form is always open.
 */
export function PartnershipSection() {
  const { company } = useFacts()
  const [open, setOpen] = useState<boolean>()
  // A press between hydration and this effect has already chosen.
  useEffect(() => setOpen((chosen) => chosen ?? location.hash === `#${drawerId}`), [])
  return (
    <Section name="partnership" sunken frame={styles.frame}>
      <SectionWords name="partnership" slate={words.slate} heading={words.heading}>
        <p className={styles.text}>{words.text(company)}</p>
        <div className={styles.actions}>
          <ButtonLink
            href={`#${drawerId}`}
            {...linkAsButton}
            className={styles.toggle}
            variant={open ? 'quiet' : 'primary'}
            aria-expanded={open}
            aria-controls={drawerId}
            data-opener={open ? 'open' : 'shut'}
            onClick={(event) => {
              event.preventDefault()
              setOpen(!open)
            }}
          >
            {open ? words.close : words.open}
          </ButtonLink>
          <ButtonLink href={pagePaths.youthTraining} variant="plain" icon="arrow-right">
            {words.programs}
          </ButtonLink>
        </div>
      </SectionWords>
      <Picture image={words.picture} sizes="(min-width: 64rem) 50vw, 92vw" className={styles.picture} />
      <dl className={styles.tally} aria-label={words.tallyTitle}>
        {words.tally.map(({ figure, label }) => (
          <div key={label} className={styles.count}>
            <dt className={`slate ${styles.label}`}>{label}</dt>
            <dd>
              <Timecode size="large">{figure}</Timecode>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{words.tallyNote}</p>
      <div id={drawerId} className={styles.drawer} data-open={open}>
        <FormSheet slate={words.sheet}>
          <InquiryForm content={partnershipForm} />
        </FormSheet>
      </div>
    </Section>
  )
}
