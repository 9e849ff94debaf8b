import { pagePaths } from '../../src/routes.ts'
import { fetchEncoded } from './answers.ts'
import { type Category, categories, type PageRun } from './lighthouse.ts'
import { atMost, type Check } from './report.ts'
import { median } from './statistics.ts'

export type PageFigures = {
  readonly name: string
  readonly scores: Readonly<Record<Category, number>>
  readonly faults: Readonly<Record<Category, readonly string[]>>
  readonly fcp: number
  readonly lcp: number
  readonly appliedLcp: number
  readonly tbt: number
  readonly cls: number
  /** Bodies as sent, without headers. */
  readonly scriptBytesBeforeIdle: number
  readonly scriptBytes: number
  readonly transfer: number
  readonly requests: number
  readonly noindex: boolean
  /** The share of the machine that other programs took. */
  readonly neighbours: number
}

const wanted = {
  firstPaintsRatio: 1.15,
  appliedRatio: 1.1,
  tbtMs: 30,
  scriptKilobytes: 75,
  appScriptKilobytes: 100,
  homeKilobytes: 160,
  homeRequests: 12,
}

const appPaths: readonly string[] = [
  pagePaths.quote,
  pagePaths.equipmentAvailability,
  pagePaths.gearList,
  pagePaths.auth,
]

export async function summarise(
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
    appliedLcp: median(applied.map((run) => run.lcp)),
    tbt: middle((run) => run.tbt),
    cls: Math.max(...simulated.map((run) => run.cls)),
    scriptBytesBeforeIdle: early,
    scriptBytes: total,
    transfer: middle((run) => run.transfer),
    requests: middle((run) => run.requests.length),
    noindex: /<meta name="robots" content="noindex/.test(await (await fetch(url)).text()),
    neighbours: median([...simulated, ...applied].map((run) => run.neighbours ?? 0)),
  }
}

export function checkPage(page: PageFigures, floor: PageFigures): Check[] {
  const home = page.name === pagePaths.home
  const scriptLimit = appPaths.includes(page.name) ? wanted.appScriptKilobytes : wanted.scriptKilobytes
  return [
    ...categories.map((category) => checkScore(page, category)),
    atMost('FCP, ratio to the floor', page.fcp / floor.fcp, wanted.firstPaintsRatio, '', 2),
    atMost('LCP, ratio to the floor', page.lcp / floor.lcp, wanted.firstPaintsRatio, '', 2),
    ...(Number.isNaN(page.appliedLcp)
      ? []
      : [
          atMost(
            'LCP under applied throttling, ratio to the floor',
            page.appliedLcp / floor.appliedLcp,
            wanted.appliedRatio,
            '',
            2,
          ),
        ]),
    atMost('TBT', page.tbt, wanted.tbtMs, 'ms'),
    atMost('CLS', page.cls, 0, '', 3),
    atMost('JavaScript before idle', page.scriptBytesBeforeIdle / 1000, 0, 'KB', 1),
    atMost('JavaScript in all', page.scriptBytes / 1000, scriptLimit, 'KB', 1),
    ...(home
      ? [
          atMost('transfer, first view', page.transfer / 1000, wanted.homeKilobytes, 'KB', 1),
          atMost('requests, first view', page.requests, wanted.homeRequests),
        ]
      : []),
  ]
}

/** A page that asks not to be indexed cannot have the full SEO score; everything else about it can be right. */
function checkScore({ scores, faults, noindex }: PageFigures, category: Category): Check {
  const others = faults[category].filter((fault) => fault !== 'is-crawlable')
  const named = others.length > 0 ? `: ${others.join(', ')}` : ''
  if (category === 'seo' && noindex && others.length === 0) {
    return {
      label: category,
      measured: 'n/a',
      wanted: '100, but the page is noindex; all else is right',
      passed: null,
    }
  }
  const score = scores[category]
  return {
    label: category,
    measured: String(score),
    wanted: `100${score < 100 ? named : ''}`,
    passed: score === 100,
  }
}
