import { pagePaths } from '../../src/routes.ts'
import { type Category, categories, noticeablyStolen } from './lighthouse.ts'
import type { PageFigures } from './page-figures.ts'
import { atMost, type Check, unjudged } from './report.ts'

const wanted = {
  performance: 98,
  fcpRatio: 1.8,
  lcpRatio: 1.55,
  appliedRatio: 1.15,
  tbtMs: 100,
  cls: 0.01,
  scriptKilobytes: 90,
  appScriptKilobytes: 120,
  homeKilobytes: 200,
  homeRequests: 15,
}

const appPaths: readonly string[] = [
  pagePaths.quote,
  pagePaths.equipmentAvailability,
  pagePaths.gearList,
  pagePaths.auth,
]

/** When other programs take more than this share of the machine, they distort the times. */
export const disturbing = 0.15

export function checkPage(page: PageFigures, floor: PageFigures): Check[] {
  const scriptLimit = appPaths.includes(page.name) ? wanted.appScriptKilobytes : wanted.scriptKilobytes
  const busy = Math.max(page.neighbors, floor.neighbors) > disturbing
  const timed = (check: Check) => (busy ? unjudged(check, 'other programs kept the machine busy') : check)
  const toFloor = (label: string, value: number, base: number, limit: number) =>
    timed(atMost(`${label}, ratio to the floor`, value / base, limit, '', 2))
  return [
    timed(checkScore(page, 'performance')),
    ...categories.filter((name) => name !== 'performance').map((name) => checkScore(page, name)),
    toFloor('FCP', page.fcp, floor.fcp, wanted.fcpRatio),
    toFloor('LCP', page.lcp, floor.lcp, wanted.lcpRatio),
    ...(Number.isNaN(page.appliedLcp)
      ? []
      : [toFloor('LCP under applied throttling', page.appliedLcp, floor.appliedLcp, wanted.appliedRatio)]),
    timed(
      atMost(page.stolen > noticeablyStolen ? 'TBT, processor time' : 'TBT', page.tbt, wanted.tbtMs, 'ms'),
    ),
    atMost('CLS', page.cls, wanted.cls, '', 3),
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

/** A noindex page cannot reach the full SEO score, but everything else about it can be right. */
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
  const least = category === 'performance' ? wanted.performance : 100
  return {
    label: category,
    measured: String(score),
    wanted: `${least}${score < least ? named : ''}`,
    passed: score >= least,
  }
}
