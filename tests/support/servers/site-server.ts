import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { startServer } from './server-process.ts'

/** Starts the production build on a free port, with its own data folder, for the whole test run. */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-e2e-'))
  const server = await startServer({
    DATA_DIR: dataDir,
    // Chosen before the start, so that the addresses in the pages are the ones the browser uses.
    PORT: String(await freePort()),
    // Each test is a visitor with its own IP address, as a proxy would report it.
    TRUSTED_PROXIES: '127.0.0.1',
  })
  process.env.SITE_ADDRESS = server.address
  process.env.SITE_DATA_DIR = dataDir
  return async () => {
    await server.end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}
