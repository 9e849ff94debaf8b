import { linkText } from '../../../content/account-steps.ts'
import { AuthForm } from './auth-form.tsx'
import { followLink } from './later-acts.ts'
import type { AuthFlow } from './use-auth-flow.ts'
import { useAuthForm } from './use-auth-form.ts'
import type { Link } from './view.ts'

type LinkViewProps = { flow: AuthFlow; link: Link }

/** Mail programs open links by themselves: only a press spends this one. */
export function LinkView({ flow, link }: LinkViewProps) {
  const words = linkText[link.link]
  const state = useAuthForm({}, () => followLink(flow, link))
  return <AuthForm state={state} submit={words.submit} pending={words.pending} />
}
