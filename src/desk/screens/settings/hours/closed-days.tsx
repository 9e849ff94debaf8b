import { useRef } from 'react'
import { calendarWords } from '../../../../content/desk/hours.ts'
import * as limits from '../../../../domain/limits.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { IconButton } from '../../../../ui/control/icon-button.tsx'
import { DateField } from '../../../../ui/form/dates/date-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import type { ClosedDraft } from './calendar-draft.ts'
import styles from './hours.module.css'

const words = calendarWords.closedDays
const { closedDaysMax, closedNameMax } = limits.desk.calendar

type ClosedDaysProps = {
  days: readonly ClosedDraft[]
  errorAt: (place: string) => string | undefined
  onChange: (days: ClosedDraft[]) => void
  onRemove: (days: ClosedDraft[]) => void
}

/** The company's own holidays. */
export function ClosedDays({ days, errorAt, onChange, onRemove }: ClosedDaysProps) {
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)

  function set(at: number, change: Partial<ClosedDraft>): void {
    onChange(days.map((each, index) => (index === at ? { ...each, ...change } : each)))
  }

  function add(): void {
    onChange([...days, { from: '', to: '', name: '' }])
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLInputElement>(':scope > :last-child input')?.focus()
    })
  }

  return (
    <section aria-labelledby="calendar-closed">
      <h3 id="calendar-closed" className={styles.heading}>
        {words.heading}
      </h3>
      {days.length === 0 ? <p className={styles.empty}>{words.empty}</p> : null}
      <ul ref={list} className={days.length > 0 ? styles.closures : undefined}>
        {days.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: closed days have no other identity than their place in the list
          <li key={at} className={styles.closure}>
            <TextField
              name={`closed-name-${at}`}
              label={words.name}
              value={each.name}
              maxLength={closedNameMax}
              autoComplete="off"
              error={errorAt(`closedDays.${at}.name`)}
              onChange={({ target }) => set(at, { name: target.value })}
            />
            <div className={styles.days}>
              <DateField
                name={`closed-from-${at}`}
                label={words.from}
                value={each.from}
                error={errorAt(`closedDays.${at}.from`)}
                // Most closures are a single day.
                onChange={({ target }) => set(at, { from: target.value, to: each.to || target.value })}
              />
              <DateField
                name={`closed-to-${at}`}
                label={words.to}
                value={each.to}
                min={each.from}
                error={errorAt(`closedDays.${at}.to`)}
                onChange={({ target }) => set(at, { to: target.value })}
              />
            </div>
            <IconButton
              icon="close"
              label={words.remove(each.name)}
              onClick={() => {
                adder.current?.focus()
                onRemove(days.filter((_, index) => index !== at))
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        ref={adder}
        variant="quiet"
        icon="plus"
        iconSide="start"
        disabled={days.length >= closedDaysMax}
        onClick={add}
      >
        {words.add}
      </Button>
    </section>
  )
}
