import type { ViewWords } from '../../../../content/account/account.ts'
import {
  codeText,
  endedText,
  expiredText,
  forgottenText,
  halfConfirmedText,
  linkText,
  mailSentText,
  newPasswordText,
  recoveryCodeText,
  resetSentText,
} from '../../../../content/account/account-steps.ts'
import type { LinkKind, MailKind } from '../arrival.ts'
import type { AccountFlow } from '../use-account-flow.ts'
import { AddressView } from './address-view.tsx'
import { CodeView } from './code-view.tsx'
import { LinkEndView } from './link-end-view.tsx'
import { LinkView } from './link-view.tsx'
import { MailSentView } from './mail-sent-view.tsx'
import { NewPasswordView } from './new-password-view.tsx'
import { RecoveryCodeView } from './recovery-code-view.tsx'
import { ResetSentView } from './reset-sent-view.tsx'
import type { LaterView as Later } from './view.ts'

export function laterWords(view: Later): ViewWords {
  switch (view.name) {
    case 'forgotten':
      return forgottenText
    case 'mail-sent':
      return { ...mailSentText, lead: mailSentText.lead[view.kind] }
    case 'link':
      return linkText[view.link.link]
    case 'expired':
      return isMail(view.kind) ? expiredText : endedText[view.kind]
    case 'half-confirmed':
      return halfConfirmedText
    case 'new-password':
      return newPasswordText
    case 'code':
      return codeText
    case 'recovery-code':
      return recoveryCodeText
    case 'reset-sent':
      return resetSentText
  }
}

export function LaterView({ flow, view }: { flow: AccountFlow; view: Later }) {
  switch (view.name) {
    case 'forgotten':
      return <AddressView key="forgotten" flow={flow} words={forgottenText} kind="recovery" />
    case 'mail-sent':
      return <MailSentView flow={flow} kind={view.kind} email={view.email} />
    case 'link':
      return <LinkView key={view.link.tokenHash} flow={flow} link={view.link} />
    case 'expired':
      return isMail(view.kind) ? (
        <AddressView key="expired" flow={flow} words={expiredText} kind={view.kind} />
      ) : (
        <LinkEndView flow={flow} words={endedText[view.kind]} />
      )
    case 'half-confirmed':
      return <LinkEndView flow={flow} words={halfConfirmedText} />
    case 'new-password':
      return <NewPasswordView flow={flow} />
    case 'code':
      return <CodeView flow={flow} />
    case 'recovery-code':
      return <RecoveryCodeView flow={flow} />
    case 'reset-sent':
      return <ResetSentView flow={flow} usableAt={view.usableAt} />
  }
}

/** The other links are asked for by somebody who is signed in, not by naming an address. */
function isMail(kind: LinkKind): kind is MailKind {
  return kind !== 'email_change' && kind !== 'factor_reset'
}
