import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { createSecretBox } from '../accounts/tokens/secret-box.ts'
import { hashStatusToken, identifyInquiry } from '../inquiries/storage/inquiry-identity.ts'
import { putSecret, readSecret } from './kept-secret.ts'

const batch = 5_000

export type Renewed = { readonly factors: number; readonly inquiries: number }

/**
 * Makes a new secret after the old one leaked or was lost: ends every session and recovery code, makes earlier status links
 * worthless, and keeps second factors if the old secret still opens them. Runs while no server does.
 */
export async function renewSecret(
  client: Client,
  current: string,
  previous: string | null,
): Promise<Renewed> {
  await client.query('begin')
  const old =
    (await readSecret(
      client,
      [current, previous].flatMap((secret) => secret ?? []),
    )) ?? null
  const secret = randomBytes(32).toString('hex')
  await client.query('delete from app_secrets')
  await putSecret(client, secret, current)
  const factors = old === null ? 0 : await resealFactors(client, old, secret)
  const inquiries = await renewStatusTokens(client, secret)
  for (const table of ['auth_sessions', 'recovery_codes', 'reauthentications', 'signing_keys'])
    await client.query(`delete from ${table}`)
  await client.query('commit')
  return { factors, inquiries }
}

async function resealFactors(client: Client, old: string, secret: string): Promise<number> {
  const [from, to] = [old, secret].map((each) => createSecretBox(each, 'second factors'))
  const { rows } = await client.query<{ id: string; secret: Buffer }>('select id, secret from auth_factors')
  let resealed = 0
  for (const row of rows) {
    const opened = from?.open(row.secret)
    if (!opened || !to) continue
    await client.query('update auth_factors set secret = $2 where id = $1', [row.id, to.seal(opened)])
    resealed += 1
  }
  return resealed
}

/** Mails about an inquiry carry a link made from the secret: those sent from now on work, earlier ones do not. */
async function renewStatusTokens(client: Client, secret: string): Promise<number> {
  let renewed = 0
  for (let after = '0'; ; ) {
    const { rows } = await client.query<{ id: string; key: string }>(
      `select id, idempotency_key as key from leads
       where status_token_hash is not null and id > $1 order by id limit ${batch}`,
      [after],
    )
    const last = rows.at(-1)
    if (!last) return renewed
    await client.query(
      `update leads set status_token_hash = given.hash
       from unnest($1::bigint[], $2::bytea[]) as given (id, hash) where leads.id = given.id`,
      [
        rows.map(({ id }) => id),
        rows.map(({ key }) => hashStatusToken(identifyInquiry(secret, key).statusToken)),
      ],
    )
    renewed += rows.length
    after = last.id
  }
}
