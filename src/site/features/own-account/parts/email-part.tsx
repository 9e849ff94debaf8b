import { type RefObject, useRef } from 'react'
import {
  ownAccountRefusals,
  ownAccountText,
  emailPart as words,
} from '../../../../content/account/own-account.ts'
import { emailProblem } from '../../../../domain/account/account-problems.ts'
import { pagePaths, serverPaths } from '../../../../routes.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Notice } from '../../../../ui/text/notice.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { success } from '../../account/account-acts.ts'
import { askAccounts } from '../../account/ask-accounts.ts'
import { callAccount } from '../../account/call-account.ts'
import type { Trouble } from '../../account/trouble.ts'
import { useAccountForm } from '../../account/use-account-form.ts'
import { usePress } from '../../account/use-press.ts'
import { AccountForm } from '../../account/views/account-form.tsx'
import { TextButton } from '../../account/views/text-button.tsx'
import { TroubleNotice } from '../../account/views/trouble-notice.tsx'
import { explain } from '../explain.ts'
import { useInPlace } from '../use-in-place.ts'
import type { OwnAccount } from '../use-own-account.ts'
import styles from './part.module.css'
import { Part } from './part.tsx'

const rules = { email: emailProblem }

export function EmailPart({ account }: { account: OwnAccount }) {
  const { email, new_email } = account.user
  const { open, opener, place, show, close } = useInPlace()
  const present = useRef<HTMLParagraphElement>(null)
  return (
    <Part words={words}>
      <div className={styles.value}>
        <p ref={present} className={classNames(styles.large, styles.told)} tabIndex={-1}>
          {email}
        </p>
        {open || new_email ? null : (
          <Button ref={opener} variant="quiet" size="small" onClick={show}>
            {ownAccountText.change}
            <span className="visually-hidden"> {words.heading}</span>
          </Button>
        )}
      </div>
      {new_email && !open ? (
        <Waiting
          account={account}
          address={new_email}
          other={show}
          otherRef={opener}
          // The pressed button goes with the notice.
          kept={() => present.current?.focus()}
        />
      ) : null}
      <div ref={place}>{open ? <EmailForm account={account} close={close} /> : null}</div>
    </Part>
  )
}

/** Both mailboxes get a link; a service that asks for no confirmation changes the address at once. */
async function askForChange(account: OwnAccount, email: string): Promise<Trouble | null> {
  const emailRedirectTo = `${location.origin}${pagePaths.account}`
  const answer = await askAccounts((client) => client.updateUser({ email }, { emailRedirectTo }))
  if (answer.kind !== 'done') return explain(answer, ownAccountRefusals.email)
  await account.refresh()
  showToast(success(answer.data.user?.email === email ? words.changed : words.sent))
  return null
}

function EmailForm({ account, close }: { account: OwnAccount; close: () => void }) {
  const state = useAccountForm(rules, async (read) => {
    const trouble = await askForChange(account, read('email').trim())
    if (!trouble) close()
    return trouble
  })
  return (
    <div className={styles.form}>
      <AccountForm
        state={state}
        submit={words.submit}
        pending={words.pending}
        aside={<TextButton onClick={close}>{ownAccountText.cancel}</TextButton>}
      >
        <TextField
          name="email"
          label={words.label}
          hint={words.hint}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={state.errors.email}
        />
      </AccountForm>
    </div>
  )
}

type WaitingProps = {
  account: OwnAccount
  address: string
  other: () => void
  otherRef: RefObject<HTMLButtonElement | null>
  kept: () => void
}

/** Shown until the links in both mailboxes have been opened. */
function Waiting({ account, address, other, otherRef, kept }: WaitingProps) {
  const { waiting } = words
  const again = usePress(() => askForChange(account, address))
  const keeping = usePress(async () => {
    const answer = await callAccount(serverPaths.accountKeepAddress, {})
    if (answer.kind !== 'done') return explain(answer, ownAccountRefusals.keepEmail)
    kept()
    await account.refresh()
    showToast(success(words.kept))
    return null
  })
  const trouble = again.trouble ?? keeping.trouble
  return (
    <>
      <Notice
        tone="warning"
        title={waiting.title}
        action={
          <div className={styles.actions}>
            <Button variant="quiet" size="small" pendingLabel={words.pending} {...again.button}>
              {waiting.again}
            </Button>
            <Button ref={otherRef} variant="plain" size="small" onClick={other}>
              {waiting.other}
            </Button>
            {/* A hosted project has no such call: there the wish ends by itself. */}
            {account.overview ? (
              <Button variant="plain" size="small" pendingLabel={waiting.keeping} {...keeping.button}>
                {waiting.keep}
              </Button>
            ) : null}
          </div>
        }
      >
        <p>
          {waiting.before} <strong className={styles.address}>{address}</strong> {waiting.after}
        </p>
        <p>{waiting.spam}</p>
      </Notice>
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
    </>
  )
}
