/**
 * Static serving compared with nginx and bare `node:http`, one core each:
 * `npm run bench -- static [--rounds 5] [--seconds 3]`
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { fetchEncoded } from './support/answers.ts'
import { temporaryFolder } from './support/clean-up.ts'
import { measureRound, type Round, type Server } from './support/load-round.ts'
import { startMemoryPeer } from './support/memory-peer.ts'
import { startNginx } from './support/nginx-peer.ts'
import { makePaddedSite } from './support/padded-site.ts'
import { findOnPath } from './support/program.ts'
import { measureInRounds } from './support/quiet-rounds.ts'
import { atLeast, atMost, heading, printChecks, printTable, unjudged } from './support/report.ts'
import { root, startSite } from './support/site.ts'
import { median } from './support/statistics.ts'
import { runWrk } from './support/wrk.ts'

const wanted = { ratioToNginx: 0.6, p99Ms: 3 }
const largePageBytes = 30_000
/** Above this share of the two cores, other programs distort the figures. */
const quiet = 0.05
/** Disturbed rounds are repeated, up to this many times the wanted number. */
const patience = 4

type Results = ReadonlyMap<string, readonly Round[]>

export async function benchStatic(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '3' } },
  })
  if (!findOnPath('wrk')) {
    heading('Static serving')
    console.log('   Not measured: `wrk` is not on the PATH (Debian: apt-get install wrk).')
    return true
  }
  const rounds = Number(values.rounds)
  const seconds = Number(values.seconds)
  const home = await measurePage(root, rounds, seconds)
  if (home.bytes >= largePageBytes * 0.9) return home.passed
  const large = await measurePage(await makePaddedSite(largePageBytes), rounds, seconds)
  return home.passed && large.passed
}

async function measurePage(folder: string, rounds: number, seconds: number) {
  const pins = availableParallelism() > 1 && findOnPath('taskset') !== null
  const cores = pins ? ([0, 1] as const) : null
  const serverCore = cores?.[0] ?? null
  const site = await startSite({ folder, dataDir: await temporaryFolder('data'), core: serverCore })
  const answer = await fetchEncoded(site.address, '/')
  const nginx = await startNginx(answer, serverCore)
  const memory = await startMemoryPeer([answer], serverCore)
  const servers: Server[] = [
    ...(nginx ? [{ name: 'nginx', ...nginx }] : []),
    { name: 'node:http from memory', ...memory },
    { name: 'this server', ...site },
  ]

  const size = answer.body.length.toLocaleString('en-US')
  heading(`Static serving, ${size} bytes of brotli, 64 connections, median of ${rounds} × ${seconds} s`)
  if (!nginx)
    console.log('   nginx is not on the PATH (Debian: apt-get install nginx-light): no ratio to it.')
  if (!pins) console.log('   `taskset` or a second core is missing: servers and client share what there is.')
  for (const { address } of servers) await runWrk(address, 1, cores?.[1] ?? null)
  const samples = await measureInRounds(servers, { wanted: rounds, quiet, patience }, (server) =>
    measureRound(server, seconds, cores),
  )
  for (const { program } of servers) await program.end()
  const results = new Map(servers.map((server) => [server.name, samples.get(server) ?? []]))
  return { bytes: answer.body.length, passed: report(results) }
}

function report(results: Results): boolean {
  const middle = (name: string, pick: (round: Round) => number) => median((results.get(name) ?? []).map(pick))
  const rate = (name: string) => middle(name, (round) => round.requestsPerSecond)
  const perCore = (name: string) => middle(name, (round) => round.perCoreSecond ?? Number.NaN)
  const neighbors = (name: string) => middle(name, (round) => round.neighbors ?? 0)
  const ratio = (figure: number, base: number) => (Number.isFinite(base) ? (figure / base).toFixed(2) : '–')
  const whole = (figure: number) => Math.round(figure).toLocaleString('en-US')
  const ours = 'this server'
  const names = [...results.keys()]

  printTable([
    ['', 'requests/s', '× nginx', 'p50 ms', 'p99 ms', 'per core second', '× nginx', 'other programs'],
    ...names.map((name) => [
      name,
      whole(rate(name)),
      ratio(rate(name), rate('nginx')),
      middle(name, (round) => round.p50Ms).toFixed(2),
      middle(name, (round) => round.p99Ms).toFixed(2),
      whole(perCore(name)),
      ratio(perCore(name), perCore('nginx')),
      `${Math.round(100 * neighbors(name))} %`,
    ]),
  ])
  const rateRatio = atLeast(
    'requests/s, ratio to nginx',
    rate(ours) / rate('nginx'),
    wanted.ratioToNginx,
    '',
    2,
  )
  const slowest = atMost(
    'p99',
    middle(ours, (round) => round.p99Ms),
    wanted.p99Ms,
    'ms',
    2,
  )
  const checks = [...(results.has('nginx') ? [rateRatio] : []), slowest]
  if (names.every((name) => neighbors(name) <= quiet * 2)) return printChecks(checks)
  return printChecks(checks.map((check) => unjudged(check, 'other programs kept the machine busy')))
}
