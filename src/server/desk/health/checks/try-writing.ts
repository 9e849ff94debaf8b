import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes a byte into the folder and removes it: rights alone do not tell of a full or read-only disk. */
export async function tryWriting(folder: string): Promise<void> {
  const file = join(folder, `.health-${randomUUID()}`)
  try {
    await writeFile(file, '.', { mode: 0o600 })
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}
