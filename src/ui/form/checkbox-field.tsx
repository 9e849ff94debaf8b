import type { ComponentProps } from 'react'
import styles from './checkbox-field.module.css'
import { FieldMessages, type FieldWords, RequiredMark, useFieldIdentity } from './field.tsx'

export type CheckboxFieldProps = Omit<FieldWords, 'note'> &
  Omit<ComponentProps<'input'>, 'type' | 'className'> & { name: string }

export function CheckboxField({ label, hint, error, id, ...input }: CheckboxFieldProps) {
  const identity = useFieldIdentity({ hint, error }, id)
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.row}>
        <input {...input} {...identity.aria} type="checkbox" className={styles.box} />
        <span className={styles.label}>
          {label}
          {input.required ? <RequiredMark /> : null}
        </span>
      </label>
      <div className={styles.messages}>
        <FieldMessages hint={hint} error={error} identity={identity} />
      </div>
    </div>
  )
}
