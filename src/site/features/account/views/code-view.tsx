import { codeText as words } from '../../../../content/account/account-steps.ts'
import { enterCode } from '../later-acts.ts'
import { useAccount } from '../session/account-store.ts'
import type { AccountFlow } from '../use-account-flow.ts'
import { useAccountForm } from '../use-account-form.ts'
import { AccountForm } from './account-form.tsx'
import { CodeField, codeRules, withoutSpaces } from './code-field.tsx'
import { LinkByMail } from './link-by-mail.tsx'
import { TextButton } from './text-button.tsx'

/** Asks for the code of a second factor. */
export function CodeView({ flow }: { flow: AccountFlow }) {
  const { user, signOut } = useAccount()
  const state = useAccountForm(codeRules, (read) => enterCode(flow, withoutSpaces(read('code'))))
  return (
    <AccountForm
      state={state}
      submit={words.submit}
      pending={words.pending}
      remedy={<LinkByMail flow={flow} trouble={state.trouble} email={user?.email ?? ''} />}
      aside={
        <>
          <TextButton onClick={() => void flow.show({ name: 'recovery-code' })}>{words.lost}</TextButton>
          <TextButton onClick={() => void signOut()}>{words.cancel}</TextButton>
        </>
      }
    >
      <CodeField error={state.errors.code} />
    </AccountForm>
  )
}
