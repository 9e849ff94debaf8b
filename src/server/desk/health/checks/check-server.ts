import type { Finding, HealthFacts } from '../../../../domain/desk/health.ts'
import { readRelease } from '../../../release.ts'

export async function checkServer(): Promise<Finding<HealthFacts['server']>> {
  return {
    state: 'good',
    problem: null,
    facts: {
      version: await readRelease(),
      node: process.version,
      upSeconds: process.uptime(),
      memoryBytes: process.memoryUsage.rss(),
    },
  }
}
