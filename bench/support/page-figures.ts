import { fetchEncoded } from './answers.ts'
import type { Category, PageRun } from './lighthouse.ts'
import { median } from './statistics.ts'

export type PageFigures = {
  readonly name: string
  readonly scores: Readonly<Record<Category, number>>
  readonly faults: Readonly<Record<Category, readonly string[]>>
  readonly fcp: number
  readonly lcp: number
  readonly appliedFcp: number
  readonly appliedLcp: number
  readonly tbt: number
  readonly tbtByClock: number
  readonly cls: number
  /** Bodies as sent, without headers. */
  readonly scriptBytesBeforeIdle: number
  readonly scriptBytes: number
  readonly transfer: number
  readonly requests: number
  readonly noindex: boolean
  /** The share of the machine that other programs took. */
  readonly neighbors: number
  /** The share of the working time that other tenants of the machine took. */
  readonly stolen: number
}

export async function summarize(
  { name, url }: { readonly name: string; readonly url: string },
  simulated: readonly PageRun[],
  applied: readonly PageRun[],
): Promise<PageFigures> {
  const middle = (pick: (run: PageRun) => number) => median(simulated.map(pick))
  const scripts = new Map<string, 'early' | 'late'>()
  for (const { requests, loaded } of simulated) {
    for (const request of requests) {
      if (request.resourceType !== 'Script') continue
      if (request.networkRequestTime < loaded) scripts.set(request.url, 'early')
      else if (!scripts.has(request.url)) scripts.set(request.url, 'late')
    }
  }
  let early = 0
  let total = 0
  for (const [address, moment] of scripts) {
    const { origin, pathname } = new URL(address)
    const { length } = (await fetchEncoded(origin, pathname)).body
    total += length
    if (moment === 'early') early += length
  }
  const forCategories = <Value>(pick: (category: Category) => Value): Record<Category, Value> => ({
    performance: pick('performance'),
    accessibility: pick('accessibility'),
    'best-practices': pick('best-practices'),
    seo: pick('seo'),
  })
  return {
    name,
    scores: forCategories((category) => middle((run) => run.scores[category])),
    faults: forCategories((category) => [...new Set(simulated.flatMap((run) => run.faults[category]))]),
    fcp: middle((run) => run.fcp),
    lcp: middle((run) => run.lcp),
    appliedFcp: median(applied.map((run) => run.fcp)),
    appliedLcp: median(applied.map((run) => run.lcp)),
    tbt: middle((run) => run.tbt),
    tbtByClock: middle((run) => run.tbtByClock),
    cls: Math.max(...simulated.map((run) => run.cls)),
    scriptBytesBeforeIdle: early,
    scriptBytes: total,
    transfer: middle((run) => run.transfer),
    requests: middle((run) => run.requests.length),
    noindex: /<meta name="robots" content="noindex/.test(await (await fetch(url)).text()),
    neighbors: median([...simulated, ...applied].map((run) => run.neighbors ?? 0)),
    stolen: middle((run) => run.stolen),
  }
}
