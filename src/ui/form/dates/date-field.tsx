import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../media/icon.tsx'
import fieldStyles from '../field.module.css'
import { FieldFrame, type FieldWords, useFieldIdentity } from '../field.tsx'
import styles from './date-field.module.css'
import { type EarliestDay, useEarliestDay } from './use-earliest-day.ts'

export type DateFieldProps = FieldWords &
  Omit<
    ComponentProps<'input'>,
    'type' | 'className' | 'min' | 'max' | 'defaultValue' | 'onFocus' | 'onPointerEnter'
  > & {
    name: string
    /** Dates in the input's own format: `2026-03-31`. */
    min?: EarliestDay
    max?: string | undefined
    defaultValue?: string | undefined
  }

export function DateField({ label, hint, error, note, id, min, ...input }: DateFieldProps) {
  const earliest = useEarliestDay(min)
  const identity = useFieldIdentity({ hint, error }, id)
  return (
    <FieldFrame
      {...{ label, hint, error, note, identity }}
      required={input.required}
      disabled={input.disabled}
    >
      <input
        {...input}
        {...identity.aria}
        {...earliest.interest}
        min={earliest.day}
        type="date"
        className={classNames(fieldStyles.input, styles.date)}
      />
      <Icon name="calendar" className={styles.calendar} />
    </FieldFrame>
  )
}
