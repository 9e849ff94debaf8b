import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding, HealthFacts } from '../../../../domain/desk/health.ts'
import * as limits from '../../../../domain/limits.ts'

const hourMs = 3_600_000

/** The backup writes the time of its success into `last-backup` in the data folder. */
export async function checkBackup(dataDir: string, now: Date): Promise<Finding<HealthFacts['backup']>> {
  const text = await readFile(join(dataDir, 'last-backup'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return { state: 'warn', problem: 'backup-none', facts: { at: null } }
  const time = Date.parse(text.trim())
  if (Number.isNaN(time)) return { state: 'warn', problem: 'backup-unreadable', facts: { at: null } }
  const facts = { at: new Date(time).toISOString() }
  const hours = (now.getTime() - time) / hourMs
  if (hours > limits.desk.health.backupLostHours) return { state: 'bad', problem: 'backup-old', facts }
  if (hours > limits.desk.health.backupOldHours) return { state: 'warn', problem: 'backup-old', facts }
  return { state: 'good', problem: null, facts }
}
