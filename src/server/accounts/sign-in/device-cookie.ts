import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import type { AppContext } from '../../http/app-types.ts'

export type DeviceDeps = { readonly pool: Pool; readonly secret: string; readonly secure: boolean }

const cookieName = 'device'
const cookiePattern = /^([\w-]{22})((?:\.[\w-]{43})+)$/
const daySeconds = 86_400

/**
 * An account and its current password hash: after a change of password, devices have to prove themselves
 * again.
 */
type Sealed = { readonly userId: string; readonly passwordHash: string | null }

/**
 * Recognizes a browser that has signed in to this account before, with every proof that the account requires. The cookie holds a random id and one seal
 * per account over both. It grants no access; it only keeps strangers who use up an account's attempts from
 * locking its owner out.
 */
export function knownDevice(
  c: AppContext,
  { secret }: Pick<DeviceDeps, 'secret'>,
  account: Sealed,
): string | null {
  const { id, seals } = readCookie(c)
  if (id === null) return null
  const expected = Buffer.from(sealOf(secret, id, account))
  return seals.some((seal) => timingSafeEqual(Buffer.from(seal), expected)) ? id : null
}

/** The same for an account whose password hash is not at hand. */
export async function findKnownDevice(
  c: AppContext,
  { pool, secret }: Pick<DeviceDeps, 'pool' | 'secret'>,
  userId: string,
): Promise<string | null> {
  return knownDevice(c, { secret }, { userId, passwordHash: await readPasswordHash(pool, userId) })
}

/**
 * Remembers the browser for the account. Where the account has a second factor, the caller must have given it: a password
 * alone may be stolen.
 */
export async function rememberDevice(
  c: AppContext,
  { pool, secret, secure }: DeviceDeps,
  userId: string,
): Promise<void> {
  const passwordHash = await readPasswordHash(pool, userId)
  const { id: known, seals } = readCookie(c)
  const id = known ?? randomBytes(16).toString('base64url')
  const own = sealOf(secret, id, { userId, passwordHash })
  const kept = [own, ...seals.filter((seal) => seal !== own)].slice(0, limits.account.accountsPerDevice)
  setCookie(c, cookieName, [id, ...kept].join('.'), {
    path: '/auth/v1',
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    maxAge: limits.account.deviceCookieDays * daySeconds,
  })
}

async function readPasswordHash(pool: Pool, userId: string): Promise<string | null> {
  const { rows } = await pool.query<{ password_hash: string | null }>(
    'select password_hash from users where id = $1',
    [userId],
  )
  return rows[0]?.password_hash ?? null
}

function readCookie(c: AppContext): { readonly id: string | null; readonly seals: readonly string[] } {
  const [, id = null, seals = ''] = cookiePattern.exec(getCookie(c, cookieName) ?? '') ?? []
  return { id, seals: seals.split('.').filter((seal) => seal !== '') }
}

function sealOf(secret: string, id: string, { userId, passwordHash }: Sealed): string {
  return createHmac('sha256', secret).update(`device ${id} ${userId} ${passwordHash}`).digest('base64url')
}
