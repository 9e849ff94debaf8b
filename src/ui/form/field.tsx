import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import corners from '../layout/corners.module.css'
import { Icon } from '../media/icon.tsx'
import styles from './field.module.css'

/** The texts that every field can show. */
export type FieldWords = {
  label: ReactNode
  /** Help text that is always shown below the field. */
  hint?: ReactNode
  /** Says what is wrong and how to fix it. A field with an error is marked invalid. */
  error?: string | undefined
  /** A short remark in slate type opposite the label, such as "Optional". */
  note?: ReactNode
}

export type FieldIdentity = {
  readonly id: string
  readonly hintId: string
  readonly errorId: string
  /** For the input itself. */
  readonly aria: {
    readonly id: string
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string | undefined
  }
}

/** Connects an input with its texts. `also` is the id of another description, such as a character count. */
export function useFieldIdentity(
  { hint, error }: Pick<FieldWords, 'hint' | 'error'>,
  given?: string | undefined,
  also?: string | undefined,
): FieldIdentity {
  const made = useId()
  const id = given ?? made
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return {
    id,
    hintId,
    errorId,
    aria: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': classNames(error && errorId, hint !== undefined && hintId, also),
    },
  }
}

type FieldFrameProps = FieldWords & {
  identity: FieldIdentity
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Shown at the end of the line below the field. */
  tally?: ReactNode
  children: ReactNode
}

/** Label above, control in its frame, hint and error below. */
export function FieldFrame({
  label,
  hint,
  error,
  note,
  identity,
  required,
  disabled,
  tally,
  children,
}: FieldFrameProps) {
  return (
    <div className={styles.field} data-disabled={disabled || undefined}>
      <div className={styles.head}>
        <label htmlFor={identity.id} className={styles.label}>
          {label}
          {required ? <RequiredMark /> : null}
        </label>
        {note ? <span className={`slate ${styles.note}`}>{note}</span> : null}
      </div>
      <div className={classNames(styles.control, corners.corners)} data-invalid={error ? '' : undefined}>
        {children}
      </div>
      <FieldMessages hint={hint} error={error} identity={identity} tally={tally} />
    </div>
  )
}

/** The mark is visual only: assistive technology reads the input's `required` attribute. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      {' *'}
    </span>
  )
}

type FieldMessagesProps = Pick<FieldWords, 'hint' | 'error'> & {
  identity: Pick<FieldIdentity, 'hintId' | 'errorId'>
  tally?: ReactNode
}

export function FieldMessages({ hint, error, identity, tally }: FieldMessagesProps) {
  if (hint === undefined && !error && !tally) return null
  return (
    <div className={styles.foot}>
      <div className={styles.messages}>
        {error ? (
          <p id={identity.errorId} className={styles.error}>
            <Icon name="alert" />
            <span>{error}</span>
          </p>
        ) : null}
        {hint === undefined ? null : (
          <p id={identity.hintId} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      {tally}
    </div>
  )
}
