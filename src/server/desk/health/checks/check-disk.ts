import { statfs } from 'node:fs/promises'
import type { Finding, HealthFacts } from '../../../../domain/desk/health.ts'
import * as limits from '../../../../domain/limits.ts'

export async function checkDisk(dataDir: string): Promise<Finding<HealthFacts['disk']>> {
  const { bavail, blocks, bsize } = await statfs(dataDir)
  return judgeDisk({ freeBytes: bavail * bsize, freeShare: blocks > 0 ? bavail / blocks : 0 })
}

export function judgeDisk(facts: HealthFacts['disk']): Finding<HealthFacts['disk']> {
  const { diskLow, diskFull } = limits.desk.health
  const below = ({ bytes, share }: { bytes: number; share: number }) =>
    facts.freeBytes < bytes || facts.freeShare < share
  if (below(diskFull)) return { state: 'bad', problem: 'disk-full', facts }
  if (below(diskLow)) return { state: 'warn', problem: 'disk-low', facts }
  return { state: 'good', problem: null, facts }
}
