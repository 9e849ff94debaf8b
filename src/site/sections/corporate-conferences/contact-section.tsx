import { useMemo } from 'react'
import {
  conferenceDefaults,
  conferenceForm,
  conferenceContact as words,
} from '../../../content/forms/conference-form.ts'
import { anchors } from '../../../routes.ts'
import { CallSheet } from '../../../ui/layout/call-sheet.tsx'
import { useConferenceAccess } from '../../features/conference-gate/use-conference-access.ts'
import { InquiryForm } from '../../features/inquiry-form/inquiry-form.tsx'
import { ContactRows } from '../contact-rows.tsx'
import { FormSheet } from '../form-sheet.tsx'
import { Section, SectionWords } from '../section.tsx'
import { packageWriter } from './choose-package.ts'
import styles from './contact-section.module.css'

export function ContactSection() {
  const access = useConferenceAccess()
  const visitor = access.kind === 'open' ? access.visitor : null
  const details = useMemo(
    () => visitor && { email: visitor.email, tel: visitor.phone, organization: visitor.company },
    [visitor],
  )
  return (
    <Section name="conference-contact" id={anchors.conferenceContact} frame={styles.frame}>
      <SectionWords
        name="conference-contact"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      >
        <div className={styles.steps}>
          <CallSheet rows={words.steps} />
        </div>
        <ContactRows />
      </SectionWords>
      <FormSheet slate={words.sheet}>
        <InquiryForm
          content={conferenceForm}
          defaultValues={conferenceDefaults}
          details={details ?? undefined}
          alongside={packageWriter}
        />
      </FormSheet>
    </Section>
  )
}
