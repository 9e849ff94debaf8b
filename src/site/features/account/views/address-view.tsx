import { useRef } from 'react'
import type { expiredText, forgottenText } from '../../../../content/account/account-steps.ts'
import { emailProblem } from '../../../../domain/account/account-problems.ts'
import { askForMail } from '../account-acts.ts'
import type { MailKind } from '../arrival.ts'
import type { AccountFlow } from '../use-account-flow.ts'
import { useAccountForm } from '../use-account-form.ts'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { TextButton } from './text-button.tsx'

type AddressViewProps = {
  flow: AccountFlow
  words: typeof forgottenText | typeof expiredText
  /** The kind of email to send. */
  kind: MailKind
}

const rules = { email: emailProblem }

/** Asks for the email address that a link is sent to. */
export function AddressView({ flow, words, kind }: AddressViewProps) {
  const wanted = useRef(kind)
  const state = useAccountForm(rules, (read) => {
    const asked = wanted.current
    wanted.current = kind
    return askForMail(flow, asked, read('email').trim())
  })
  return (
    <AccountForm
      state={state}
      submit={words.submit}
      pending={words.pending}
      aside={
        <>
          {'byLink' in words ? (
            <TextButton
              type="submit"
              onClick={() => {
                wanted.current = 'magiclink'
              }}
            >
              {words.byLink}
            </TextButton>
          ) : null}
          <TextButton onClick={() => void flow.show({ name: 'sign-in' })}>{words.back}</TextButton>
        </>
      }
    >
      <EmailField defaultValue={flow.email.current} error={state.errors.email} />
    </AccountForm>
  )
}
