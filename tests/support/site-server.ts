import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './server-process.ts'

/** The production build on a free port, with a data folder of its own, for the whole browser run. */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-e2e-'))
  const server = await startServer({ DATA_DIR: dataDir })
  process.env.SITE_ADDRESS = server.address
  return async () => {
    await server.end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}
