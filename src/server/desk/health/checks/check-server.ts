import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { Finding, HealthFacts } from '../../../../domain/desk/health.ts'
import { parseJson } from '../../../../domain/parse-json.ts'

const manifest = new URL('../../../../../package.json', import.meta.url)
const manifestSchema = z.object({ version: z.string() })

export async function checkServer(): Promise<Finding<HealthFacts['server']>> {
  const { data } = manifestSchema.safeParse(parseJson(await readFile(manifest, 'utf8')))
  return {
    state: 'good',
    problem: null,
    facts: {
      version: data?.version ?? '',
      node: process.version,
      upSeconds: process.uptime(),
      memoryBytes: process.memoryUsage.rss(),
    },
  }
}
