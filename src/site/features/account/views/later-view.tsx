import type { ViewWords } from '../../../../content/account/account.ts'
import {
  codeText,
  expiredText,
  forgottenText,
  linkText,
  mailSentText,
  newPasswordText,
} from '../../../../content/account/account-steps.ts'
import type { AccountFlow } from '../use-account-flow.ts'
import { AddressView } from './address-view.tsx'
import { CodeView } from './code-view.tsx'
import { LinkView } from './link-view.tsx'
import { MailSentView } from './mail-sent-view.tsx'
import { NewPasswordView } from './new-password-view.tsx'
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
      return expiredText
    case 'new-password':
      return newPasswordText
    case 'code':
      return codeText
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
      return <AddressView key="expired" flow={flow} words={expiredText} kind={view.kind} />
    case 'new-password':
      return <NewPasswordView flow={flow} />
    case 'code':
      return <CodeView flow={flow} />
  }
}
