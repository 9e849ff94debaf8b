import { type ComponentProps, useMemo } from 'react'
import { FieldMessages, type FieldWords, useFieldIdentity } from './field.tsx'
import styles from './slider-field.module.css'
import { scaleMarks } from './slider-scale.ts'
import { useFieldValue } from './use-field-value.ts'

export type SliderFieldProps = Omit<FieldWords, 'note' | 'error'> &
  Omit<ComponentProps<'input'>, 'type' | 'className' | 'min' | 'max' | 'step' | 'value' | 'defaultValue'> & {
    name: string
    min: number
    max: number
    step: number
    defaultValue?: number | undefined
    /** Only for a slider that other code also moves; requires `onChange`. */
    value?: number | undefined
    /** The value in words: shown beside the label and read aloud. */
    format?: ((value: number) => string) | undefined
  }

/** Drawn as a lens ring: the scale is above, the index mark below. */
export function SliderField({
  label,
  hint,
  id,
  min,
  max,
  step,
  value,
  defaultValue,
  format = String,
  ...input
}: SliderFieldProps) {
  const identity = useFieldIdentity({ hint }, id)
  const initial = value ?? defaultValue ?? min
  const [typed, ref] = useFieldValue(String(initial), value !== undefined)
  const marks = useMemo(() => scaleMarks(min, max, step), [min, max, step])
  const current = value ?? Number(typed)
  const content = value === undefined ? { defaultValue: initial } : { value }

  return (
    <div className={styles.field} data-disabled={input.disabled || undefined}>
      <div className={styles.head}>
        <label htmlFor={identity.id} className={styles.label}>
          {label}
        </label>
        <output htmlFor={identity.id} className={`slate ${styles.output}`}>
          {format(current)}
        </output>
      </div>
      <div ref={ref} className={styles.ring}>
        <div className={styles.scale} aria-hidden="true">
          {marks.map((mark) => (
            <span
              key={mark.value}
              data-major={mark.major || undefined}
              data-lit={mark.value <= current || undefined}
            >
              {mark.major ? <span className={`slate ${styles.number}`}>{mark.value}</span> : null}
            </span>
          ))}
        </div>
        <input
          {...input}
          {...content}
          {...identity.aria}
          type="range"
          min={min}
          max={max}
          step={step}
          aria-valuetext={format(current)}
          className={styles.range}
        />
      </div>
      <FieldMessages hint={hint} identity={identity} />
    </div>
  )
}
