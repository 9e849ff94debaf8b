import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import fieldStyles from './field.module.css'
import { FieldFrame, type FieldWords, useFieldIdentity } from './field.tsx'
import styles from './text-field.module.css'

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'type' | 'className'> & {
    name: string
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'number' | 'time' | undefined
    /** A control inside the field's frame, such as the button that shows a password. */
    end?: ReactNode
  }

export function TextField({ label, hint, error, note, end, id, type = 'text', ...input }: TextFieldProps) {
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
        type={type}
        className={classNames(fieldStyles.input, end ? styles.beforeEnd : undefined)}
      />
      {end ? <span className={styles.end}>{end}</span> : null}
    </FieldFrame>
  )
}
