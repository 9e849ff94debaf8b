import { useState } from 'react'
import { accountToasts, refusalTitles } from '../../../../content/account/account.ts'
import { newPasswordText } from '../../../../content/account/account-steps.ts'
import {
  ownAccountRefusals,
  ownAccountText,
  passwordPart as words,
} from '../../../../content/account/own-account.ts'
import { passwordProblem } from '../../../../domain/account/account-problems.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { success } from '../../account/account-acts.ts'
import { askAccounts } from '../../account/ask-accounts.ts'
import type { Trouble } from '../../account/trouble.ts'
import { useAccountForm } from '../../account/use-account-form.ts'
import { AccountForm } from '../../account/views/account-form.tsx'
import { CodeField, codeRules, withoutSpaces } from '../../account/views/code-field.tsx'
import { PasswordField } from '../../account/views/password-field.tsx'
import { TextButton } from '../../account/views/text-button.tsx'
import { explain } from '../explain.ts'
import { focusOnShow } from '../focus-on-show.ts'
import { useInPlace } from '../use-in-place.ts'
import type { OwnAccount } from '../use-own-account.ts'
import styles from './part.module.css'
import { Part } from './part.tsx'

const rules = { password: passwordProblem }

export function PasswordPart({ account }: { account: OwnAccount }) {
  const { open, opener, place, show, close } = useInPlace()
  /** Set while the code from the email is asked for: the password that it will change to. */
  const [chosen, setChosen] = useState<string | null>(null)

  function end(): void {
    setChosen(null)
    close()
  }

  return (
    <Part words={words} lead={words.lead}>
      <div ref={place}>
        {open && chosen === null ? (
          <PasswordForm account={account} askForCode={setChosen} close={end} />
        ) : null}
        {open && chosen !== null ? (
          <CodeForm account={account} password={chosen} again={() => setChosen(null)} close={end} />
        ) : null}
        {open ? null : (
          <Button ref={opener} variant="quiet" size="small" onClick={show}>
            {words.change}
          </Button>
        )}
      </div>
    </Part>
  )
}

async function finish(account: OwnAccount, close: () => void): Promise<void> {
  await account.refresh()
  showToast(success(accountToasts.passwordChanged))
  close()
}

async function mailCode(): Promise<Trouble | null> {
  const answer = await askAccounts((client) => client.reauthenticate())
  return answer.kind === 'done' ? null : explain(answer, ownAccountRefusals.code)
}

type PasswordFormProps = {
  account: OwnAccount
  /** Continues with the code from the email. */
  askForCode: (password: string) => void
  close: () => void
}

function PasswordForm({ account, askForCode, close }: PasswordFormProps) {
  const state = useAccountForm(rules, async (read) => {
    const password = read('password')
    const answer = await askAccounts((client) => client.updateUser({ password }))
    if (answer.kind === 'done') {
      await finish(account, close)
      return null
    }
    const old = answer.kind === 'refused' && answer.code === 'reauthentication_needed'
    if (!old) return explain(answer, refusalTitles.password)
    const trouble = await mailCode()
    if (!trouble) askForCode(password)
    return trouble
  })
  return (
    <div className={styles.form}>
      <AccountForm
        state={state}
        submit={newPasswordText.submit}
        pending={newPasswordText.pending}
        aside={<TextButton onClick={close}>{ownAccountText.cancel}</TextButton>}
      >
        <Username account={account} />
        <PasswordField chosen label={newPasswordText.label} error={state.errors.password} />
      </AccountForm>
    </div>
  )
}

type CodeFormProps = {
  account: OwnAccount
  password: string
  /** Returns to the choice of a password. */
  again: () => void
  close: () => void
}

/** A session that is older than a day needs a code from the mailbox to change the password. */
function CodeForm({ account, password, again, close }: CodeFormProps) {
  const state = useAccountForm(codeRules, async (read) => {
    const nonce = withoutSpaces(read('code'))
    const answer = await askAccounts((client) => client.updateUser({ password, nonce }))
    if (answer.kind === 'done') {
      await finish(account, close)
      return null
    }
    const met = explain(answer, refusalTitles.password)
    // The password's field is not here, so what is wrong with it is said in the notice.
    return met.field === 'password' ? { ...met, field: null } : met
  })

  async function sendAgain(): Promise<void> {
    const trouble = await mailCode()
    showToast(trouble ? trouble.toast : success(words.code.sent))
  }

  return (
    <div className={styles.form}>
      <AccountForm
        state={state}
        submit={newPasswordText.submit}
        pending={newPasswordText.pending}
        lead={
          <p tabIndex={-1} ref={focusOnShow} className={styles.told}>
            {words.code.lead} <strong className={styles.address}>{account.user.email}</strong>.
          </p>
        }
        aside={
          <>
            <TextButton onClick={() => void sendAgain()}>{words.code.again}</TextButton>
            <TextButton onClick={again}>{words.code.other}</TextButton>
            <TextButton onClick={close}>{ownAccountText.cancel}</TextButton>
          </>
        }
      >
        <Username account={account} />
        <CodeField label={words.code.label} error={state.errors.code} />
      </AccountForm>
    </div>
  )
}

/** Tells password managers which account's password changes. */
function Username({ account }: { account: OwnAccount }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={account.user.email ?? ''}
      readOnly
      hidden
    />
  )
}
