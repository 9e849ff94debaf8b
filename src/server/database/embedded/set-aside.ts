import { rename, rm, stat } from 'node:fs/promises'
import type { Place } from './choose-place.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'

/**
 * Makes room for a new cluster outside the data folder. One already there has lost its data folder, as after
 * `rm -r .data`: it is kept, once, in case that was a mistake. Returns where.
 */
export async function setAside(place: Place): Promise<string | undefined> {
  const { cluster } = place
  if (!(await stat(cluster).catch(() => undefined))) return undefined
  if (await findPostmaster(cluster)) await stopPostmaster(place)
  const kept = `${cluster}.replaced`
  await rm(kept, { recursive: true, force: true })
  await rename(cluster, kept)
  return kept
}
