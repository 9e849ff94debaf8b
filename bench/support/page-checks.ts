import { pagePaths } from '../../src/routes.ts'
import { type Category, categories, noticeablyStolen } from './lighthouse.ts'
import type { PageFigures } from './page-figures.ts'
import { atMost, type Check, unjudged } from './report.ts'

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

/** Other programs that take more than this share of the machine decide the times. */
export const disturbing = 0.15

export function checkPage(page: PageFigures, floor: PageFigures): Check[] {
  const scriptLimit = appPaths.includes(page.name) ? wanted.appScriptKilobytes : wanted.scriptKilobytes
  const busy = Math.max(page.neighbours, floor.neighbours) > disturbing
  const timed = (check: Check) => (busy ? unjudged(check, 'other programs kept the machine busy') : check)
  const toFloor = (label: string, value: number, base: number, limit: number) =>
    timed(atMost(`${label}, ratio to the floor`, value / base, limit, '', 2))
  return [
    timed(checkScore(page, 'performance')),
    ...categories.filter((name) => name !== 'performance').map((name) => checkScore(page, name)),
    toFloor('FCP', page.fcp, floor.fcp, wanted.firstPaintsRatio),
    toFloor('LCP', page.lcp, floor.lcp, wanted.firstPaintsRatio),
    ...(Number.isNaN(page.appliedLcp)
      ? []
      : [toFloor('LCP under applied throttling', page.appliedLcp, floor.appliedLcp, wanted.appliedRatio)]),
    timed(
      atMost(page.stolen > noticeablyStolen ? 'TBT, processor time' : 'TBT', page.tbt, wanted.tbtMs, 'ms'),
    ),
    atMost('CLS', page.cls, 0, '', 3),
    atMost('JavaScript before idle', page.scriptBytesBeforeIdle / 1000, 0, 'KB', 1),
    atMost('JavaScript in all', page.scriptBytes / 1000, scriptLimit, 'KB', 1),
    ...(page.name === pagePaths.home ? checkHome(page) : []),
  ]
}

function checkHome({ transfer, requests }: PageFigures): Check[] {
  return [
    atMost('transfer, first view', transfer / 1000, wanted.homeKilobytes, 'KB', 1),
    atMost('requests, first view', requests, wanted.homeRequests),
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
