/** Time from process start to ready, and idle memory: `npm run bench -- boot [--runs 3]` */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { temporaryFolder } from './support/clean-up.ts'
import { residentMegabytes } from './support/program.ts'
import { atMost, heading, printChecks, printTable } from './support/report.ts'
import { freePort, type SiteOptions, startSite } from './support/site.ts'
import { median } from './support/statistics.ts'

const wanted = { firstSeconds: 6, warmSeconds: 2, megabytes: 200 }
const idleMs = 3000

type Start = { readonly seconds: number; readonly megabytes: number }

export async function benchBoot(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { runs: { type: 'string', default: '3' } } })
  const runs = Number(values.runs)
  heading(`Process start to ready, embedded database, median of ${runs}`)
  const port = await freePort()
  const otherOrigin = `http://localhost:${port}`

  const first: Start[] = []
  const warm: Start[] = []
  const rendering: Start[] = []
  for (let run = 0; run < runs; run += 1) {
    const dataDir = join(await temporaryFolder('boot'), 'data')
    await mkdir(dataDir)
    first.push(await measureStart({ dataDir }))
    warm.push(await measureStart({ dataDir }))
    rendering.push(await measureStart({ dataDir, origin: otherOrigin, port }))
  }

  const seconds = (starts: readonly Start[]) => median(starts.map((start) => start.seconds))
  const megabytes = (starts: readonly Start[]) => median(starts.map((start) => start.megabytes))
  const row = (name: string, starts: readonly Start[]) => [
    name,
    seconds(starts).toFixed(2),
    megabytes(starts).toFixed(0),
  ]
  printTable([
    ['', 'seconds', `MB resident after ${idleMs / 1000} s idle`],
    row('first start, empty data folder', first),
    row('warm start, pages as built', warm),
    row('warm start, pages rendered for another address', rendering),
  ])
  return printChecks([
    atMost('first start', seconds(first), wanted.firstSeconds, 's', 2),
    atMost('warm start, the slower', Math.max(seconds(warm), seconds(rendering)), wanted.warmSeconds, 's', 2),
    atMost(
      'idle memory without the database, the largest',
      Math.max(...[first, warm, rendering].map(megabytes)),
      wanted.megabytes,
      'MB',
    ),
  ])
}

async function measureStart(options: SiteOptions): Promise<Start> {
  const { program } = await startSite(options)
  const seconds = program.age() / 1000
  await new Promise((resolve) => setTimeout(resolve, idleMs))
  const megabytes = residentMegabytes(program.pid)
  await program.end()
  return { seconds, megabytes }
}
