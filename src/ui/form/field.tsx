import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import corners from '../layout/corners.module.css'
import { Icon } from '../media/icon.tsx'
import styles from './field.module.css'

/** What every field may say about itself, in the visitor's words. */
export type FieldWords = {
  label: ReactNode
  /** Help that stands below the field from the start. */
  hint?: ReactNode
  /** What is wrong and how to mend it; its presence marks the field invalid. */
  error?: string | undefined
  /** A short slate remark opposite the label, such as "Optional". */
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

/** Ties an input to its words. `also` names further descriptions, such as a character count. */
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
  /** Stands at the end of the line below the field. */
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

/** The input's own `required` attribute speaks to assistive technology; the mark is for the eye. */
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
