import { codeText as words } from '../../../../content/account/account-steps.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { enterCode } from '../later-acts.ts'
import { useAccount } from '../session/account-store.ts'
import type { AccountFlow } from '../use-account-flow.ts'
import { useAccountForm } from '../use-account-form.ts'
import styles from './account-form.module.css'
import { AccountForm } from './account-form.tsx'

const rules = { code: (text: string) => (/^\d{6}$/.test(withoutSpaces(text)) ? null : words.invalid) }

/** People copy codes with a space in the middle. */
function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}

/** Asks for the code of a second factor. */
export function CodeView({ flow }: { flow: AccountFlow }) {
  const { signOut } = useAccount()
  const state = useAccountForm(rules, (read) => enterCode(flow, withoutSpaces(read('code'))))
  return (
    <AccountForm
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
    </AccountForm>
  )
}
