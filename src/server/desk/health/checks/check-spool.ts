import { mkdir } from 'node:fs/promises'
import type { Finding, HealthFacts } from '../../../../domain/desk/health.ts'
import * as limits from '../../../../domain/limits.ts'
import { measureSpool, spoolFolder } from '../../../inquiries/intake/measure-spool.ts'
import { tryWriting } from './try-writing.ts'

export async function checkSpool(dataDir: string, now: Date): Promise<Finding<HealthFacts['spool']>> {
  const folder = spoolFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await tryWriting(folder)
  const facts = await measureSpool(dataDir, now)
  if ((facts.oldestSeconds ?? 0) > limits.desk.health.spoolStuckSeconds) {
    return { state: 'bad', problem: 'spool-stuck', facts }
  }
  if (facts.waiting > 0) return { state: 'warn', problem: 'spool-waiting', facts }
  if (facts.aside > 0) return { state: 'warn', problem: 'spool-aside', facts }
  return { state: 'good', problem: null, facts }
}
