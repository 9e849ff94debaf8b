import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { FieldMessages, RequiredMark, useFieldIdentity } from '../field.tsx'
import { DateField } from './date-field.tsx'
import { type DateRange, earliestEnd, endsBeforeStart } from './date-range.ts'
import styles from './date-range-field.module.css'
import { type EarliestDay, useEarliestDay } from './use-earliest-day.ts'

type RangeEnd = {
  name: string
  label: string
  defaultValue?: string | undefined
  error?: string | undefined
}

export type DateRangeFieldProps = {
  label: ReactNode
  start: RangeEnd
  end: RangeEnd
  /** Shown at the end date when it is before the start. */
  orderMessage: string
  hint?: ReactNode
  min?: EarliestDay
  max?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  onRangeChange?: ((range: DateRange) => void) | undefined
}

export function DateRangeField({
  label,
  start,
  end,
  orderMessage,
  hint,
  min,
  max,
  required,
  disabled,
  onRangeChange,
}: DateRangeFieldProps) {
  const identity = useFieldIdentity({ hint })
  const earliest = useEarliestDay(min)
  const startRef = useRef<HTMLInputElement>(null)
  const endRef = useRef<HTMLInputElement>(null)
  const [range, setRange] = useState<DateRange>({
    start: start.defaultValue ?? '',
    end: end.defaultValue ?? '',
  })
  const disordered = endsBeforeStart(range)

  const read = useCallback((): DateRange => {
    const next = { start: startRef.current?.value ?? '', end: endRef.current?.value ?? '' }
    setRange(next)
    return next
  }, [])

  useEffect(() => {
    // Picks up dates chosen before hydration.
    read()
    const form = startRef.current?.form
    // The reset event fires before the values change.
    const readLater = () => setTimeout(read)
    form?.addEventListener('reset', readLater)
    return () => form?.removeEventListener('reset', readLater)
  }, [read])

  useEffect(() => {
    endRef.current?.setCustomValidity(disordered ? orderMessage : '')
  }, [disordered, orderMessage])

  const onChange = () => {
    const next = read()
    onRangeChange?.(next)
  }
  const shared = { required, disabled, max, onChange }
  return (
    <fieldset
      {...earliest.interest}
      className={styles.range}
      aria-describedby={identity.aria['aria-describedby']}
    >
      <legend className={styles.legend}>
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      <div className={styles.days}>
        <DateField {...shared} {...start} ref={startRef} min={earliest.day} />
        <span className={styles.to} aria-hidden="true" />
        <DateField
          {...shared}
          {...end}
          ref={endRef}
          min={earliestEnd(range.start, earliest.day)}
          error={disordered ? orderMessage : end.error}
        />
      </div>
      <FieldMessages hint={hint} identity={identity} />
    </fieldset>
  )
}
