import { fieldText } from '../../../../content/account/account.ts'
import { newPasswordText, joiningText as words } from '../../../../content/account/account-steps.ts'
import { displayNameProblem, passwordProblem } from '../../../../domain/account/account-problems.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { savePassword } from '../later-acts.ts'
import { useAccount } from '../session/account-store.ts'
import type { AccountFlow } from '../use-account-flow.ts'
import { useAccountForm } from '../use-account-form.ts'
import styles from './account-form.module.css'
import { AccountForm } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'
import { TextButton } from './text-button.tsx'

const rules = { displayName: displayNameProblem, password: passwordProblem }

/** Name and password of somebody whose account was made by an invitation. */
export function JoiningView({ flow }: { flow: AccountFlow }) {
  const { user, signOut } = useAccount()
  const state = useAccountForm(rules, (read) => savePassword(flow, read('password'), read('displayName')))
  return (
    <AccountForm
      state={state}
      submit={words.submit}
      pending={words.pending}
      lead={
        <p className={styles.address}>
          <span className="slate">{newPasswordText.account}</span> <strong>{user?.email}</strong>
        </p>
      }
      aside={<TextButton onClick={() => void signOut()}>{newPasswordText.cancel}</TextButton>}
    >
      <TextField
        name="displayName"
        label={fieldText.displayName}
        autoComplete="name"
        required
        error={state.errors.displayName}
      />
      {/* Tells password managers which account this is. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField chosen error={state.errors.password} />
    </AccountForm>
  )
}
