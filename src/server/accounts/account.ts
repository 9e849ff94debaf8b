import type { Role } from '../../domain/desk/roles.ts'

export type Aal = 'aal1' | 'aal2'

/** How a person proved who they are; the names are the published client's. */
export type SignInMethod = 'password' | 'otp' | 'recovery' | FactorMethod

export type FactorMethod = 'totp' | 'mfa/recovery_code'

export type AccountFactor = {
  readonly id: string
  readonly friendlyName: string | null
  readonly verified: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
}

export type AccountData = Readonly<Record<string, unknown>>

/** A person whose email address is confirmed. */
export type Account = {
  readonly id: string
  readonly email: string
  readonly displayName: string
  readonly role: Role
  /** False when no password could be accepted at the confirmation: the owner has to choose one. */
  readonly hasPassword: boolean
  /** The published client's own data beside the name. */
  readonly data: AccountData
  /** A new address that is not confirmed in both mailboxes yet. */
  readonly newEmail: { readonly email: string; readonly requestedAt: Date } | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly confirmedAt: Date
  readonly lastSignInAt: Date | null
  readonly factors: readonly AccountFactor[]
}

export type AuthenticationMethod = { readonly method: SignInMethod; readonly timestamp: number }

export type AccountSession = {
  readonly id: string
  readonly aal: Aal
  readonly createdAt: Date
  readonly amr: readonly AuthenticationMethod[]
}

export type SignedIn = { readonly account: Account; readonly session: AccountSession }

/** Whether whoever opened the session could read the account's mail. */
export function provedMailbox({ session }: SignedIn): boolean {
  return session.amr.some(({ method }) => method === 'otp' || method === 'recovery')
}

/** Whether the session still has to give a second factor that the account requires. */
export function lacksFactor({ account, session }: SignedIn): boolean {
  return session.aal !== 'aal2' && account.factors.some(({ verified }) => verified)
}
