import * as z from 'zod/mini'
import { parseJson } from '../../domain/parse-json.ts'
import type { Database } from '../database/connect.ts'

/** An inquiry that arrived or changed, or the settings; `null` after a lost connection, when any of them may have. */
export type LiveChange = z.output<typeof changeSchema> | null

export type LiveChanges = {
  /** Returns the function that ends it. */
  subscribe(listener: (change: LiveChange) => void): () => void
  stop(): Promise<void>
}

const changeSchema = z.union([
  z.object({
    reference: z.string(),
    new: z.boolean(),
    /** Possible spam is told only where it is looked at. */
    held: z._default(z.boolean(), false),
    /** A test inquiry is no news for open desks. */
    test: z._default(z.boolean(), false),
  }),
  z.object({ settings: z.literal(true) }),
])

/** The reference of a test inquiry; null for every other change. */
export function testReference(change: LiveChange): string | null {
  return change && 'reference' in change && change.test ? change.reference : null
}

/** Passes on what the database announces, one connection for all desks of this server. */
export async function startLiveChanges(database: Pick<Database, 'listen'>): Promise<LiveChanges> {
  const listeners = new Set<(change: LiveChange) => void>()
  const listening = await database.listen('desk', (payload) => {
    const change = payload === undefined ? null : (changeSchema.safeParse(parseJson(payload)).data ?? null)
    for (const listener of listeners) listener(change)
  })
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async stop() {
      listeners.clear()
      await listening.close()
    },
  }
}
