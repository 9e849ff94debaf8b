import { codeText as words } from '../../../content/account-steps.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useAccount } from './account-store.ts'
import styles from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import { enterCode } from './later-acts.ts'
import type { AuthFlow } from './use-auth-flow.ts'
import { useAuthForm } from './use-auth-form.ts'

const rules = { code: (text: string) => (/^\d{6}$/.test(withoutSpaces(text)) ? null : words.invalid) }

/** People copy codes with a space in the middle. */
function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}

/** The second factor of whoever has one. */
export function CodeView({ flow }: { flow: AuthFlow }) {
  const { signOut } = useAccount()
  const state = useAuthForm(rules, (read) => enterCode(flow, withoutSpaces(read('code'))))
  return (
    <AuthForm
      state={state}
      submit={words.submit}
      pending={words.pending}
      aside={
        <button type="button" className={styles.textButton} onClick={() => void signOut()}>
          {words.cancel}
        </button>
      }
    >
      <div className={styles.code}>
        <TextField
          name="code"
          label={words.label}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={state.errors.code}
        />
      </div>
    </AuthForm>
  )
}
