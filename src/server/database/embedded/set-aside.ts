import { rename, rm, stat } from 'node:fs/promises'
import type { Place } from './choose-place.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'

/**
 * Makes room for a new cluster outside the data folder. A cluster that is already there has lost its data
 * folder, for example after `rm -r .data`. The latest one is kept, in case that was a mistake. Returns its
 * new path.
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
