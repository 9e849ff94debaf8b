import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverPaths } from '../../src/routes.ts'
import { builtOrigin, type ServerProcess, startServer } from '../support/servers/server-process.ts'

/** The real server, with a data folder that survives restarts. */
export type Site = {
  readonly dataDir: string
  /** How long the first start took, including the creation of the database. */
  readonly firstStartMs: number
  /** The current address; waits while the server is stopped. */
  address(): Promise<string>
  /** The log entries of one event. */
  events(event: string): Readonly<Record<string, unknown>>[]
  /** The number of log entries for one event. */
  countEvents(event: string): number
  isReady(): Promise<boolean>
  /** Kills the server without warning. */
  kill(): Promise<void>
  /** Starts the server again, or the release in another folder, and returns the milliseconds until it is ready. */
  restart(folder?: string): Promise<number>
  /** Sends SIGTERM and returns the exit code. */
  end(): Promise<number | null>
  isStopping(): boolean
  /** The files in the spool, without unfinished ones. */
  spooled(): Promise<string[]>
  close(): Promise<void>
}

export const siteOrigin = builtOrigin

export async function startSite(env: Readonly<Record<string, string>> = {}): Promise<Site> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'faults-')))
  const settings = {
    SITE_URL: siteOrigin,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...env,
    DATA_DIR: dataDir,
  }
  const processes: ServerProcess[] = []
  let up = Promise.withResolvers<string>()
  const output = () => processes.map((server) => server.output()).join('')

  async function start(folder?: string): Promise<number> {
    const started = performance.now()
    const server = await startServer(settings, folder)
    processes.push(server)
    const answer = await fetch(server.address + serverPaths.ready)
    if (!answer.ok) throw new Error(`Announced but not ready: ${answer.status}`)
    up.resolve(server.address)
    return performance.now() - started
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    up = Promise.withResolvers()
    return (await processes.at(-1)?.end(signal)) ?? null
  }

  return {
    dataDir,
    firstStartMs: await start(),
    address: () => up.promise,
    events: (event) =>
      output()
        .split('\n')
        .filter((line) => line.includes(`"event":"${event}"`) && line.endsWith('}'))
        .map((line) => JSON.parse(line)),
    countEvents: (event) => output().split(`"event":"${event}"`).length - 1,
    async isReady() {
      const answer = await fetch((await up.promise) + serverPaths.ready).catch(() => null)
      return answer?.ok ?? false
    },
    async kill() {
      await end('SIGKILL')
    },
    restart: start,
    end: () => end('SIGTERM'),
    isStopping: () => output().includes('Stopping'),
    async spooled() {
      const names = await readdir(join(dataDir, 'spool')).catch(() => [])
      return names.filter((name) => !name.endsWith('.new'))
    },
    async close() {
      // SIGTERM instead of SIGKILL, so that the embedded database stops as well.
      await end('SIGTERM')
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function embeddedPostmaster({ dataDir }: Pick<Site, 'dataDir'>): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  return Number(text.split('\n')[0])
}
