import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../media/icon.tsx'
import fieldStyles from './field.module.css'
import { FieldFrame, type FieldWords, useFieldIdentity } from './field.tsx'
import styles from './select-field.module.css'

export type SelectOption = {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

export type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, 'className' | 'children' | 'multiple' | 'size'> & {
    name: string
    options: readonly SelectOption[]
    /** The label of the empty first option, which sends an empty value. */
    placeholder?: string | undefined
  }

export function SelectField({
  label,
  hint,
  error,
  note,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const identity = useFieldIdentity({ hint, error }, id)
  return (
    <FieldFrame
      {...{ label, hint, error, note, identity }}
      required={select.required}
      disabled={select.disabled}
    >
      <select {...select} {...identity.aria} className={classNames(fieldStyles.input, styles.select)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={styles.chevron} />
    </FieldFrame>
  )
}
