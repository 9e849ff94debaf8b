import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../durable-file.ts'
import { StartError } from '../start-error.ts'

const fileOf = (dataDir: string) => join(dataDir, 'database-moved')

/** From now on nothing opens the embedded database of this folder. */
export async function markMoved(dataDir: string, to: string): Promise<void> {
  await writeDurably(fileOf(dataDir), `${to}\n`)
}

/** A start without DATABASE_URL would take inquiries into a database that nobody looks at any more. */
export async function refuseMoved(dataDir: string): Promise<void> {
  const to = (await readFile(fileOf(dataDir), 'utf8').catch(() => '')).trim()
  if (!to) return
  throw new StartError(
    `The database of DATA_DIR was moved to ${to}: set DATABASE_URL to it, or remove ${fileOf(dataDir)} to go back to the old one.`,
  )
}
