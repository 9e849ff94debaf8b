import { recoveryCodeText as words } from '../../../../content/account/account-steps.ts'
import { readRecoveryCode } from '../../../../domain/account/recovery-code.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { askForFactorReset, enterRecoveryCode } from '../later-acts.ts'
import { useAccount } from '../session/account-store.ts'
import type { AccountFlow } from '../use-account-flow.ts'
import { useAccountForm } from '../use-account-form.ts'
import { usePress } from '../use-press.ts'
import styles from './account-form.module.css'
import { AccountForm } from './account-form.tsx'
import { LinkByMail } from './link-by-mail.tsx'
import { TextButton } from './text-button.tsx'
import { TroubleNotice } from './trouble-notice.tsx'

const { none } = words
const rules = { code: (text: string) => (readRecoveryCode(text) ? null : words.invalid) }

/** For somebody without their phone: one of the codes they kept, or a link that removes the second factor. */
export function RecoveryCodeView({ flow }: { flow: AccountFlow }) {
  const { user } = useAccount()
  const state = useAccountForm(rules, (read) => enterRecoveryCode(flow, readRecoveryCode(read('code')) ?? ''))
  const reset = usePress(() => askForFactorReset(flow))
  return (
    <>
      <AccountForm
        state={state}
        submit={words.submit}
        pending={words.pending}
        remedy={<LinkByMail flow={flow} trouble={state.trouble} email={user?.email ?? ''} />}
        aside={<TextButton onClick={() => void flow.show({ name: 'code' })}>{words.back}</TextButton>}
      >
        <div className={styles.recoveryCode}>
          <TextField
            name="code"
            label={words.label}
            hint={words.hint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={state.errors.code}
          />
        </div>
      </AccountForm>
      <div className={styles.further}>
        <p>
          <strong>{none.question}</strong> {none.text}
        </p>
        {reset.trouble ? <TroubleNotice trouble={reset.trouble} /> : null}
        <Button variant="quiet" pendingLabel={none.pending} {...reset.button}>
          {none.action}
        </Button>
      </div>
    </>
  )
}
