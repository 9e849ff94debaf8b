import { access, constants, mkdir, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { choosePlace, giveToUser, linkFromDataFolder, type Place } from './embedded/choose-place.ts'
import {
  clusterExists,
  createCluster,
  databaseName,
  explainFailure,
  readPassword,
  roleName,
} from './embedded/create-cluster.ts'
import { withFolderLock } from './embedded/folder-lock.ts'
import { type Holder, holdDatabase } from './embedded/holder.ts'
import { removeOtherCopies } from './embedded/native-binaries.ts'
import { findPostmaster, startPostmaster, stopPostmaster } from './embedded/postmaster.ts'
import { setAside } from './embedded/set-aside.ts'

export type EmbeddedDatabase = {
  readonly url: string
  /** The folder PostgreSQL keeps its data in. */
  readonly location: string
  /** True when PostgreSQL was already running. */
  readonly reused: boolean
  /** Also stops PostgreSQL, unless another of our processes uses it. */
  stop(): Promise<void>
}

type EmbeddedOptions = {
  readonly dataDir: string
  readonly log?: (line: string) => void
}

const slowestRetryMs = 5_000

/**
 * A real PostgreSQL for this data folder: created at the first start, started, or found running. All of our
 * processes on the folder share it, and it is started again on the same port if it dies before `stop()`.
 */
export async function startEmbeddedDatabase({
  dataDir,
  log = () => {},
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = await openDataFolder(dataDir)
  const lockFile = join(folder, 'postgres.lock')
  const stopping = new AbortController()
  let holder: Holder | undefined
  const server = await withFolderLock(lockFile, async () => {
    try {
      const opened = await openServer(folder, log)
      await hold(opened)
      return opened
    } catch (error) {
      throw readable(folder, error)
    }
  })
  let stopped: Promise<void> | undefined
  return {
    url: server.url,
    location: server.place.cluster,
    reused: server.reused,
    stop() {
      stopped ??= stop()
      return stopped
    },
  }

  async function hold({ place, url }: Server): Promise<void> {
    holder = await holdDatabase(place.cluster, url, () => {
      holder = undefined
      void recover()
    })
  }

  async function recover(): Promise<void> {
    for (let wait = 100; !stopping.signal.aborted; wait = Math.min(wait * 2, slowestRetryMs)) {
      try {
        await withFolderLock(lockFile, restart)
        return
      } catch (error) {
        log(`The embedded database is down: ${readable(folder, error).message}`)
      }
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  async function restart(): Promise<void> {
    if (stopping.signal.aborted) return
    if (!(await findPostmaster(server.place.cluster))) {
      await startPostmaster(server.place, server.port)
      log('The embedded database had ended and was started again')
    }
    await hold(server)
  }

  async function stop(): Promise<void> {
    stopping.abort()
    // When the data folder was removed, the lock file is gone too.
    if (await isThere(folder)) await withFolderLock(lockFile, letGo)
    else await letGo()
  }

  async function letGo(): Promise<void> {
    // Without an answer PostgreSQL is stopped: a process that still uses it starts it again at the same
    // address.
    const others = (await holder?.countOthers().catch(() => 0)) ?? 0
    await holder?.release()
    if (others === 0 && (await findPostmaster(server.place.cluster))) await stopPostmaster(server.place)
  }
}

type Server = {
  readonly place: Place
  readonly port: number
  readonly url: string
  readonly reused: boolean
}

async function openServer(folder: string, log: (line: string) => void): Promise<Server> {
  const place = await choosePlace(folder)
  const { cluster } = place
  if (place.fresh && place.elsewhere) {
    const kept = await setAside(place)
    if (kept) log(`The data folder no longer names the database in ${cluster}: it is kept in ${kept}`)
  }
  if (await clusterExists(cluster)) {
    await giveToUser(place)
  } else {
    log(`Creating the database in ${cluster}`)
    await createCluster(place)
  }
  if (place.fresh && place.elsewhere) await linkFromDataFolder(folder, cluster)

  const running = await findPostmaster(cluster)
  const port = running?.port ?? (await startPostmaster(place))
  if (!running) await removeOtherCopies(dirname(cluster), place.binaries)
  const password = await readPassword(cluster)
  const url = `postgres://${roleName}:${password}@127.0.0.1:${port}/${databaseName}?sslmode=disable`
  return { place, port, url, reused: running !== undefined }
}

async function openDataFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK | constants.X_OK)
    return await realpath(dataDir)
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written (${reasonOf(error)}): make it writable for this user, or set DATA_DIR to another folder.`,
    )
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

function readable(folder: string, error: unknown): Error {
  if (error instanceof StartError) return error
  // The operator can fix errors of the file system; any other error is a bug and keeps its stack.
  if (!(error instanceof Error) || !('syscall' in error)) return new Error(reasonOf(error), { cause: error })
  return new StartError(explainFailure(folder, 'file system', error.message))
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
