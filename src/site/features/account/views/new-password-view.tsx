import { newPasswordText as words } from '../../../../content/account/account-steps.ts'
import { passwordProblem } from '../../../../domain/account/account-problems.ts'
import { savePassword } from '../later-acts.ts'
import { useAccount } from '../session/account-store.ts'
import type { AccountFlow } from '../use-account-flow.ts'
import { useAccountForm } from '../use-account-form.ts'
import styles from './account-form.module.css'
import { AccountForm } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'
import { TextButton } from './text-button.tsx'

const rules = { password: passwordProblem }

export function NewPasswordView({ flow }: { flow: AccountFlow }) {
  const { user, signOut } = useAccount()
  const state = useAccountForm(rules, (read) => savePassword(flow, read('password')))
  return (
    <AccountForm
      state={state}
      submit={words.submit}
      pending={words.pending}
      lead={
        <p className={styles.address}>
          <span className="slate">{words.account}</span> <strong>{user?.email}</strong>
        </p>
      }
      aside={<TextButton onClick={() => void signOut()}>{words.cancel}</TextButton>}
    >
      {/* Tells password managers which account's password changes. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField chosen label={words.label} error={state.errors.password} />
    </AccountForm>
  )
}
