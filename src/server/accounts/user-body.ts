import { isStaff } from '../../domain/desk/roles.ts'
import type { Account, AccountFactor } from './account.ts'

/** The metadata that only the server sets. `needs_password`: the owner has to choose one. */
export function appMetadata({ role, hasPassword }: Pick<Account, 'role' | 'hasPassword'>) {
  return {
    provider: 'email',
    providers: ['email'],
    ...(isStaff(role) && { role: 'staff' as const }),
    ...(!hasPassword && { needs_password: true }),
  }
}

type Person = Pick<Account, 'id' | 'email' | 'displayName' | 'data'>

/** A token's statements about its owner. `data` is not in it: a token travels in a header, which has to stay short. */
export function tokenMetadata({ id, email, displayName }: Omit<Person, 'data'>, verified = true) {
  return { sub: id, email, display_name: displayName, email_verified: verified, phone_verified: false }
}

function userMetadata(person: Person, verified = true) {
  return { ...person.data, ...tokenMetadata(person, verified) }
}

/** An account in the published client's format. */
export function userBody(account: Account) {
  const { id, email, lastSignInAt, createdAt, updatedAt, confirmedAt } = account
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: confirmedAt.toISOString(),
    phone: '',
    ...(account.newEmail && {
      new_email: account.newEmail.email,
      email_change_sent_at: account.newEmail.requestedAt.toISOString(),
    }),
    confirmed_at: confirmedAt.toISOString(),
    ...(lastSignInAt && { last_sign_in_at: lastSignInAt.toISOString() }),
    app_metadata: appMetadata(account),
    user_metadata: userMetadata(account),
    identities: [identityBody(account, createdAt, updatedAt, true)],
    ...(account.factors.length > 0 && { factors: account.factors.map(factorBody) }),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    is_anonymous: false,
  }
}

/** The answer to every sign-up, whether the address is new or already has an account. */
export function pendingUserBody(person: Person, now: Date) {
  const time = now.toISOString()
  return {
    id: person.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: person.email,
    phone: '',
    confirmation_sent_at: time,
    app_metadata: appMetadata({ role: 'visitor', hasPassword: true }),
    user_metadata: userMetadata(person, false),
    identities: [identityBody(person, now, now, false)],
    created_at: time,
    updated_at: time,
    is_anonymous: false,
  }
}

/** There is only one way to sign in, so the identity has the same id as its account. */
function identityBody(person: Person, createdAt: Date, updatedAt: Date, verified: boolean) {
  return {
    identity_id: person.id,
    id: person.id,
    user_id: person.id,
    identity_data: userMetadata(person, verified),
    provider: 'email',
    last_sign_in_at: createdAt.toISOString(),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    email: person.email,
  }
}

export function factorBody({ id, friendlyName, verified, createdAt, updatedAt }: AccountFactor) {
  return {
    id,
    ...(friendlyName !== null && { friendly_name: friendlyName }),
    factor_type: 'totp' as const,
    status: verified ? ('verified' as const) : ('unverified' as const),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }
}
