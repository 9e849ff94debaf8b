import { newPasswordText as words } from '../../../content/account-steps.ts'
import { passwordProblem } from '../../../domain/account/account-problems.ts'
import { useAccount } from './account-store.ts'
import styles from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import { savePassword } from './later-acts.ts'
import { PasswordField } from './password-field.tsx'
import type { AuthFlow } from './use-auth-flow.ts'
import { useAuthForm } from './use-auth-form.ts'

const rules = { password: passwordProblem }

export function NewPasswordView({ flow }: { flow: AuthFlow }) {
  const { user, signOut } = useAccount()
  const state = useAuthForm(rules, (read) => savePassword(flow, read('password')))
  return (
    <AuthForm
      state={state}
      submit={words.submit}
      pending={words.pending}
      lead={
        <p className={styles.address}>
          <span className="slate">{words.account}</span> <strong>{user?.email}</strong>
        </p>
      }
      aside={
        <button type="button" className={styles.textButton} onClick={() => void signOut()}>
          {words.cancel}
        </button>
      }
    >
      {/* Tells a password manager whose password changes. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField chosen label={words.label} error={state.errors.password} />
    </AuthForm>
  )
}
