import type { expiredText, forgottenText } from '../../../content/account-steps.ts'
import { emailProblem } from '../../../domain/account/account-problems.ts'
import type { LinkKind } from './arrival.ts'
import { askForMail } from './auth-acts.ts'
import styles from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import type { AuthFlow } from './use-auth-flow.ts'
import { useAuthForm } from './use-auth-form.ts'

type AddressViewProps = {
  flow: AuthFlow
  words: typeof forgottenText | typeof expiredText
  /** Which mail is sent. */
  kind: LinkKind
}

const rules = { email: emailProblem }

/** Asks where to send a link. */
export function AddressView({ flow, words, kind }: AddressViewProps) {
  const state = useAuthForm(rules, (read) => askForMail(flow, kind, read('email').trim()))
  return (
    <AuthForm
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
    </AuthForm>
  )
}
