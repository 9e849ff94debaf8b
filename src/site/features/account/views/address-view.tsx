import type { expiredText, forgottenText } from '../../../../content/account/account-steps.ts'
import { emailProblem } from '../../../../domain/account/account-problems.ts'
import { askForMail } from '../account-acts.ts'
import type { LinkKind } from '../arrival.ts'
import type { AccountFlow } from '../use-account-flow.ts'
import { useAccountForm } from '../use-account-form.ts'
import styles from './account-form.module.css'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'

type AddressViewProps = {
  flow: AccountFlow
  words: typeof forgottenText | typeof expiredText
  /** The kind of email to send. */
  kind: LinkKind
}

const rules = { email: emailProblem }

/** Asks for the email address that a link is sent to. */
export function AddressView({ flow, words, kind }: AddressViewProps) {
  const state = useAccountForm(rules, (read) => askForMail(flow, kind, read('email').trim()))
  return (
    <AccountForm
      state={state}
      submit={words.submit}
      pending={words.pending}
      aside={
        <button
          type="button"
          className={styles.textButton}
          onClick={() => void flow.show({ name: 'sign-in' })}
        >
          {words.back}
        </button>
      }
    >
      <EmailField defaultValue={flow.email.current} error={state.errors.email} />
    </AccountForm>
  )
}
