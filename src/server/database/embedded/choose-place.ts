import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, readdir, realpath, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '../../start-error.ts'
import { binariesFor, type NativeBinaries, packagedBinaries } from './native-binaries.ts'
import { runProgram, type SystemUser } from './run-program.ts'

export type Place = {
  /** The folder PostgreSQL keeps its data in; it may not exist yet. */
  readonly cluster: string
  readonly binaries: NativeBinaries
  /** Set when this process is root, which PostgreSQL refuses to run as. */
  readonly user: SystemUser | undefined
  /** True when the cluster lies outside the data folder because that user cannot enter it. */
  readonly elsewhere: boolean
  /** True when the data folder has no database yet. */
  readonly fresh: boolean
}

const usersForRoot = ['postgres', 'nobody']
const systemFolder = '/var/lib'

/**
 * Decides where the cluster is or will be, and which user runs it. `<dataDir>/postgres` is the cluster or,
 * when root's PostgreSQL user cannot enter the data folder, a link to it. If neither exists, the database
 * starts empty. `dataDir` is a real path, free of links.
 */
export async function choosePlace(dataDir: string): Promise<Place> {
  const entry = join(dataDir, 'postgres')
  const existing = await realpath(entry).catch(() => undefined)
  const ownUid = process.getuid?.()
  const fresh = existing === undefined

  if (ownUid !== 0) {
    if (existing && ownUid !== undefined) await refuseForeignOwner(existing, ownUid)
    const cluster = existing ?? entry
    return { cluster, binaries: packagedBinaries(), user: undefined, elsewhere: false, fresh }
  }

  const user = await userForRoot(existing)
  if (existing) {
    const folder = dirname(existing)
    const elsewhere = folder !== dataDir
    const reachable = elsewhere ? await canEnter(user, folder) : await canUse(user, folder)
    if (!reachable) throw closedFolder(existing, user)
    return { cluster: existing, binaries: await binariesFor(user, folder), user, elsewhere, fresh }
  }

  await rm(entry, { force: true }) // a link whose target is gone
  const inside = await canUse(user, dataDir)
  const folder = inside ? dataDir : await openSystemFolder(dataDir)
  const binaries = await binariesFor(user, folder)
  return { cluster: join(folder, 'postgres'), binaries, user, elsewhere: !inside, fresh }
}

/** Links the data folder to a cluster created elsewhere. */
export async function linkFromDataFolder(dataDir: string, cluster: string): Promise<void> {
  await symlink(cluster, join(dataDir, 'postgres'))
}

/** The owner of the cluster keeps running it, so that a start as root never locks out an ordinary user. */
async function userForRoot(existing: string | undefined): Promise<SystemUser> {
  if (existing) {
    const { uid, gid } = await stat(existing)
    if (uid !== 0) return { uid, gid }
  }
  for (const name of usersForRoot) {
    const [uid, gid] = await Promise.all([runProgram('id', ['-u', name]), runProgram('id', ['-g', name])])
    if (!uid.ok || !gid.ok) continue
    return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  throw new StartError(
    'PostgreSQL does not run as root and there is no user "postgres" or "nobody": start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

/** If only the data folder itself is closed, it is opened to the user's group, for passing through only. */
async function canUse(user: SystemUser, folder: string): Promise<boolean> {
  if (await canEnter(user, folder)) return true
  const { uid, mode } = await stat(folder)
  if (uid !== 0 || !(await canEnter(user, dirname(folder)))) return false
  await chown(folder, uid, user.gid)
  await chmod(folder, (mode & 0o7707) | 0o010)
  return canEnter(user, folder)
}

/** Lets the system decide instead of computing it from the modes: access lists and mounts count too. */
async function canEnter(user: SystemUser, folder: string): Promise<boolean> {
  return (await runProgram('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { user })).ok
}

async function openSystemFolder(dataDir: string): Promise<string> {
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const folder = join(systemFolder, `bridgelight-${key}`)
  try {
    await mkdir(folder, { recursive: true })
    await chmod(folder, 0o711)
    return folder
  } catch (error) {
    throw new StartError(
      `PostgreSQL does not run as root, its user cannot enter ${dataDir}, and ${folder} cannot be made (${reasonOf(error)}): set DATA_DIR to a folder every user can enter, or DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

async function refuseForeignOwner(cluster: string, ownUid: number): Promise<void> {
  const { uid } = await stat(cluster)
  if (uid === ownUid) return
  throw new StartError(
    `The database in ${cluster} belongs to another user (number ${uid}): start as that user or as root, or set DATA_DIR to another folder.`,
  )
}

function closedFolder(cluster: string, user: SystemUser): StartError {
  return new StartError(
    `PostgreSQL does not run as root, and the owner of ${cluster} (number ${user.uid}) cannot enter the folder it lies in: run "chmod o+x" on the closed folder above it, or set DATA_DIR to another folder.`,
  )
}

/** PostgreSQL refuses a cluster that belongs to root, as a restored copy may. */
export async function giveToUser({ cluster, user }: Place): Promise<void> {
  if (user && (await stat(cluster)).uid !== user.uid) await chownAll(cluster, user)
}

/** The folder itself comes last, so that an interrupted run is done again. */
async function chownAll(path: string, user: SystemUser): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) await chownAll(child, user)
    else if (!entry.isSymbolicLink()) await chown(child, user.uid, user.gid)
  }
  await chown(path, user.uid, user.gid)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
