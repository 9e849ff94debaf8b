import type { Pool } from 'pg'
import type { Actor } from '../authorize.ts'

/** How a person signs; null signs as everybody does. */
export async function readSignature(pool: Pool, actor: Actor): Promise<string | null> {
  const { rows } = await pool.query<{ signature: string | null }>(
    'select signature from users where id = $1',
    [actor.id],
  )
  return rows[0]?.signature ?? null
}

export async function changeSignature(pool: Pool, actor: Actor, signature: string | null): Promise<void> {
  await pool.query('update users set signature = $2 where id = $1', [actor.id, signature])
}

/** The signature of everybody who has not written one. */
export function plainSignature(author: string | null, companyName: string): string {
  return [author, companyName].filter(Boolean).join('\n')
}
