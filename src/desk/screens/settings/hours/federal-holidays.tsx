import { calendarWords, holidayNames } from '../../../../content/desk/hours.ts'
import { dayParts } from '../../../../domain/calendar-day.ts'
import { holidaysAhead } from '../../../../domain/work-calendar.ts'
import { SwitchField } from '../../../../ui/form/switch-field.tsx'
import { companyDay } from '../../../session/company-zone.ts'
import { useNow } from '../../../shell/use-now.ts'
import type { CalendarDraft } from './calendar-draft.ts'
import styles from './hours.module.css'

const words = calendarWords.federal

type FederalHolidaysProps = {
  draft: CalendarDraft
  onChange: (closed: boolean) => void
}

/** Whether the company keeps the federal holidays, with the next ones by name. */
export function FederalHolidays({ draft, onChange }: FederalHolidaysProps) {
  const today = companyDay(new Date(useNow()))
  const opensOn = (weekday: number) => (draft.week[weekday] ?? []).length > 0
  const next = holidaysAhead(opensOn, today).map(({ date, holiday }) => {
    const { weekday, month, date: dayOfMonth } = dayParts(date)
    return words.one(holidayNames[holiday], `${weekday}, ${month} ${dayOfMonth}`)
  })
  return (
    <section aria-labelledby="calendar-federal">
      <h3 id="calendar-federal" className={styles.heading}>
        {words.heading}
      </h3>
      <SwitchField
        name="federalHolidays"
        label={words.label}
        hint={words.next(next)}
        checked={draft.federalHolidays}
        onChange={({ target }) => onChange(target.checked)}
      />
    </section>
  )
}
