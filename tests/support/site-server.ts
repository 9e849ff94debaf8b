import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './server-process.ts'

/** The production build on a free port, with a data folder of its own, for the whole browser run. */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-e2e-'))
  const server = await startServer({
    DATA_DIR: dataDir,
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

/** Known before the start, so that the addresses named in the pages are the ones the browser uses. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
