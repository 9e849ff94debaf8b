import * as z from 'zod/mini'
import { parseJson } from '../../domain/parse-json.ts'
import type { Database } from '../database/connect.ts'

/** An inquiry that arrived or changed, or the settings; `null` after a lost connection, when any of them may have. */
export type LiveChange = z.output<typeof changeSchema> | null

type Listener = (change: LiveChange) => void

export type LiveChanges = {
  /** `onLetGo` is called when this server is about to stop. Returns the function that ends the subscription. */
  subscribe(listener: Listener, onLetGo?: () => void): () => void
  letGo(): void
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
  const listeners = new Map<Listener, () => void>()
  const listening = await database.listen('desk', (payload) => {
    const change = payload === undefined ? null : (changeSchema.safeParse(parseJson(payload)).data ?? null)
    for (const listener of listeners.keys()) listener(change)
  })
  return {
    subscribe(listener, onLetGo = () => {}) {
      listeners.set(listener, onLetGo)
      return () => listeners.delete(listener)
    },
    letGo() {
      for (const onLetGo of listeners.values()) onLetGo()
    },
    async stop() {
      listeners.clear()
      await listening.close()
    },
  }
}
