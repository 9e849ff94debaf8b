/**
 * Inquiries over HTTP with durability on, while pages are read. The baseline is a bare insert loop on the
 * same database: `npm run bench -- inquiries [--seconds 10] [--senders 32]`
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { serverPaths } from '../src/routes.ts'
import { startEmbeddedDatabase } from '../src/server/database/embedded.ts'
import { temporaryFolder } from './support/clean-up.ts'
import { atLeast, atMost, heading, printChecks, printTable } from './support/report.ts'
import { send } from './support/send.ts'
import { builtOrigin, startSite } from './support/site.ts'
import { percentile } from './support/statistics.ts'

const wanted = { perSecond: 400, p99Ms: 200 }
const connections = 10
/** How often a visitor who only reads requests a page. */
const pageEveryMs = 10

type Figures = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

export async function benchInquiries(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { seconds: { type: 'string', default: '10' }, senders: { type: 'string', default: '32' } },
  })
  const seconds = Number(values.seconds)
  const senders = Number(values.senders)
  const dataDir = await temporaryFolder('inquiries')
  const origin = await builtOrigin()
  const site = await startSite({ dataDir, env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const agent = new Agent({ keepAlive: true, maxSockets: senders + 4 })

  heading(`Inquiries over HTTP, ${senders} senders, ${seconds} s, each in its own transaction with its jobs`)
  await measure(1, senders, (n) => sendInquiry(site.address, origin, agent, n))
  let pages = 0
  let reading = true
  const reader = (async () => {
    while (reading) {
      if ((await send(agent, site.address, 'GET', '/', {})) === 200) pages += 1
      await delay(pageEveryMs)
    }
  })()
  const inquiries = await measure(seconds, senders, (n) => sendInquiry(site.address, origin, agent, n))
  reading = false
  await reader
  agent.destroy()
  await site.program.end()

  const database = await startEmbeddedDatabase({ dataDir })
  const pool = new Pool({ connectionString: database.url, max: connections })
  await pool.query('create table bench_rows (id bigint generated always as identity primary key, body jsonb)')
  const body = JSON.stringify(inquiryData(0))
  const insert = () => pool.query('insert into bench_rows (body) values ($1)', [body]).then(() => true)
  await measure(1, connections, insert)
  const inserts = await measure(seconds, connections, insert)
  const { rows } = await pool.query<{ inquiries: number; jobs: number }>(
    `select (select count(*) from leads)::int as inquiries,
       (select count(distinct data->>'leadId') from pgboss.job where data->>'channel' = 'owner')::int as jobs`,
  )
  await pool.end()
  await database.stop()

  const row = (name: string, { perSecond, p50, p99, failed }: Figures) => [
    name,
    Math.round(perSecond).toLocaleString('en-US'),
    p50.toFixed(1),
    p99.toFixed(1),
    String(failed),
  ]
  printTable([
    ['', 'per second', 'p50 ms', 'p99 ms', 'failed'],
    row('this server, whole inquiries', inquiries),
    row(`bare insert loop, ${connections} connections`, inserts),
  ])
  console.log(
    `   ${Math.round(pages / seconds)} pages a second were read beside them; ${rows[0]?.inquiries} inquiries stored, ${rows[0]?.jobs} with their notification job.`,
  )
  return printChecks([
    atLeast('inquiries per second', inquiries.perSecond, wanted.perSecond),
    atMost('p99', inquiries.p99, wanted.p99Ms, 'ms'),
    atMost('not answered with 200', inquiries.failed, 0),
    atMost('inquiries without a job', (rows[0]?.inquiries ?? 0) - (rows[0]?.jobs ?? 0), 0),
  ])
}

async function measure(
  seconds: number,
  loops: number,
  act: (n: number) => Promise<boolean>,
): Promise<Figures> {
  const times: number[] = []
  let failed = 0
  let n = 0
  const started = performance.now()
  const loop = async () => {
    while (performance.now() - started < seconds * 1000) {
      n += 1
      const before = performance.now()
      if (!(await act(n))) failed += 1
      times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: loops }, loop))
  const perSecond = times.length / ((performance.now() - started) / 1000)
  return { perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99), failed }
}

function inquiryData(n: number) {
  return {
    name: 'Ada Lovelace',
    email: `ada-${n}-${randomUUID()}@example.com`,
    company: 'Analytical Ltd',
    phone: '+15035550100',
    project_type: 'conference',
    budget: '5k-15k',
    message: 'Two days, three cameras, one stream, and captions in four languages. '.repeat(6),
  }
}

/** Sends from a different IP address each time, as a trusted proxy would report it: rate limits stay on. */
async function sendInquiry(address: string, origin: string, agent: Agent, n: number): Promise<boolean> {
  const csrfToken = randomBytes(32).toString('hex')
  const status = await send(
    agent,
    address,
    'POST',
    serverPaths.submitForm,
    {
      'Content-Type': 'application/json',
      Origin: origin,
      Cookie: `csrf_token=${csrfToken}`,
      'X-Forwarded-For': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    },
    JSON.stringify({
      formType: 'contact',
      subtype: 'consultation',
      csrfToken,
      idempotencyKey: randomUUID(),
      timeZone: 'America/New_York',
      elapsedMs: 60_000,
      data: inquiryData(n),
    }),
  )
  return status === 200
}
