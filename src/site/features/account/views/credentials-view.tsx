import { fieldText, signInText, signUpText } from '../../../../content/account/account.ts'
import {
  displayNameProblem,
  emailProblem,
  passwordProblem,
} from '../../../../domain/account/account-problems.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { askForMail, signIn, signUp } from '../account-acts.ts'
import type { AccountFlow } from '../use-account-flow.ts'
import { useAccountForm } from '../use-account-form.ts'
import styles from './account-form.module.css'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { LinkByMail } from './link-by-mail.tsx'
import { loadLaterView } from './load-later-view.ts'
import { PasswordField } from './password-field.tsx'
import { TextButton } from './text-button.tsx'

/** Only the server judges an existing password. */
const signInRules = {
  email: emailProblem,
  password: (text: string) => (text === '' ? fieldText.passwordMissing : null),
}
const signUpRules = { displayName: displayNameProblem, email: emailProblem, password: passwordProblem }

/** Signing in and signing up share one form, so typed text stays when a visitor switches between them. */
export function CredentialsView({ flow, creating }: { flow: AccountFlow; creating: boolean }) {
  const words = creating ? signUpText : signInText
  const state = useAccountForm(
    creating ? signUpRules : signInRules,
    (read) => {
      const credentials = { email: read('email').trim(), password: read('password') }
      return creating
        ? signUp(flow, { ...credentials, displayName: read('displayName') })
        : signIn(flow, credentials)
    },
    loadLaterView,
  )
  const { errors, trouble, formRef } = state

  /** Keeps the typed email address for the next view. */
  function show(name: 'sign-in' | 'sign-up' | 'forgotten'): void {
    const typed = formRef.current && new FormData(formRef.current).get('email')
    if (typeof typed === 'string') flow.email.current = typed
    state.clear()
    void flow.show({ name })
  }

  async function confirmAgain(): Promise<void> {
    const met = await askForMail(flow, 'signup', flow.email.current)
    if (met) showToast(met.toast)
  }

  return (
    <>
      <AccountForm
        state={state}
        submit={words.submit}
        pending={words.pending}
        remedy={
          trouble?.code === 'email_not_confirmed' ? (
            <Button variant="quiet" size="small" onClick={() => void confirmAgain()}>
              {signInText.unconfirmed}
            </Button>
          ) : creating ? null : (
            <LinkByMail flow={flow} trouble={trouble} email={flow.email.current} />
          )
        }
      >
        {creating ? (
          <TextField
            name="displayName"
            label={fieldText.displayName}
            autoComplete="name"
            required
            error={errors.displayName}
          />
        ) : null}
        <EmailField defaultValue={flow.email.current} error={errors.email} />
        <div className={styles.password}>
          <PasswordField chosen={creating} error={errors.password} />
          {creating ? null : (
            <TextButton onClick={() => show('forgotten')}>{signInText.forgotten}</TextButton>
          )}
        </div>
      </AccountForm>
      <p className={styles.other}>
        <span>{words.other}</span>
        <Button variant="quiet" onClick={() => show(creating ? 'sign-in' : 'sign-up')}>
          {words.toggle}
        </Button>
      </p>
    </>
  )
}
