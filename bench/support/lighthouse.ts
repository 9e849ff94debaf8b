import lighthouse, { type Result } from 'lighthouse'
import * as z from 'zod/mini'
import { startChromium } from './chromium.ts'

export type Throttling = 'simulate' | 'devtools'
export type Request = z.infer<typeof requestSchema>

export type PageRun = {
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly transfer: number
  readonly requests: readonly Request[]
  /** When the load event fired, on the clock of the requests. */
  readonly loaded: number
  readonly scores: Readonly<Record<Category, number>>
  /** Audits that cost points, by category. */
  readonly faults: Readonly<Record<Category, readonly string[]>>
  /** How fast Lighthouse found this machine; lower than usual means that it was busy. */
  readonly machine: number
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

const requestSchema = z.object({
  url: z.string(),
  resourceType: z.optional(z.string()),
  networkRequestTime: z.number(),
  transferSize: z.number(),
})
const requestTable = z.object({ items: z.array(requestSchema) })
const timings = z.object({ items: z.array(z.object({ observedLoad: z.optional(z.number()) })) })

/** One run of the mobile preset in a browser of its own. */
export async function runLighthouse(
  browser: string,
  url: string,
  throttlingMethod: Throttling,
): Promise<PageRun> {
  const { program, port } = await startChromium(browser)
  try {
    const outcome = await lighthouse(url, { port, logLevel: 'error', output: 'json', throttlingMethod })
    if (!outcome) throw new Error(`Lighthouse gave no result for ${url}`)
    if (outcome.lhr.runtimeError) throw new Error(`${url}: ${outcome.lhr.runtimeError.message}`)
    return read(outcome.lhr)
  } finally {
    await program.end()
  }
}

function read(result: Result): PageRun {
  const figure = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  const forCategories = <Value>(pick: (category: Category) => Value): Record<Category, Value> => ({
    performance: pick('performance'),
    accessibility: pick('accessibility'),
    'best-practices': pick('best-practices'),
    seo: pick('seo'),
  })
  const requests = requestTable.parse(result.audits['network-requests']?.details).items
  return {
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    transfer: requests.reduce((sum, request) => sum + request.transferSize, 0),
    requests,
    loaded: timings.parse(result.audits.metrics?.details).items[0]?.observedLoad ?? Number.NaN,
    scores: forCategories((category) => Math.round(100 * (result.categories[category]?.score ?? 0))),
    faults: forCategories((category) => faultsOf(result, category)),
    machine: result.environment.benchmarkIndex,
  }
}

function faultsOf({ categories, audits }: Result, category: Category): string[] {
  const weighed = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? []
  return weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9)
}
