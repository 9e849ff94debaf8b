import { linkText } from '../../../../content/account/account-steps.ts'
import { followLink } from '../later-acts.ts'
import type { AccountFlow } from '../use-account-flow.ts'
import { useAccountForm } from '../use-account-form.ts'
import { AccountForm } from './account-form.tsx'
import type { Link } from './view.ts'

type LinkViewProps = { flow: AccountFlow; link: Link }

/** Mail programs open links on their own, so a link is used up only when its button is pressed. */
export function LinkView({ flow, link }: LinkViewProps) {
  const words = linkText[link.link]
  const state = useAccountForm({}, () => followLink(flow, link))
  return <AccountForm state={state} submit={words.submit} pending={words.pending} />
}
