import { randomBytes } from 'node:crypto'
import { appendFile, chown, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { Place } from './choose-place.ts'
import { postgresMajor } from './native-binaries.ts'
import { type ProgramResult, runProgram } from './run-program.ts'

export const databaseName = 'bridgelight'
export const roleName = 'bridgelight'
export const settingsFile = 'bridgelight.conf'
const passwordFile = 'bridgelight.password'

/**
 * Whether there is a cluster at this path. Throws for a folder that PostgreSQL could not or must not start
 * from.
 */
export async function clusterExists(cluster: string): Promise<boolean> {
  const names = await readdir(cluster).catch(() => [])
  if (names.length === 0) return false
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (version === postgresMajor) return true
  throw new StartError(
    version
      ? `The data in ${cluster} was made by PostgreSQL ${version}, and this release brings PostgreSQL ${postgresMajor}: run a PostgreSQL ${version} on it and set DATABASE_URL to that, or set DATA_DIR to another folder.`
      : `${cluster} is not a PostgreSQL data folder: move it away, or set DATA_DIR to another folder.`,
  )
}

/**
 * Creates the complete cluster with the application's role and database in a sibling folder and renames it
 * into place: an interruption leaves only that sibling, which the next start removes.
 */
export async function createCluster({ cluster, binaries, user }: Place): Promise<void> {
  const folder = dirname(cluster)
  const prefix = `${basename(cluster)}.unfinished-`
  await removeUnfinished(folder, prefix)
  const work = await mkdtemp(join(folder, prefix))
  try {
    if (user) await chown(work, user.uid, user.gid)
    const unfinished = join(work, 'cluster')
    const at = { user, cwd: work }
    const initArguments = [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      '--encoding=UTF8',
      // PostgreSQL's own rules: the same order and case mapping on every system and after every upgrade.
      '--locale-provider=builtin',
      '--locale=C',
      '--builtin-locale=C.UTF-8',
      '--auth=reject',
      '--data-checksums',
      '--no-instructions',
    ]
    requireSuccess(folder, 'initdb', await runProgram(binaries.initdb, initArguments, at))

    const password = randomBytes(32).toString('base64url')
    await writeFile(join(unfinished, passwordFile), `${password}\n`, { mode: 0o600 })
    if (user) await chown(join(unfinished, passwordFile), user.uid, user.gid)
    await writeFile(join(unfinished, 'pg_hba.conf'), `host all ${roleName} 127.0.0.1/32 scram-sha-256\n`)
    await appendFile(join(unfinished, 'postgresql.conf'), `\ninclude_if_exists '${settingsFile}'\n`)

    // The superuser has no password and so cannot log in: the application owns its database and nothing else.
    const sql = `create role ${roleName} login createdb password '${password}'\ncreate database ${databaseName} owner ${roleName}\n`
    const single = ['--single', '-D', unfinished, 'postgres']
    const made = await runProgram(binaries.postgres, single, { ...at, input: sql })
    requireSuccess(
      folder,
      'PostgreSQL',
      /\b(ERROR|FATAL|PANIC):/.test(made.output) ? { ...made, ok: false } : made,
    )

    for (const name of [passwordFile, 'pg_hba.conf', 'postgresql.conf', '.'])
      await sync(join(unfinished, name))
    await rename(unfinished, cluster)
    await sync(folder)
  } finally {
    await rm(work, { recursive: true, force: true, maxRetries: 3 })
  }
}

export async function readPassword(cluster: string): Promise<string> {
  const password = await readFile(join(cluster, passwordFile), 'utf8').catch(() => '')
  if (password.trim()) return password.trim()
  throw new StartError(
    `The database password is missing (${join(cluster, passwordFile)}): put the file back, or set DATA_DIR to another folder.`,
  )
}

async function removeUnfinished(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue
    // An orphaned initdb may still be writing there; a later start removes the rest.
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
  }
}

function requireSuccess(folder: string, program: string, { ok, output }: ProgramResult): void {
  if (ok) return
  throw new StartError(explainFailure(folder, program, output))
}

export function explainFailure(folder: string, program: string, output: string): string {
  if (/no space left on device|check free disk space|disk quota exceeded/i.test(output)) {
    return `The disk is full, so the database in ${folder} cannot start: free some space, or set DATA_DIR to a folder on another disk.`
  }
  const lines = output.split('\n').filter((line) => line.trim())
  const telling =
    lines.findLast((line) => /\b(error|FATAL|PANIC|could not|denied)\b/.test(line)) ?? lines.at(-1)
  const reason = (telling ?? 'no output').replace(/^.*?\b(FATAL|PANIC|ERROR|error):\s*/, '').trim()
  return `The embedded PostgreSQL could not start in ${folder} (${program}: ${reason}): fix that, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server.`
}

async function sync(path: string): Promise<void> {
  // Windows cannot open folders; its file system orders such changes itself.
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
