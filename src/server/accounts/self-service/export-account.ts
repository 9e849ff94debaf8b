import type { Pool } from 'pg'
import { type AccountOwner, readOverview } from './read-overview.ts'

/** An inquiry with what its sender wrote. */
export type ExportedInquiry = {
  readonly reference: string
  readonly form: string
  readonly status: string
  readonly receivedAt: string
  readonly replyBy: string | null
  readonly timeZone: string | null
  /** Null for one that was sent with the address, but not while signed in. */
  readonly fields: Readonly<Record<string, string>> | null
}

export type ReadInquiries = (owner: {
  readonly id: string
  readonly email: string
}) => Promise<ExportedInquiry[]>

/** Everything we hold about a person, except what only the server may know: hashes and the secrets of apps. */
export async function exportAccount(
  deps: { readonly pool: Pool; readonly now: () => Date; readonly readInquiries: ReadInquiries },
  owner: AccountOwner,
) {
  const { account } = owner
  const { sessions, recoveryCodesLeft, deletionAt } = await readOverview(deps.pool, owner)
  return {
    exportedAt: deps.now().toISOString(),
    account: {
      id: account.id,
      email: account.email,
      newEmail: account.newEmail?.email ?? null,
      displayName: account.displayName,
      role: account.role,
      data: account.data,
      createdAt: account.createdAt.toISOString(),
      updatedAt: account.updatedAt.toISOString(),
      confirmedAt: account.confirmedAt.toISOString(),
      lastSignInAt: account.lastSignInAt?.toISOString() ?? null,
      deletionAt,
      recoveryCodesLeft,
      authenticatorApps: account.factors
        .filter(({ verified }) => verified)
        .map(({ friendlyName, createdAt }) => ({ name: friendlyName, addedAt: createdAt.toISOString() })),
    },
    sessions,
    inquiries: await deps.readInquiries(account),
  }
}
