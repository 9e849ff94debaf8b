import { fieldText } from '../../../../content/account/account.ts'
import { linkText } from '../../../../content/account/account-steps.ts'
import {
  displayNameProblem,
  emailProblem,
  passwordProblem,
} from '../../../../domain/account/account-problems.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { becomeOwner } from '../later-acts.ts'
import type { AccountFlow } from '../use-account-flow.ts'
import { useAccountForm } from '../use-account-form.ts'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'

const rules = { displayName: displayNameProblem, email: emailProblem, password: passwordProblem }
const words = linkText.first_owner

/** The link that the server printed: its reader makes the account that owns the site. */
export function FirstOwnerView({ flow, tokenHash }: { flow: AccountFlow; tokenHash: string }) {
  const state = useAccountForm(rules, (read) =>
    becomeOwner(flow, tokenHash, {
      email: read('email').trim(),
      displayName: read('displayName'),
      password: read('password'),
    }),
  )
  return (
    <AccountForm state={state} submit={words.submit} pending={words.pending}>
      <TextField
        name="displayName"
        label={fieldText.displayName}
        autoComplete="name"
        required
        error={state.errors.displayName}
      />
      <EmailField defaultValue="" error={state.errors.email} />
      <PasswordField chosen error={state.errors.password} />
    </AccountForm>
  )
}
