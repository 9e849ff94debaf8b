import {
  ownAccountRefusals,
  ownAccountText,
  namePart as words,
} from '../../../../content/account/own-account.ts'
import { displayNameProblem } from '../../../../domain/account/account-problems.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { success } from '../../account/account-acts.ts'
import { askAccounts } from '../../account/ask-accounts.ts'
import { useAccountForm } from '../../account/use-account-form.ts'
import { AccountForm } from '../../account/views/account-form.tsx'
import { TextButton } from '../../account/views/text-button.tsx'
import { explain } from '../explain.ts'
import { useInPlace } from '../use-in-place.ts'
import type { OwnAccount } from '../use-own-account.ts'
import styles from './part.module.css'
import { Part } from './part.tsx'

const rules = { displayName: displayNameProblem }

export function NamePart({ account }: { account: OwnAccount }) {
  const { open, opener, place, show, close } = useInPlace()
  const { display_name: name } = account.user.user_metadata
  const shown = typeof name === 'string' ? name : ''
  return (
    <Part words={words}>
      <div ref={place}>
        {open ? (
          <NameForm account={account} name={shown} close={close} />
        ) : (
          <div className={styles.value}>
            <p className={styles.large}>{shown || words.none}</p>
            <Button ref={opener} variant="quiet" size="small" onClick={show}>
              {ownAccountText.change}
              <span className="visually-hidden"> {words.heading}</span>
            </Button>
          </div>
        )}
      </div>
    </Part>
  )
}

type NameFormProps = { account: OwnAccount; name: string; close: () => void }

function NameForm({ account, name, close }: NameFormProps) {
  const state = useAccountForm(rules, async (read) => {
    const data = { display_name: read('displayName').trim() }
    const answer = await askAccounts((client) => client.updateUser({ data }))
    if (answer.kind !== 'done') return explain(answer, ownAccountRefusals.name)
    await account.refresh()
    showToast(success(words.changed))
    close()
    return null
  })
  return (
    <div className={styles.form}>
      <AccountForm
        state={state}
        submit={ownAccountText.save}
        pending={ownAccountText.saving}
        aside={<TextButton onClick={close}>{ownAccountText.cancel}</TextButton>}
      >
        <TextField
          name="displayName"
          label={words.label}
          autoComplete="name"
          required
          defaultValue={name}
          error={state.errors.displayName}
        />
      </AccountForm>
    </div>
  )
}
