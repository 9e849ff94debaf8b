import { type ComponentProps, useId } from 'react'
import { announcedRemainder } from './character-count.ts'
import fieldStyles from './field.module.css'
import { FieldFrame, type FieldWords, useFieldIdentity } from './field.tsx'
import styles from './text-area.module.css'
import { useFieldValue } from './use-field-value.ts'

export type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'className' | 'value'> & {
    name: string
    /** With a `maxLength`, shows a live count and has the remainder read aloud near the limit. */
    countLabel?: ((remaining: number) => string) | undefined
    /** Counts to `maxLength` but does not cut text off; the form's own validation rejects longer text. */
    softLimit?: boolean | undefined
  }

export function TextArea({
  label,
  hint,
  error,
  note,
  countLabel,
  softLimit = false,
  id,
  rows = 5,
  ...input
}: TextAreaProps) {
  const countId = useId()
  const { maxLength } = input
  const counted = countLabel !== undefined && maxLength !== undefined
  const identity = useFieldIdentity({ hint, error }, id, counted ? countId : undefined)
  const [value, ref] = useFieldValue(String(input.defaultValue ?? ''))
  const announced = counted ? announcedRemainder(value.length, maxLength) : undefined

  return (
    <FieldFrame
      {...{ label, hint, error, note, identity }}
      required={input.required}
      disabled={input.disabled}
      tally={
        counted ? (
          <p className={`slate ${styles.count}`} data-full={value.length >= maxLength || undefined}>
            <span aria-hidden="true">
              {value.length} / {maxLength}
            </span>
            <span id={countId} hidden>
              {countLabel(Math.max(0, maxLength - value.length))}
            </span>
            <span className="visually-hidden" aria-live="polite">
              {announced === undefined ? '' : countLabel(announced)}
            </span>
          </p>
        ) : null
      }
    >
      <div ref={ref} className={styles.wrap}>
        <textarea
          {...input}
          {...identity.aria}
          maxLength={softLimit ? undefined : maxLength}
          rows={rows}
          className={`${fieldStyles.input} ${styles.area}`}
        />
      </div>
    </FieldFrame>
  )
}
