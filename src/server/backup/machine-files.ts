import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { syncFolder, writeDurably } from '../durable-file.ts'
import { StartError } from '../start-error.ts'
import { isKeptFile, type Part } from './parts.ts'

/** The files that belong to a machine: the inquiries in its spool and, where APP_SECRET is not set, its secret. */
export async function* dumpFiles(dataDir: string): AsyncGenerator<Part> {
  const spooled = (await readdir(join(dataDir, 'spool')).catch(() => [])).map((name) => `spool/${name}`)
  for (const name of ['app-secret', ...spooled.sort()]) {
    if (!isKeptFile(name)) continue
    // A spooled inquiry may reach the database in this moment: then it is found there.
    const bytes = await readFile(join(dataDir, name)).catch(() => null)
    if (bytes === null) continue
    yield { note: { type: 'file', name } }
    yield { bytes }
  }
}

export type StagedFiles = {
  add(name: string, bytes: Uint8Array): Promise<void>
  /** Puts the files where they belong. Inquiries that wait there already stay. */
  publish(): Promise<void>
  discard(): Promise<void>
}

/** Files of a restore wait in a folder of their own until the database is whole. */
export async function stageFiles(dataDir: string, replace: boolean): Promise<StagedFiles> {
  const folder = join(dataDir, 'restoring')
  await rm(folder, { recursive: true, force: true })
  const names: string[] = []
  return {
    async add(name, bytes) {
      if (name === 'app-secret' && !replace) await refuseOtherSecret(dataDir, bytes)
      await mkdir(join(folder, dirname(name)), { recursive: true, mode: 0o700 })
      await writeDurably(join(folder, name), bytes)
      names.push(name)
    },
    async publish() {
      await mkdir(join(dataDir, 'spool'), { recursive: true, mode: 0o700 })
      const there = new Set(await readdir(join(dataDir, 'spool')))
      for (const name of names) {
        if (!there.has(basename(name))) await rename(join(folder, name), join(dataDir, name))
      }
      for (const changed of [join(dataDir, 'spool'), dataDir]) await syncFolder(changed)
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  }
}

async function refuseOtherSecret(dataDir: string, bytes: Uint8Array): Promise<void> {
  const own = await readFile(join(dataDir, 'app-secret')).catch(() => null)
  if (own === null || own.equals(bytes)) return
  throw new StartError(
    `${join(dataDir, 'app-secret')} is another machine's secret: --replace puts the backup's in its place.`,
  )
}

/** What waits in the spool belongs to the database as it is now. */
export async function refuseSpooled(dataDir: string): Promise<void> {
  const names = await readdir(join(dataDir, 'spool')).catch(() => [])
  const waiting = names.filter((name) => name.endsWith('.json')).length
  if (waiting === 0) return
  throw new StartError(
    `${waiting} inquiries wait in ${join(dataDir, 'spool')}: start the server until they are stored, and stop it again.`,
  )
}
