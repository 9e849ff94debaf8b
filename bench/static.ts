/** Static serving beside nginx and bare `node:http`, one core each: `npm run bench -- static [--rounds 5] [--seconds 3]` */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { fetchEncoded } from './support/answers.ts'
import { temporaryFolder } from './support/clean-up.ts'
import { startMemoryPeer } from './support/memory-peer.ts'
import { startNginx } from './support/nginx-peer.ts'
import { makePaddedSite } from './support/padded-site.ts'
import { findOnPath, type Program, processorSeconds } from './support/program.ts'
import { atLeast, atMost, heading, printChecks, printTable } from './support/report.ts'
import { root, startSite } from './support/site.ts'
import { median } from './support/statistics.ts'
import { type Load, runWrk } from './support/wrk.ts'

const wanted = { ratioToNginx: 0.6, p99Ms: 3 }
const largePageBytes = 30_000

type Server = { readonly name: string; readonly program: Program; readonly address: string }
type Round = Load & { readonly processorShare: number | null }

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
  const [serverCore, clientCore] = pins ? [0, 1] : [null, null]
  const site = await startSite({ folder, dataDir: await temporaryFolder('data'), core: serverCore })
  const answer = await fetchEncoded(site.address, '/')
  const nginx = await startNginx(answer, serverCore)
  const memory = await startMemoryPeer([answer], serverCore)
  const servers: Server[] = [
    ...(nginx ? [{ name: 'nginx', ...nginx }] : []),
    { name: 'node:http from memory', ...memory },
    { name: 'this server', ...site },
  ]

  heading(
    `Static serving, ${answer.body.length.toLocaleString('en-US')} bytes of brotli, 64 connections, ${rounds} × ${seconds} s`,
  )
  if (!nginx)
    console.log('   nginx is not on the PATH (Debian: apt-get install nginx-light): no ratio to it.')
  if (!pins) console.log('   `taskset` or a second core is missing: servers and client share what there is.')
  const results = new Map<string, Round[]>(servers.map(({ name }) => [name, []]))
  for (const { address } of servers) await runWrk(address, 1, clientCore)
  for (let round = 0; round < rounds; round += 1) {
    // Each round in another order, so that a busy neighbour does not always meet the same server.
    for (const server of rotated(servers, round))
      results.get(server.name)?.push(await measure(server, seconds, clientCore))
  }
  for (const { program } of servers) await program.end()
  return { bytes: answer.body.length, passed: report(results) }
}

async function measure({ program, address }: Server, seconds: number, core: number | null): Promise<Round> {
  const before = processorSeconds(program.pid)
  const started = performance.now()
  const load = await runWrk(address, seconds, core)
  const elapsed = (performance.now() - started) / 1000
  const after = processorSeconds(program.pid)
  return { ...load, processorShare: before === null || after === null ? null : (after - before) / elapsed }
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

function report(results: ReadonlyMap<string, readonly Round[]>): boolean {
  const middle = (name: string, pick: (round: Round) => number) => median((results.get(name) ?? []).map(pick))
  const rate = (name: string) => middle(name, (round) => round.requestsPerSecond)
  const perCore = (name: string) =>
    middle(name, (round) => round.requestsPerSecond / (round.processorShare ?? Number.NaN))
  const p99 = (name: string) => middle(name, (round) => round.p99Ms)
  const ratio = (figure: number, base: number) => (Number.isFinite(base) ? (figure / base).toFixed(2) : '–')

  printTable([
    [
      '',
      'requests/s',
      'p50 ms',
      'p99 ms',
      '× nginx',
      'got of its core',
      'requests per core second',
      '× nginx',
    ],
    ...[...results.keys()].map((name) => [
      name,
      Math.round(rate(name)).toLocaleString('en-US'),
      middle(name, (round) => round.p50Ms).toFixed(2),
      p99(name).toFixed(2),
      ratio(rate(name), rate('nginx')),
      `${Math.round(100 * middle(name, (round) => round.processorShare ?? Number.NaN))} %`,
      Math.round(perCore(name)).toLocaleString('en-US'),
      ratio(perCore(name), perCore('nginx')),
    ]),
  ])
  const share = middle('this server', (round) => round.processorShare ?? 1)
  if (share < 0.9)
    console.log('   The machine is busy: the servers did not get a core each. Repeat when it is idle.')
  const ours = 'this server'
  return printChecks([
    ...(results.has('nginx')
      ? [atLeast('requests/s, ratio to nginx', rate(ours) / rate('nginx'), wanted.ratioToNginx, '', 2)]
      : []),
    atMost('p99', p99(ours), wanted.p99Ms, 'ms', 2),
  ])
}
