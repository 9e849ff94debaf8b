import { phoneHref } from '../../../content/company/company.ts'
import { byPhone, scheduleWords as words } from '../../../content/equipment-availability/schedule-words.ts'
import { Schedule } from '../../features/availability/schedule.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './schedule-section.module.css'

/** The availability board for any dates. Without scripts, a list of the equipment and our contact details. */
export function ScheduleSection() {
  const { company } = useFacts()
  return (
    <Section name="schedule" frame={styles.frame}>
      <SectionWords
        name="schedule"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      />
      <p className={styles.byPhone}>
        {byPhone.before}
        <a href={phoneHref(company)}>{company.phone}</a>
        {byPhone.between}
        <a href={byPhone.quote.href}>{byPhone.quote.label}</a>
        {byPhone.after}
      </p>
      <Schedule />
    </Section>
  )
}
