import type { PoolClient } from 'pg'
import { savedViewWords } from '../../../content/desk/views.ts'
import { parseQuery } from '../../../domain/desk/address-words.ts'
import { readInboxSearch } from '../../../domain/desk/inbox-search.ts'
import { type KnownAs, namesPhone, namingWords } from '../../../domain/desk/naming-words.ts'
import { inquiryTables } from '../../inquiries/storage/inquiry-columns.ts'

type SavedView = { id: string; name: string; query: string }
type Sender = {
  sender_name: string
  sender_email: string
  sender_company: string
  reference: string
  contact_id: string | null
}

/**
 * Forgets whom the saved views name, for inquiries that are about to be erased. A view that searches for one of their senders
 * goes, since it would find nothing any more; one that only has a sender in its name loses the name. Words that other
 * inquiries have too name nobody: without this, a stranger could remove a view by taking its words for a name.
 */
export async function forgetSavedViews(client: PoolClient, ids: readonly string[]): Promise<void> {
  const { rows: views } = await client.query<SavedView>('select id, name, query from saved_views')
  if (views.length === 0) return
  const { rows: senders } = await client.query<Sender>(
    'select sender_name, sender_email, sender_company, reference, contact_id from leads where id = any ($1)',
    [ids],
  )
  const known = {
    names: senders.flatMap((row) => [row.sender_name, row.sender_email, row.sender_company, row.reference]),
    phones: await readPhones(client, ids),
  }
  const texts = views.map(({ id, name, query }) => {
    const { q = '', contact } = readInboxSearch(parseQuery(query))
    return { id, name, q, contact }
  })
  const words = texts.flatMap(({ name, q }) => [...namingWords(name, known), ...namingWords(q, known)])
  const own = await ownWords(client, ids, words)
  const names = (text: string) =>
    namesPhone(text, known) || namingWords(text, known).some((word) => own.has(word))
  const left = await leftAlone(client, ids, senders)
  const goes = texts.filter(({ q, contact }) => names(q) || (contact !== undefined && left.has(contact)))
  await client.query('delete from saved_views where id = any ($1)', [goes.map(({ id }) => id)])
  const renamed = texts.filter(({ name }) => names(name))
  await client.query('update saved_views set name = $2 where id = any ($1)', [
    renamed.map(({ id }) => id),
    savedViewWords.forgotten,
  ])
}

async function readPhones(client: PoolClient, ids: readonly string[]): Promise<KnownAs['phones']> {
  const tables = inquiryTables.map((table) => `select phone from ${table} where id = any ($1)`)
  const { rows } = await client.query<{ phone: string | null }>(tables.join(' union '), [ids])
  return rows.flatMap(({ phone }) => phone ?? [])
}

/** Those of the words that no other inquiry has. */
async function ownWords(
  client: PoolClient,
  ids: readonly string[],
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ word: string }>(
    `select word from unnest($2::text[]) as word
     where not exists (
       select from leads l where l.search like '%' || replace(word, '_', '\\_') || '%'
         and l.erased_at is null and l.id <> all ($1)
     )`,
    [ids, [...new Set(words)]],
  )
  return new Set(rows.map(({ word }) => word))
}

/** The contacts who keep no inquiry. */
async function leftAlone(
  client: PoolClient,
  ids: readonly string[],
  senders: readonly Sender[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>(
    `select id from unnest($2::bigint[]) as id
     where not exists (select from leads l where l.contact_id = id and l.id <> all ($1))`,
    [ids, [...new Set(senders.flatMap(({ contact_id }) => contact_id ?? []))]],
  )
  return new Set(rows.map(({ id }) => id))
}
