import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { choosePlace } from '../../src/server/database/embedded/choose-place.ts'
import {
  createCluster,
  databaseName,
  readPassword,
  roleName,
} from '../../src/server/database/embedded/create-cluster.ts'
import { startPostmaster, stopPostmaster } from '../../src/server/database/embedded/postmaster.ts'
import { lastingPort } from '../support/servers/free-port.ts'

/** A PostgreSQL for one test file, as safe as an operator's, which can be stopped and started again at its address. */
export type OwnDatabase = {
  readonly url: string
  /** As an operator does: without waiting for anybody who is connected. */
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

export async function startOwnDatabase(): Promise<OwnDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  const place = await choosePlace(folder)
  await createCluster(place)
  const port = await startPostmaster(place, await lastingPort())
  const password = await readPassword(place.cluster)
  const stop = () => stopPostmaster(place)
  return {
    url: `postgres://${roleName}:${password}@127.0.0.1:${port}/${databaseName}?sslmode=disable`,
    stop,
    async start() {
      await startPostmaster(place, port)
    },
    async close() {
      await stop()
      for (const used of [folder, dirname(place.cluster)]) await rm(used, { recursive: true, force: true })
    },
  }
}
