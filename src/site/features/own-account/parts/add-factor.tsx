import { useState } from 'react'
import {
  ownAccountRefusals,
  ownAccountText,
  factorPart as words,
} from '../../../../content/account/own-account.ts'
import * as limits from '../../../../domain/limits.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useFacts } from '../../../platform/facts-context.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { success } from '../../account/account-acts.ts'
import { askAccounts, withoutData } from '../../account/ask-accounts.ts'
import { useAccountForm } from '../../account/use-account-form.ts'
import { AccountForm } from '../../account/views/account-form.tsx'
import { CodeField, codeRules, withoutSpaces } from '../../account/views/code-field.tsx'
import { TextButton } from '../../account/views/text-button.tsx'
import { explain } from '../explain.ts'
import { focusOnShow } from '../focus-on-show.ts'
import type { OwnAccount } from '../use-own-account.ts'
import styles from './factor.module.css'
import partStyles from './part.module.css'

/** An app that the server knows but that has not given a code yet. */
type NewApp = { readonly id: string; readonly picture: string; readonly secret: string }

type AddFactorProps = { account: OwnAccount; added: () => void; close: () => void }

/** First a name for the app, then the picture to scan and the first code. */
export function AddFactor({ account, added, close }: AddFactorProps) {
  const [app, setApp] = useState<NewApp | null>(null)
  if (!app) return <NameStep enrolled={setApp} close={close} />

  function giveUp(id: string): void {
    // An unfinished factor is deleted by the server later; nobody waits for it here.
    void askAccounts((client) => client.mfa.unenroll({ factorId: id }))
    close()
  }

  return <ScanStep account={account} app={app} added={added} close={() => giveUp(app.id)} />
}

const nameRules = { name: (text: string) => (text.trim() === '' ? words.nameMissing : null) }

function NameStep({ enrolled, close }: { enrolled: (app: NewApp) => void; close: () => void }) {
  const { company } = useFacts()
  const state = useAccountForm(nameRules, async (read) => {
    const answer = await askAccounts((client) =>
      client.mfa.enroll({ factorType: 'totp', friendlyName: read('name').trim(), issuer: company.name }),
    )
    if (answer.kind !== 'done') return explain(answer, ownAccountRefusals.factor)
    if (answer.data?.type !== 'totp') return explain({ kind: 'failed' }, ownAccountRefusals.factor)
    enrolled({ id: answer.data.id, picture: answer.data.totp.qr_code, secret: answer.data.totp.secret })
    return null
  })
  return (
    <div className={partStyles.form}>
      <AccountForm
        state={state}
        submit={words.next}
        pending={words.preparing}
        remedy={state.trouble?.code === 'reauthentication_needed' ? <SignInAgain /> : null}
        aside={<TextButton onClick={close}>{ownAccountText.cancel}</TextButton>}
      >
        <TextField
          name="name"
          label={words.nameLabel}
          hint={words.nameHint}
          maxLength={limits.factors.nameMax}
          autoComplete="off"
          required
          error={state.errors.name}
        />
      </AccountForm>
    </div>
  )
}

/** A first app needs a recent sign-in, and the sign-in page would send a signed-in visitor straight back. */
function SignInAgain() {
  async function leave(): Promise<void> {
    await askAccounts((client) => client.signOut({ scope: 'local' }).then(withoutData))
    location.assign(ownAccountText.signedOut.action.href)
  }
  return (
    <Button variant="quiet" size="small" onClick={() => void leave()}>
      {words.signInAgain}
    </Button>
  )
}

type ScanStepProps = AddFactorProps & { app: NewApp }

function ScanStep({ account, app, added, close }: ScanStepProps) {
  const first = !account.user.factors?.some(({ status }) => status === 'verified')
  const state = useAccountForm(codeRules, async (read) => {
    const code = withoutSpaces(read('code'))
    const answer = await askAccounts((client) => client.mfa.challengeAndVerify({ factorId: app.id, code }))
    if (answer.kind !== 'done') return explain(answer, ownAccountRefusals.factor)
    await account.refresh()
    showToast(success(first ? words.turnedOn : words.addedApp))
    added()
    return null
  })
  return (
    <div className={styles.scan}>
      <div className={styles.target}>
        <img src={app.picture} alt={words.scan.picture} className={styles.picture} width={200} height={200} />
      </div>
      <div className={styles.steps}>
        <h3 ref={focusOnShow} tabIndex={-1} className={styles.subheading}>
          {words.scan.heading}
        </h3>
        <p>
          {words.scan.type}
          <code className={styles.secret}>{inFours(app.secret)}</code>
        </p>
        <div className={partStyles.form}>
          <AccountForm
            state={state}
            submit={words.scan.submit}
            pending={words.scan.pending}
            aside={<TextButton onClick={close}>{ownAccountText.cancel}</TextButton>}
          >
            <CodeField error={state.errors.code} />
          </AccountForm>
        </div>
      </div>
    </div>
  )
}

/** Easier to type; apps ignore the spaces. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
