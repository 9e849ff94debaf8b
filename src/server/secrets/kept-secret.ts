import type { Client, PoolClient } from 'pg'
import { createSecretBox } from '../accounts/tokens/secret-box.ts'
import { secretMark } from './secret-mark.ts'

type Db = Pick<Client | PoolClient, 'query'>

const purpose = 'application secret'

/** The application's secret, sealed in the database under one of these; undefined when nothing is kept, null when none opens it. */
export async function readSecret(db: Db, under: readonly string[]): Promise<string | null | undefined> {
  const { rows } = await db.query<{ mark: string; sealed: Buffer }>('select mark, sealed from app_secrets')
  if (rows.length === 0) return undefined
  for (const secret of under) {
    const row = rows.find(({ mark }) => mark === secretMark(secret))
    const opened = row && createSecretBox(secret, purpose).open(row.sealed)
    if (opened) return opened.toString('utf8')
  }
  return null
}

export async function putSecret(db: Db, secret: string, under: string): Promise<void> {
  await db.query('insert into app_secrets (mark, sealed) values ($1, $2) on conflict (mark) do nothing', [
    secretMark(under),
    createSecretBox(under, purpose).seal(Buffer.from(secret, 'utf8')),
  ])
}
