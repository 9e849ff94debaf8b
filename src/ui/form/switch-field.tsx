import type { ComponentProps } from 'react'
import { FieldMessages, type FieldWords, useFieldIdentity } from './field.tsx'
import styles from './switch-field.module.css'

export type SwitchFieldProps = Omit<FieldWords, 'note' | 'error'> &
  Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & {
    name: string
    /** The state in words beside the switch. Assistive technology reads the switch itself. */
    onLabel?: string | undefined
    offLabel?: string | undefined
  }

/** Drawn as a fader: it is on when pushed to the end. */
export function SwitchField({ label, hint, id, onLabel, offLabel, ...input }: SwitchFieldProps) {
  const identity = useFieldIdentity({ hint }, id)
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <span className={styles.label}>{label}</span>
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox carries its checked state natively */}
        <input {...input} {...identity.aria} type="checkbox" role="switch" className={styles.switch} />
        <span className={`slate ${styles.state}`} aria-hidden="true">
          <span className={styles.on}>{onLabel}</span>
          <span className={styles.off}>{offLabel}</span>
        </span>
      </label>
      <FieldMessages hint={hint} identity={identity} />
    </div>
  )
}
