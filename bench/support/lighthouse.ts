import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import * as z from 'zod/mini'
import type { Browser } from '../../tools/browser.ts'
import { startChromium } from './chromium.ts'
import { temporaryFolder } from './clean-up.ts'
import { busySeconds, processorSeconds, stolenSeconds } from './machine-load.ts'
import { storeInProcessorTime } from './processor-trace.ts'
import type { Disturbed } from './quiet-rounds.ts'

export type Throttling = 'simulate' | 'devtools'
export type Request = z.infer<typeof requestSchema>

export type PageRun = Disturbed & {
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  /** As Lighthouse measured it, including the time other tenants of the machine took. */
  readonly tbtByClock: number
  /** The share of the working time that other tenants of the machine took. */
  readonly stolen: number
  readonly cls: number
  readonly transfer: number
  readonly requests: readonly Request[]
  /** When the load event fired, on the same clock as the requests. */
  readonly loaded: number
  readonly scores: Readonly<Record<Category, number>>
  /** Audits that cost points, by category. */
  readonly faults: Readonly<Record<Category, readonly string[]>>
}

type Audited = Omit<PageRun, 'neighbors' | 'stolen' | 'tbtByClock'>

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

/** One run of the mobile preset in its own browser; repeated once if Lighthouse could not measure. */
export async function runLighthouse(browser: Browser, url: string, throttling: Throttling): Promise<PageRun> {
  try {
    return await runOnce(browser, url, throttling)
  } catch (error) {
    console.log(`   Once more: ${error instanceof Error ? error.message : String(error)}`)
    return runOnce(browser, url, throttling)
  }
}

/** When other tenants of the machine take more than this share, a simulated run is read in processor time. */
export const noticeablyStolen = 0.02

async function runOnce(browser: Browser, url: string, throttlingMethod: Throttling): Promise<PageRun> {
  const chromium = await startChromium(browser)
  const folder = await temporaryFolder('lighthouse')
  const settings: Flags = {
    port: chromium.port,
    logLevel: 'silent',
    output: 'json',
    disableFullPageScreenshot: true,
    throttlingMethod,
    onlyCategories: throttlingMethod === 'simulate' ? [...categories] : ['performance'],
  }
  try {
    const machine = watchMachine(chromium.pid)
    await lighthouse(url, { ...settings, gatherMode: folder })
    const disturbed = machine.disturbed()
    const byClock = await audit(url, { ...settings, auditMode: folder })
    const run = { ...byClock, ...disturbed, tbtByClock: byClock.tbt }
    // Applied throttling slows down the page itself, so its times stay wall-clock times.
    if (throttlingMethod !== 'simulate' || disturbed.stolen <= noticeablyStolen) return run
    await storeInProcessorTime(join(folder, 'trace.json'))
    return { ...run, ...(await audit(url, { ...settings, auditMode: folder })) }
  } finally {
    await chromium.end()
    await rm(folder, { recursive: true, force: true })
  }
}

async function audit(url: string, settings: Flags): Promise<Audited> {
  const outcome = await lighthouse(url, settings)
  if (!outcome) throw new Error(`Lighthouse gave no result for ${url}`)
  const { lhr } = outcome
  const problem = lhr.runtimeError?.message ?? lhr.audits.metrics?.errorMessage
  if (problem) throw new Error(`Lighthouse at ${url}: ${problem}`)
  return read(lhr)
}

/** The share of all cores taken by programs other than this one and the browser, and by other machines. */
function watchMachine(browserPid: number) {
  const cores = Array.from({ length: availableParallelism() }, (_, core) => core)
  const read = () => {
    const { user, system } = process.cpuUsage()
    const own = (user + system) / 1_000_000 + (processorSeconds(browserPid) ?? 0)
    const busy = busySeconds(cores)
    return { busy, others: busy - own, stolen: stolenSeconds(cores), wall: performance.now() / 1000 }
  }
  const start = read()
  return {
    disturbed() {
      const end = read()
      const stolen = end.stolen - start.stolen
      return {
        neighbors: Math.max(0, (end.others - start.others) / cores.length / (end.wall - start.wall)),
        stolen: stolen / (stolen + end.busy - start.busy),
      }
    },
  }
}

function read(result: Result): Audited {
  const figure = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  const forCategories = <Value>(pick: (category: Category) => Value): Record<Category, Value> => ({
    performance: pick('performance'),
    accessibility: pick('accessibility'),
    'best-practices': pick('best-practices'),
    seo: pick('seo'),
  })
  // `data:` URLs inside a style sheet cause no request.
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
