import { hoursWords } from '../../../../content/company/hours-words.ts'
import { calendarWords } from '../../../../content/desk/hours.ts'
import { inquiryForms } from '../../../../domain/inquiry/inquiry-forms.ts'
import { replyBy } from '../../../../domain/inquiry/reply-by.ts'
import { replyByWords } from '../../../../domain/inquiry/reply-by-words.ts'
import type { WorkCalendar } from '../../../../domain/work-calendar.ts'
import { useNow } from '../../../shell/use-now.ts'
import styles from './hours.module.css'

const words = calendarWords.preview
const forms = ['quote', 'consultation', 'religious'] as const

/** The calendar at work: the promises that visitors would get this minute, and the hours as pages show them. */
export function PromisePreview({ calendar }: { calendar: WorkCalendar | null }) {
  const now = new Date(useNow())
  return (
    <section className={styles.preview} aria-labelledby="calendar-preview">
      <h3 id="calendar-preview" className={styles.heading}>
        {words.heading}
      </h3>
      {calendar ? (
        <ul className={styles.sentences}>
          {forms.map((form) => (
            <li key={form} className={styles.sentence}>
              {words.promises[form]}{' '}
              <strong>
                {replyByWords(replyBy(inquiryForms[form].reply, now, calendar), now, calendar.timeZone)}
              </strong>
            </li>
          ))}
          <li className={styles.sentence}>
            {words.site} <strong>{hoursWords(calendar).hoursBothZones}</strong>
          </li>
        </ul>
      ) : (
        <p className={styles.soft}>{words.waits}</p>
      )}
    </section>
  )
}
