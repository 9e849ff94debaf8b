import type { ViewWords } from '../../../../content/account/account.ts'
import {
  codeText,
  endedText,
  expiredText,
  forgottenText,
  halfConfirmedText,
  joiningText,
  linkText,
  mailSentText,
  newPasswordText,
  recoveryCodeText,
  resetSentText,
} from '../../../../content/account/account-steps.ts'
import type { GivenKind, LinkKind } from '../arrival.ts'
import type { AccountFlow } from '../use-account-flow.ts'
import { AddressView } from './address-view.tsx'
import { CodeView } from './code-view.tsx'
import { FirstOwnerView } from './first-owner-view.tsx'
import { JoiningView } from './joining-view.tsx'
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
      return isGiven(view.kind) ? endedText[view.kind] : expiredText
    case 'half-confirmed':
      return halfConfirmedText
    case 'new-password':
      return newPasswordText
    case 'joining':
      return joiningText
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
      return view.link.link === 'first_owner' ? (
        <FirstOwnerView key={view.link.tokenHash} flow={flow} tokenHash={view.link.tokenHash} />
      ) : (
        <LinkView
          key={view.link.tokenHash}
          flow={flow}
          link={{ link: view.link.link, tokenHash: view.link.tokenHash }}
        />
      )
    case 'expired':
      return isGiven(view.kind) ? (
        <LinkEndView flow={flow} words={endedText[view.kind]} />
      ) : (
        <AddressView key="expired" flow={flow} words={expiredText} kind={view.kind} />
      )
    case 'half-confirmed':
      return <LinkEndView flow={flow} words={halfConfirmedText} />
    case 'new-password':
      return <NewPasswordView flow={flow} />
    case 'joining':
      return <JoiningView flow={flow} />
    case 'code':
      return <CodeView flow={flow} />
    case 'recovery-code':
      return <RecoveryCodeView flow={flow} />
    case 'reset-sent':
      return <ResetSentView flow={flow} usableAt={view.usableAt} />
  }
}

function isGiven(kind: LinkKind): kind is GivenKind {
  return kind in endedText
}
