import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '../../start-error.ts'

const waitLimitMs = 120_000
const sqliteBusy = 5

/**
 * Runs `work` while no other process (or other call in this one) holds the same lock. It is SQLite's lock on
 * an empty file: the kernel releases it when its holder dies, so it is never stale.
 */
export async function withFolderLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = openLock(file)
  try {
    const deadline = Date.now() + waitLimitMs
    while (!tryLock(lock, file)) {
      if (Date.now() > deadline) {
        throw new StartError(
          `Another process has been starting or stopping the database for two minutes (lock ${file}): end that process, or set DATA_DIR to another folder.`,
        )
      }
      await delay(25)
    }
    return await work()
  } finally {
    lock.close()
  }
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file)
  } catch (error) {
    throw unusable(file, error)
  }
}

function tryLock(lock: DatabaseSync, file: string): boolean {
  try {
    // The journal is in memory, so that locking writes nothing and works on a full disk.
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return false
    throw unusable(file, error)
  }
}

function unusable(file: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartError(
    `Cannot lock ${file} (${reason}): make it writable, or set DATA_DIR to a folder that is.`,
  )
}
