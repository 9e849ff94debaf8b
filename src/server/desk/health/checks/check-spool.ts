import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding, HealthFacts } from '../../../../domain/desk/health.ts'
import * as limits from '../../../../domain/limits.ts'
import { tryWriting } from './try-writing.ts'

export async function checkSpool(dataDir: string, now: Date): Promise<Finding<HealthFacts['spool']>> {
  const folder = join(dataDir, 'spool')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await tryWriting(folder)
  const names = await readdir(folder)
  const waiting = names.filter((name) => name.endsWith('.json'))
  const aside = names.filter((name) => name.endsWith('.aside')).length
  const times = await Promise.all(
    waiting.map((name) =>
      stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        // Replayed in this moment.
        () => Infinity,
      ),
    ),
  )
  const oldest = Math.min(...times)
  const oldestSeconds = Number.isFinite(oldest) ? Math.max(0, (now.getTime() - oldest) / 1000) : null
  const facts = { waiting: waiting.length, oldestSeconds, aside }
  if ((oldestSeconds ?? 0) > limits.desk.health.spoolStuckSeconds) {
    return { state: 'bad', problem: 'spool-stuck', facts }
  }
  if (waiting.length > 0) return { state: 'warn', problem: 'spool-waiting', facts }
  if (aside > 0) return { state: 'warn', problem: 'spool-aside', facts }
  return { state: 'good', problem: null, facts }
}
