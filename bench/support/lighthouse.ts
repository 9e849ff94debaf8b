import { availableParallelism } from 'node:os'
import lighthouse, { type Result } from 'lighthouse'
import * as z from 'zod/mini'
import { startChromium } from './chromium.ts'
import { busySeconds, processorSeconds } from './machine-load.ts'
import type { Disturbed } from './quiet-rounds.ts'

export type Throttling = 'simulate' | 'devtools'
export type Request = z.infer<typeof requestSchema>

export type PageRun = Disturbed & {
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

/** One run of the mobile preset in a browser of its own; once more when Lighthouse could not measure. */
export async function runLighthouse(browser: string, url: string, throttling: Throttling): Promise<PageRun> {
  try {
    return await runOnce(browser, url, throttling)
  } catch (error) {
    console.log(`   Once more: ${error instanceof Error ? error.message : String(error)}`)
    return runOnce(browser, url, throttling)
  }
}

async function runOnce(browser: string, url: string, throttlingMethod: Throttling): Promise<PageRun> {
  const chromium = await startChromium(browser)
  try {
    const machine = watchMachine(chromium.pid)
    const outcome = await lighthouse(url, {
      port: chromium.port,
      logLevel: 'silent',
      output: 'json',
      disableFullPageScreenshot: true,
      throttlingMethod,
      onlyCategories: throttlingMethod === 'simulate' ? [...categories] : ['performance'],
    })
    const neighbours = machine.neighbours()
    if (!outcome) throw new Error(`Lighthouse gave no result for ${url}`)
    const { lhr } = outcome
    const problem = lhr.runtimeError?.message ?? lhr.audits.metrics?.errorMessage
    if (problem) throw new Error(`Lighthouse at ${url}: ${problem}`)
    return { ...read(lhr), neighbours }
  } finally {
    await chromium.end()
  }
}

/** How much of all cores goes to programs other than this one and the browser. */
function watchMachine(browserPid: number) {
  const cores = Array.from({ length: availableParallelism() }, (_, core) => core)
  const read = () => {
    const { user, system } = process.cpuUsage()
    const own = (user + system) / 1_000_000 + (processorSeconds(browserPid) ?? 0)
    return { others: (busySeconds(cores) - own) / cores.length, wall: performance.now() / 1000 }
  }
  const start = read()
  return {
    neighbours() {
      const end = read()
      return Math.max(0, (end.others - start.others) / (end.wall - start.wall))
    },
  }
}

function read(result: Result): Omit<PageRun, 'neighbours'> {
  const figure = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  const forCategories = <Value>(pick: (category: Category) => Value): Record<Category, Value> => ({
    performance: pick('performance'),
    accessibility: pick('accessibility'),
    'best-practices': pick('best-practices'),
    seo: pick('seo'),
  })
  // What a style sheet carries itself is asked of nobody.
  const requests = requestTable
    .parse(result.audits['network-requests']?.details)
    .items.filter(({ url }) => !url.startsWith('data:'))
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
  }
}

function faultsOf({ categories, audits }: Result, category: Category): string[] {
  const weighed = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? []
  return weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9)
}
