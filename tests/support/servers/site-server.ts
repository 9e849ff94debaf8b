import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { startServer } from './server-process.ts'

/** The production build on a free port, with a data folder of its own, for the whole browser run. */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-e2e-'))
  const server = await startServer({
    DATA_DIR: dataDir,
    // Known before the start, so that the addresses named in the pages are the ones the browser uses.
    PORT: String(await freePort()),
    // Each test is a visitor from an address of its own, as a proxy would report it.
    TRUSTED_PROXIES: '127.0.0.1',
  })
  process.env.SITE_ADDRESS = server.address
  process.env.SITE_DATA_DIR = dataDir
  return async () => {
    await server.end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}
