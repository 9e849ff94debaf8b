import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { keptBackups } from '../../domain/backup/kept-backups.ts'
import * as limits from '../../domain/limits.ts'
import { syncFolder, writeDurably } from '../durable-file.ts'
import { type Contents, examineBackup, writeBackupFile } from './backup-file.ts'
import { withSession } from './database-session.ts'
import { dumpDatabase } from './dump-database.ts'
import { dumpFiles } from './machine-files.ts'
import type { NoteOf, Part } from './parts.ts'

type BackupOptions = {
  readonly url: string
  readonly dataDir: string
  readonly folder: string
  readonly passphrase: string | null
  readonly release: string
  readonly secretMark: string
  readonly now: Date
}

export type Backup = {
  readonly file: string
  readonly bytes: number
  readonly contents: Contents
  /** The names of older ones that the rule no longer keeps. */
  readonly removed: readonly string[]
}

const namePattern = /^bridgelight-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/
const unfinished = '.unfinished'

/** Writes a backup, reads it back, and only then counts it, records its time and removes old ones. */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  const { folder, passphrase, now, dataDir } = options
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeUnfinished(folder, now)
  const file = join(
    folder,
    `bridgelight-${now.toISOString().replaceAll(':', '').replace(/\.\d+/, '')}.backup`,
  )
  const draft = file + unfinished
  try {
    await withSession(options.url, (client) =>
      writeBackupFile(draft, passphrase, dumpMachine(client, options)),
    )
    const contents = await examineBackup(draft, passphrase)
    await rename(draft, file)
    await syncFolder(folder)
    await writeDurably(join(dataDir, 'last-backup'), `${now.toISOString()}\n`)
    return { file, bytes: (await stat(file)).size, contents, removed: await prune(folder) }
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}

async function* dumpMachine(
  client: Client,
  { dataDir, release, secretMark, now }: BackupOptions,
): AsyncGenerator<Part> {
  const note: NoteOf<'backup'> = { type: 'backup', madeAt: now.toISOString(), release, secretMark }
  yield { note }
  // The spool comes first: an inquiry that is on its way from it to the database is then in one of them, or in both and stored
  // once, because its key is known.
  yield* dumpFiles(dataDir)
  yield* dumpDatabase(client, { mode: 'beside-writers' })
  yield { note: { type: 'end' } }
}

async function prune(folder: string): Promise<string[]> {
  const made = new Map<number, string>()
  for (const name of await readdir(folder)) {
    const time = timeOf(name)
    if (time) made.set(time.getTime(), name)
  }
  const kept = new Set(
    keptBackups([...made.keys()].map((time) => new Date(time))).map((time) => time.getTime()),
  )
  const removed = [...made].filter(([time]) => !kept.has(time)).map(([, name]) => name)
  for (const name of removed) await rm(join(folder, name))
  return removed
}

function timeOf(name: string): Date | null {
  const [, day, hour, minute, second] = namePattern.exec(name) ?? []
  const time = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(time.getTime()) ? null : time
}

async function removeUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(unfinished)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (now.getTime() - mtimeMs > limits.backup.unfinishedMs) await rm(join(folder, name), { force: true })
  }
}
