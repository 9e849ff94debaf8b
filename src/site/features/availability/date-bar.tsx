import { type FormEvent, useEffect, useRef, useState } from 'react'
import { periodProblems } from '../../../content/equipment-availability/availability.ts'
import { dateWords as words } from '../../../content/equipment-availability/schedule-words.ts'
import type { AvailabilityQuestion } from '../../../domain/availability/availability-question.ts'
import { addDays } from '../../../domain/calendar-day.ts'
import * as limits from '../../../domain/limits.ts'
import { pagePaths } from '../../../routes.ts'
import { Button } from '../../../ui/control/button.tsx'
import { DateRangeField } from '../../../ui/form/dates/date-range-field.tsx'
import styles from './date-bar.module.css'
import type { DayProblems } from './fetch-availability.ts'

type DateBarProps = {
  question: AvailabilityQuestion | null
  /** Empty until known. */
  today: string
  problems: DayProblems
  ask: (question: AvailabilityQuestion) => void
}

/** The date fields and the submit button. The server's objection to a day is shown at that day. */
export function DateBar({ question, today, problems, ask }: DateBarProps) {
  const form = useRef<HTMLFormElement>(null)
  const asked = useRef<AvailabilityQuestion | null>(null)
  const awaited = useRef(false)
  /** Replaces the server's problems once the visitor edits a date. */
  const [own, setOwn] = useState<DayProblems | null>(null)
  const said = own ?? problems
  const from = question?.from ?? null
  const to = question?.to ?? ''
  const isKnown = question !== null

  useEffect(() => {
    if (!isKnown) return
    // Dates typed before hydration stay, unless the address has other ones.
    if (asked.current || from !== null || to !== '') form.current?.reset()
    asked.current = { from, to }
    setOwn(null)
  }, [isKnown, from, to])

  useEffect(() => {
    const wrong = problems.from ? 'from' : problems.to ? 'to' : null
    if (!wrong || !awaited.current) return
    awaited.current = false
    inputOf(form.current, wrong)?.focus()
  }, [problems])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const first = inputOf(event.currentTarget, 'from')
    const last = inputOf(event.currentTarget, 'to')
    if (!first || !last) return
    // An incomplete date reads as empty, which would mean a single day.
    if (last.validity.badInput) {
      setOwn({ to: periodProblems['no-day'] })
      last.focus()
      return
    }
    setOwn(null)
    awaited.current = true
    ask({ from: first.value, to: last.value })
  }

  return (
    <form
      ref={form}
      className={styles.bar}
      method="get"
      action={pagePaths.equipmentAvailability}
      noValidate
      onSubmit={submit}
    >
      <DateRangeField
        label={words.label}
        start={{ name: 'from', label: words.from, defaultValue: from ?? today, error: said.from }}
        end={{ name: 'to', label: words.to, defaultValue: to, error: said.to }}
        orderMessage={periodProblems.reversed}
        hint={words.hint}
        min={today || undefined}
        max={today ? addDays(today, limits.rental.aheadDays) : undefined}
        onRangeChange={() => setOwn({})}
      />
      <Button type="submit" icon="search" className={styles.check}>
        {words.check}
      </Button>
    </form>
  )
}

function inputOf(form: HTMLFormElement | null, name: 'from' | 'to'): HTMLInputElement | null {
  const control = form?.elements.namedItem(name)
  return control instanceof HTMLInputElement ? control : null
}
