/**
 * Every page under Lighthouse's mobile preset, compared with the floor page measured in the same run:
 * `npm run bench -- pages [--all] [--only /path,/path] [--runs 3] [--no-applied]`
 */
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as limits from '../src/domain/limits.ts'
import { pagePaths } from '../src/routes.ts'
import { type Browser, findBrowser } from '../tools/browser.ts'
import { temporaryFolder } from './support/clean-up.ts'
import { makeFloorPage } from './support/floor-page.ts'
import { type PageRun, runLighthouse, type Throttling } from './support/lighthouse.ts'
import { startMemoryPeer } from './support/memory-peer.ts'
import { checkPage, disturbing } from './support/page-checks.ts'
import { type PageFigures, summarize } from './support/page-figures.ts'
import { measureInRounds } from './support/quiet-rounds.ts'
import { heading, printChecks, printTable } from './support/report.ts'
import { freePort, startSite } from './support/site.ts'

/** Disturbed runs are repeated, up to this many times the wanted number. */
const patience = 2

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)}`

export async function benchPages(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      all: { type: 'boolean', default: false },
      only: { type: 'string' },
      runs: { type: 'string', default: '3' },
      applied: { type: 'boolean', default: true },
    },
  })
  const browser = findBrowser()
  const runs = Number(values.runs)
  const paths = values.only?.split(',') ?? (values.all ? Object.values(pagePaths) : [pagePaths.home])
  const port = await freePort()
  const site = await startSite({
    dataDir: await temporaryFolder('data'),
    origin: `http://localhost:${port}`,
    port,
  })
  const floorServer = await startMemoryPeer(await makeFloorPage())
  await compressedWell(site.address, paths)

  heading(`Pages, Lighthouse mobile preset, median of ${runs}`)
  const targets = [
    { name: 'floor', url: `${floorServer.address}/` },
    ...paths.map((path) => ({ name: path, url: site.address + path })),
  ]
  const figures = await measureAll(browser, targets, runs, values.applied)
  const [floor, ...pages] = figures
  if (!floor) throw new Error('The floor was not measured')
  printFigures(figures, floor)
  let passed = true
  for (const page of pages) {
    console.log(`\n   ${page.name}`)
    if (!printChecks(checkPage(page, floor))) passed = false
  }
  return passed
}

type Target = { readonly name: string; readonly url: string }

/** A server whose address is not the build's compresses its pages quickly at first, and well later. */
async function compressedWell(address: string, paths: readonly string[]): Promise<void> {
  const sizes = () =>
    Promise.all(
      paths.map(async (path) => {
        const { headers } = await fetch(address + path, {
          method: 'HEAD',
          headers: { 'Accept-Encoding': 'br' },
        })
        return headers.get('content-length')
      }),
    )
  const first = await sizes()
  const deadline = Date.now() + 4 * limits.http.recompressAfterMs
  while ((await sizes()).some((size, index) => size === first[index])) {
    if (Date.now() > deadline) throw new Error('The server has not compressed its pages well')
    await delay(500)
  }
}

async function measureAll(browser: Browser, targets: readonly Target[], runs: number, applied: boolean) {
  const rounds = { wanted: runs, quiet: disturbing, patience }
  const measure = (throttling: Throttling) =>
    measureInRounds(targets, rounds, ({ url }) => runLighthouse(browser, url, throttling))
  const simulated = await measure('simulate')
  const throttled = applied ? await measure('devtools') : new Map<Target, PageRun[]>()
  return Promise.all(
    targets.map((target) => summarize(target, simulated.get(target) ?? [], throttled.get(target) ?? [])),
  )
}

function printFigures(figures: readonly PageFigures[], floor: PageFigures): void {
  const times = (value: number, base: number) => `${Math.round(value)} (${(value / base).toFixed(2)}×)`
  const timesApplied = (value: number, base: number) => (Number.isNaN(value) ? '–' : times(value, base))
  printTable([
    [
      '',
      'perf',
      'a11y',
      'bp',
      'seo',
      'FCP ms',
      'LCP ms',
      'FCP applied',
      'LCP applied',
      'TBT ms',
      'by the clock',
      'CLS',
      'JS KB before idle',
      'JS KB',
      'KB',
      'requests',
      'other programs',
      'other machines',
    ],
    ...figures.map((page) => [
      page.name,
      String(page.scores.performance),
      String(page.scores.accessibility),
      String(page.scores['best-practices']),
      page.noindex ? 'n/a' : String(page.scores.seo),
      times(page.fcp, floor.fcp),
      times(page.lcp, floor.lcp),
      timesApplied(page.appliedFcp, floor.appliedFcp),
      timesApplied(page.appliedLcp, floor.appliedLcp),
      String(Math.round(page.tbt)),
      String(Math.round(page.tbtByClock)),
      page.cls.toFixed(3),
      kilobytes(page.scriptBytesBeforeIdle),
      kilobytes(page.scriptBytes),
      kilobytes(page.transfer),
      String(page.requests),
      `${Math.round(100 * page.neighbors)} %`,
      `${Math.round(100 * page.stolen)} %`,
    ]),
  ])
}
