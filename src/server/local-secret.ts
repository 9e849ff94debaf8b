import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** Outside production, the secret is created once and kept in the data folder. */
export async function localSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'app-secret')
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known.length >= 32) return known
  const made = randomBytes(32).toString('hex')
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(file, made, { mode: 0o600 })
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written (${reason}): make it writable for this user, or set DATA_DIR to another folder.`,
    )
  }
  return made
}
