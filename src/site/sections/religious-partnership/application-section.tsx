import { qualificationForm, applicationSection as words } from '../../../content/forms/qualification-form.ts'
import { anchors } from '../../../routes.ts'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { InquiryForm } from '../../features/inquiry-form/inquiry-form.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { FormSheet } from '../form-sheet.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './application-section.module.css'

export function ApplicationSection() {
  const { season } = useFacts()
  const banner = words.banner(season)
  return (
    <Section name="application" id={anchors.applicationForm}>
      <SectionWords
        name="application"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      />
      <div className={styles.form}>
        <FormSheet
          slate={words.sheet}
          board={
            banner ? (
              <p className={styles.banner} data-tone="stage">
                <Timecode size="large" className={styles.figure}>
                  {banner.figure}
                </Timecode>
                <span className={styles.scarce}>{banner.label}</span>
                {banner.review ? <span className={`slate ${styles.review}`}>{banner.review}</span> : null}
              </p>
            ) : null
          }
        >
          <InquiryForm content={qualificationForm} />
        </FormSheet>
        <p className={styles.note}>{words.note(season)}</p>
      </div>
    </Section>
  )
}
