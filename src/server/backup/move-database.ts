import { randomInt } from 'node:crypto'
import type { Client } from 'pg'
import { markMoved } from '../database/moved-database.ts'
import { StartError } from '../start-error.ts'
import { refuseServers, withSession } from './database-session.ts'
import { dumpDatabase } from './dump-database.ts'
import { type Loaded, loadDatabase } from './load-database.ts'
import { refuseSpooled } from './machine-files.ts'
import { createPartReader } from './part-reader.ts'
import type { Part } from './parts.ts'

type MoveOptions = {
  readonly from: { readonly url: string; readonly location: string }
  /** Whether the database that is left behind is the data folder's own. */
  readonly embedded: boolean
  readonly to: string
  readonly dataDir: string
  readonly replace: boolean
}

/**
 * Streams the whole database to another server. While it lasts nobody can write to the old one; afterwards an embedded one is
 * not opened any more.
 */
export async function moveDatabase({ from, embedded, to, dataDir, replace }: MoveOptions): Promise<Loaded> {
  const place = placeOf(to)
  return withSession(from.url, (source) =>
    withSession(to, async (target) => {
      await refuseServers(source, from.location)
      await refuseServers(target, place)
      // Only once no server runs does the spool stay as it is.
      await refuseSpooled(dataDir)
      await refuseSame(source, target)
      return await loadDatabase(target, createPartReader(dumpAll(source)), {
        replace,
        refusal: `The database at ${place} is not empty: --replace removes what is in it and puts this one in its place.`,
        beforeCommit: () => (embedded ? markMoved(dataDir, place) : Promise.resolve()),
      })
    }),
  )
}

async function* dumpAll(source: Client): AsyncGenerator<Part> {
  yield* dumpDatabase(source, { mode: 'without-writers' })
  yield { note: { type: 'end' } }
}

/** Host and database, without the password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname
}

/** Whatever the two addresses look like: `--replace` would remove what was to be moved. */
async function refuseSame(source: Client, target: Client): Promise<void> {
  const key = randomInt(2 ** 32)
  await source.query('select pg_advisory_lock($1)', [key])
  const { rows } = await target.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [key])
  if (!rows[0]?.free) throw new StartError('The address is that of the database that is in use already.')
}
