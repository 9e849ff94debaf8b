import type { ReactNode } from 'react'
import { Button } from '../../../../ui/control/button.tsx'
import type { AccountFormState } from '../use-account-form.ts'
import styles from './account-form.module.css'
import { TroubleNotice } from './trouble-notice.tsx'

type AccountFormProps = {
  state: AccountFormState
  submit: string
  pending: string
  /** Shown above the fields. */
  lead?: ReactNode
  /** An action that helps after a refusal. */
  remedy?: ReactNode
  /** Shown beside the button. */
  aside?: ReactNode
  children?: ReactNode
}

/** One of the account forms. With `method="dialog"`, a browser without our scripts sends no password. */
export function AccountForm({ state, submit, pending, lead, remedy, aside, children }: AccountFormProps) {
  const { formRef, enhanced, trouble, onSubmit, onInput, onFocus } = state
  return (
    <form
      ref={formRef}
      className={styles.form}
      method="dialog"
      noValidate={enhanced}
      data-inquiry="account"
      data-enhanced={enhanced || undefined}
      onSubmit={onSubmit}
      onInput={onInput}
      onFocus={onFocus}
    >
      {lead}
      {children}
      {trouble && !trouble.field ? <TroubleNotice trouble={trouble} remedy={remedy} /> : null}
      <div className={styles.foot}>
        <Button
          type="submit"
          className={styles.submit}
          disabled={!enhanced}
          pending={state.pending}
          pendingLabel={pending}
        >
          {submit}
        </Button>
        {aside}
      </div>
    </form>
  )
}
