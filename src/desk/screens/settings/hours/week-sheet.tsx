import { type MouseEvent, useRef } from 'react'
import { calendarWords, weekdayNames } from '../../../../content/desk/hours.ts'
import * as limits from '../../../../domain/limits.ts'
import { mondayFirst } from '../../../../domain/opening-hours.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { IconButton } from '../../../../ui/control/icon-button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Notice } from '../../../../ui/text/notice.tsx'
import { type CalendarDraft, nextSpan, type SpanDraft } from './calendar-draft.ts'
import styles from './hours.module.css'

const words = calendarWords.week

type WeekSheetProps = {
  week: CalendarDraft['week']
  errorAt: (place: string) => string | undefined
  onChange: (week: CalendarDraft['week']) => void
  onCopy: () => void
}

/** The hours of each weekday, as on a call sheet. */
export function WeekSheet({ week, errorAt, onChange, onCopy }: WeekSheetProps) {
  const closed = errorAt('hours')
  return (
    <section aria-labelledby="calendar-week">
      <div className={styles.head}>
        <h3 id="calendar-week" className={styles.heading}>
          {words.heading}
        </h3>
        <Button variant="plain" onClick={onCopy}>
          {words.copy}
        </Button>
      </div>
      {closed ? (
        <Notice tone="error" live>
          {closed}
        </Notice>
      ) : null}
      <ul className={styles.week}>
        {mondayFirst.map((day) => (
          <DayRow
            key={day}
            day={day}
            spans={week[day] ?? []}
            errorAt={errorAt}
            onChange={(spans) => onChange(week.map((own, index) => (index === day ? spans : own)))}
          />
        ))}
      </ul>
      <p className={styles.soft}>{words.midnight}</p>
    </section>
  )
}

type DayRowProps = Pick<WeekSheetProps, 'errorAt'> & {
  day: (typeof mondayFirst)[number]
  spans: SpanDraft[]
  onChange: (spans: SpanDraft[]) => void
}

function DayRow({ day, spans, errorAt, onChange }: DayRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const name = weekdayNames[day]
  const set = (at: number, change: Partial<SpanDraft>) =>
    onChange(spans.map((span, index) => (index === at ? { ...span, ...change } : span)))

  function add(): void {
    onChange([...spans, nextSpan(spans)])
    requestAnimationFrame(() => {
      row.current?.querySelector<HTMLInputElement>('[data-span]:last-of-type input')?.focus()
    })
  }

  function remove(at: number, { currentTarget }: MouseEvent): void {
    // The button goes with its line; the keyboard stays at the day.
    currentTarget.closest('li')?.querySelector<HTMLButtonElement>('[data-add]')?.focus()
    onChange(spans.filter((_, index) => index !== at))
  }

  return (
    <li ref={row} className={styles.day} data-closed={spans.length === 0 || undefined}>
      <p className={`slate ${styles.dayName}`}>{name}</p>
      <div className={styles.spans}>
        {spans.length === 0 ? <p className={styles.closed}>{words.closed}</p> : null}
        {spans.map((span, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span has no other identity than its place in the day
          <div key={at} data-span className={styles.span}>
            <TextField
              type="time"
              name={`from-${day}-${at}`}
              label={<span className="visually-hidden">{words.opens(name)}</span>}
              value={span.from}
              error={errorAt(`hours.${day}.${at}.from`)}
              onChange={({ target }) => set(at, { from: target.value })}
            />
            <span className={styles.until} aria-hidden="true">
              {words.until}
            </span>
            <TextField
              type="time"
              name={`to-${day}-${at}`}
              label={<span className="visually-hidden">{words.closes(name)}</span>}
              value={span.to}
              error={errorAt(`hours.${day}.${at}.to`)}
              onChange={({ target }) => set(at, { to: target.value })}
            />
            <IconButton
              icon="close"
              label={words.remove(name, span.from)}
              onClick={(event) => remove(at, event)}
            />
          </div>
        ))}
      </div>
      <IconButton
        data-add
        icon="plus"
        label={words.addTo(name)}
        disabled={spans.length >= limits.desk.calendar.spansPerDay}
        onClick={add}
      />
    </li>
  )
}
