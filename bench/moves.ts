/**
 * Page changes without loading, and the cost of decorative motion compared with the same page at rest:
 * `npm run bench -- moves [--rounds 2]`
 */
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { footerNavigation } from '../src/content/shell/navigation.ts'
import { pagePaths } from '../src/routes.ts'
import { findBrowser } from '../tools/browser.ts'
import { temporaryFolder } from './support/clean-up.ts'
import { atMost, heading, printChecks, printTable } from './support/report.ts'
import { startSite } from './support/site.ts'
import { percentile } from './support/statistics.ts'

const watchedMs = 4_000
const size = { width: 1280, height: 800 }

export async function benchMoves(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { rounds: { type: 'string', default: '2' } } })
  const site = await startSite({ dataDir: await temporaryFolder('moves') })
  const browser = await chromium.launch(findBrowser())
  try {
    const options = { baseURL: site.address, viewport: size }
    const moving = await browser.newContext(options)
    const still = await browser.newContext({ ...options, reducedMotion: 'reduce' })
    const journeys: number[] = []
    const cost = { moving: 0, still: 0 }
    const rounds = Number(values.rounds)
    heading(`What moves, ${rounds} rounds in turns`)
    for (let round = 0; round < rounds; round += 1) {
      journeys.push(...(await travel(still)))
      cost.moving += (await frameCost(moving)) / rounds
      cost.still += (await frameCost(still)) / rounds
    }
    printTable([
      ['', 'median', 'p95', 'most'],
      ['to the next page, ms', ...[0.5, 0.95, 1].map((part) => percentile(journeys, part).toFixed(0))],
      ['main thread per frame, moving, ms', cost.moving.toFixed(2), '', ''],
      ['main thread per frame, at rest, ms', cost.still.toFixed(2), '', ''],
    ])
    return printChecks([
      atMost('to the new page’s first paint', percentile(journeys, 0.5), 100, 'ms'),
      atMost('dust and cursor, per frame', cost.moving - cost.still, 2, 'ms', 2),
    ])
  } finally {
    await browser.close()
  }
}

/** Times the change to every page linked in the footer, with its files already loaded. */
async function travel(context: BrowserContext): Promise<number[]> {
  const page = await openHome(context)
  const times: number[] = []
  const links = footerNavigation.flatMap((group) => group.links).filter(({ href }) => !href.includes('#'))
  for (const { label } of links) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: label, exact: true })
    await link.hover()
    await page.waitForLoadState('networkidle')
    const painted = page.evaluate(untilPainted)
    await link.click()
    times.push(await painted)
    await page.goBack()
    await page.waitForURL(pagePaths.home)
  }
  await page.close()
  return times
}

/** Runs in the page: from the click to the frame that shows another headline. */
function untilPainted(): Promise<number> {
  const headline = () => document.querySelector('h1')?.textContent
  const before = headline()
  return new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - timeStamp)
        const look = () => {
          if (headline() === before) requestAnimationFrame(look)
          else port2.postMessage(null)
        }
        requestAnimationFrame(look)
      },
      { once: true, capture: true },
    )
  })
}

/** Processor time of the main thread for each frame, in ms, while the mouse wanders over the hero. */
async function frameCost(context: BrowserContext): Promise<number> {
  const page = await openHome(context)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  // The first gesture loads everything that moves.
  await page.keyboard.press('Shift')
  await wander(page, 500)
  const before = await busyMs()
  const counted = page.evaluate(countFrames, watchedMs)
  await wander(page, watchedMs)
  const frames = await counted
  const cost = ((await busyMs()) - before) / frames
  await page.close()
  return cost
}

async function wander(page: Page, ms: number): Promise<void> {
  const until = performance.now() + ms
  for (let step = 0; performance.now() < until; step += 1) {
    await page.mouse.move(640 + 400 * Math.cos(step / 20), 400 + 250 * Math.sin(step / 13))
  }
}

/** Runs in the page. */
function countFrames(ms: number): Promise<number> {
  return new Promise((resolve) => {
    const until = performance.now() + ms
    let frames = 0
    const next = () => {
      frames += 1
      if (performance.now() < until) requestAnimationFrame(next)
      else resolve(frames)
    }
    requestAnimationFrame(next)
  })
}

async function openHome(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    addEventListener('app-ready', () => document.documentElement.setAttribute('data-ready', ''))
  })
  await page.goto(pagePaths.home)
  await page.locator('html[data-ready]').waitFor()
  await page.waitForLoadState('networkidle')
  return page
}
