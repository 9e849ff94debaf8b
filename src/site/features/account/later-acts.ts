import { accountToasts, refusalTitles } from '../../../content/account/account.ts'
import { pagePaths, serverPaths } from '../../../routes.ts'
import { success, tell } from './account-acts.ts'
import type { LinkKind } from './arrival.ts'
import { askAccounts } from './ask-accounts.ts'
import { callAccount, textOf } from './call-account.ts'
import { keepStep } from './kept-step.ts'
import { accountStore } from './session/account-store.ts'
import type { Trouble } from './trouble.ts'
import type { AccountFlow } from './use-account-flow.ts'
import type { Link } from './views/view.ts'

/** A link that one press uses up. */
export type PressedLink = Link & { readonly link: Exclude<LinkKind, 'first_owner'> }

/** Uses up a link from an email. All but the first of the two that confirm an address sign its reader in. */
export async function followLink(
  flow: AccountFlow,
  { link, tokenHash }: Pick<PressedLink, 'link' | 'tokenHash'>,
): Promise<Trouble | null> {
  // The published client has no type for this link; the server knows what it is.
  const type = link === 'factor_reset' ? 'magiclink' : link
  const answer = await askAccounts((client) => client.verifyOtp({ type, token_hash: tokenHash }))
  if (answer.kind === 'refused' && answer.status !== 429 && answer.code !== 'link_not_yet') {
    await flow.show({ name: 'expired', kind: link })
    return null
  }
  if (answer.kind !== 'done') return tell(answer, refusalTitles.link)
  const { session } = answer.data
  if (!session && link === 'email_change') {
    await flow.show({ name: 'half-confirmed' })
    return null
  }
  if (!session) return tell({ kind: 'failed' }, refusalTitles.link)
  if (link === 'email_change' || link === 'factor_reset') flow.leadTo(pagePaths.account)
  if (link === 'recovery' || (link === 'signup' && (await wasRecovered()))) keepStep('new-password')
  else flow.parting.current = success(accountToasts[toastAfter[link]])
  await flow.settle(session)
  return null
}

const toastAfter = {
  signup: 'confirmed',
  magiclink: 'signedIn',
  email_change: 'addressChanged',
  factor_reset: 'factorRemoved',
  invite: 'joined',
} as const

/** True if the server could not vouch for a new account's password and signed it in as if by a reset. */
async function wasRecovered(): Promise<boolean> {
  const answer = await askAccounts((client) => client.mfa.getAuthenticatorAssuranceLevel())
  if (answer.kind !== 'done' || !answer.data) return false
  return answer.data.currentAuthenticationMethods.some(
    (entry) => (typeof entry === 'string' ? entry : entry.method) === 'recovery',
  )
}

/** Saves the password, and the name of somebody who gives both for the first time. */
export async function savePassword(
  flow: AccountFlow,
  password: string,
  displayName?: string,
): Promise<Trouble | null> {
  const data = displayName === undefined ? {} : { data: { display_name: displayName } }
  const answer = await askAccounts((client) => client.updateUser({ password, ...data }))
  if (answer.kind !== 'done') return tell(answer, refusalTitles.password)
  keepStep(null)
  flow.parting.current = success(
    displayName === undefined ? accountToasts.passwordChanged : accountToasts.joined,
  )
  const { session } = accountStore.read()
  if (session) await flow.settle(session)
  return null
}

type NewOwner = { readonly email: string; readonly displayName: string; readonly password: string }

/** Makes the account of the site's first owner and signs them in. */
export async function becomeOwner(
  flow: AccountFlow,
  token: string,
  owner: NewOwner,
): Promise<Trouble | null> {
  const answer = await callAccount(serverPaths.accountFirstOwner, { token, ...owner })
  if (answer.kind === 'refused' && answer.code === 'otp_expired') {
    await flow.show({ name: 'expired', kind: 'first_owner' })
    return null
  }
  if (answer.kind !== 'done') return tell(answer, refusalTitles.signUp)
  const tokens = {
    access_token: textOf(answer.data, 'access_token'),
    refresh_token: textOf(answer.data, 'refresh_token'),
  }
  const opened = await askAccounts((client) => client.setSession(tokens))
  if (opened.kind !== 'done' || !opened.data.session) return tell({ kind: 'failed' }, refusalTitles.signIn)
  flow.parting.current = success(accountToasts.joined)
  await flow.settle(opened.data.session)
  return null
}

/** The code raises the session's level, and that change continues the flow. */
export async function enterCode(flow: AccountFlow, code: string): Promise<Trouble | null> {
  flow.parting.current ??= success(accountToasts.signedIn)
  const factors = accountStore.read().session?.user.factors ?? []
  const factorId =
    factors.find(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')?.id ?? ''
  const answer = await askAccounts((client) => client.mfa.challengeAndVerify({ factorId, code }))
  return answer.kind === 'done' ? null : tell(answer, refusalTitles.signIn)
}

/** One of the codes that were kept for a lost phone. Like the app's code, it raises the session's level. */
export async function enterRecoveryCode(flow: AccountFlow, code: string): Promise<Trouble | null> {
  flow.parting.current ??= success(accountToasts.signedIn)
  const answer = await askAccounts((client) => client.mfa.recoveryCodes.verify({ code }))
  return answer.kind === 'done' ? null : tell(answer, refusalTitles.code)
}

/** Has a link mailed that removes the second factor after a day. */
export async function askForFactorReset(flow: AccountFlow): Promise<Trouble | null> {
  const answer = await callAccount(serverPaths.accountResetFactor, {})
  if (answer.kind !== 'done') return tell(answer, refusalTitles.mail)
  const usableAt = new Date(textOf(answer.data, 'usableAt'))
  if (Number.isNaN(usableAt.getTime())) return tell({ kind: 'failed' }, refusalTitles.mail)
  await flow.show({ name: 'reset-sent', usableAt })
  return null
}
