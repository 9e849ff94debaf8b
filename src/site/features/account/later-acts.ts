import { accountToasts, refusalTitles } from '../../../content/account/account.ts'
import { success, tell } from './account-acts.ts'
import { askAccounts } from './ask-accounts.ts'
import { keepStep } from './kept-step.ts'
import { accountStore } from './session/account-store.ts'
import type { Trouble } from './trouble.ts'
import type { AccountFlow } from './use-account-flow.ts'
import type { Link } from './views/view.ts'

/** Uses up a link from an email, which signs the mailbox's owner in. */
export async function followLink(flow: AccountFlow, { link, tokenHash }: Link): Promise<Trouble | null> {
  const answer = await askAccounts((client) => client.verifyOtp({ type: link, token_hash: tokenHash }))
  if (answer.kind === 'refused' && answer.status !== 429) {
    await flow.show({ name: 'expired', kind: link })
    return null
  }
  if (answer.kind !== 'done') return tell(answer, refusalTitles.link)
  const { session } = answer.data
  if (!session) return tell({ kind: 'failed' }, refusalTitles.link)
  if (link === 'recovery' || (await wasRecovered())) keepStep('new-password')
  else flow.parting.current = success(accountToasts.confirmed)
  await flow.settle(session)
  return null
}

/** True if the server could not vouch for a new account's password and signed it in as if by a reset. */
async function wasRecovered(): Promise<boolean> {
  const answer = await askAccounts((client) => client.mfa.getAuthenticatorAssuranceLevel())
  if (answer.kind !== 'done' || !answer.data) return false
  return answer.data.currentAuthenticationMethods.some(
    (entry) => (typeof entry === 'string' ? entry : entry.method) === 'recovery',
  )
}

export async function savePassword(flow: AccountFlow, password: string): Promise<Trouble | null> {
  const answer = await askAccounts((client) => client.updateUser({ password }))
  if (answer.kind !== 'done') return tell(answer, refusalTitles.password)
  keepStep(null)
  flow.parting.current = success(accountToasts.passwordChanged)
  const { session } = accountStore.read()
  if (session) await flow.settle(session)
  return null
}

/** The code raises the session's level, and that change continues the flow. */
export async function enterCode(flow: AccountFlow, code: string): Promise<Trouble | null> {
  flow.parting.current ??= success(accountToasts.signedIn)
  const factors = accountStore.read().session?.user.factors ?? []
  const factorId = factors.find(({ status }) => status === 'verified')?.id ?? ''
  const answer = await askAccounts((client) => client.mfa.challengeAndVerify({ factorId, code }))
  return answer.kind === 'done' ? null : tell(answer, refusalTitles.signIn)
}
