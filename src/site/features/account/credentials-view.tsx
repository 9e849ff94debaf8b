import { fieldText, signInText, signUpText } from '../../../content/account.ts'
import {
  displayNameProblem,
  emailProblem,
  passwordProblem,
} from '../../../domain/account/account-problems.ts'
import { showToast } from '../../shell/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { askForMail, signIn, signUp } from './auth-acts.ts'
import styles from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import type { AuthFlow } from './use-auth-flow.ts'
import { useAuthForm } from './use-auth-form.ts'

/** A password that exists already is judged by the server alone. */
const signInRules = {
  email: emailProblem,
  password: (text: string) => (text === '' ? fieldText.passwordMissing : null),
}
const signUpRules = { displayName: displayNameProblem, email: emailProblem, password: passwordProblem }

/** Signing in and signing up are one form: what was typed stays when a visitor changes their mind. */
export function CredentialsView({ flow, creating }: { flow: AuthFlow; creating: boolean }) {
  const words = creating ? signUpText : signInText
  const state = useAuthForm(creating ? signUpRules : signInRules, (read) => {
    const credentials = { email: read('email').trim(), password: read('password') }
    return creating
      ? signUp(flow, { ...credentials, displayName: read('displayName') })
      : signIn(flow, credentials)
  })
  const { errors, trouble, formRef } = state

  /** What is typed stays, whatever is shown next. */
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
      <AuthForm
        state={state}
        submit={words.submit}
        pending={words.pending}
        remedy={
          trouble?.code === 'email_not_confirmed' ? (
            <Button variant="quiet" size="small" onClick={() => void confirmAgain()}>
              {signInText.unconfirmed}
            </Button>
          ) : null
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
            <button type="button" className={styles.textButton} onClick={() => show('forgotten')}>
              {signInText.forgotten}
            </button>
          )}
        </div>
      </AuthForm>
      <p className={styles.other}>
        <span>{words.other}</span>
        <Button variant="quiet" onClick={() => show(creating ? 'sign-in' : 'sign-up')}>
          {words.toggle}
        </Button>
      </p>
    </>
  )
}
