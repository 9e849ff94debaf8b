/**
 * A hundred people sign in at the same moment while others read pages. The baseline is the same reading
 * alone: `npm run bench -- accounts [--people 100] [--seconds 3]`
 */
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { AuthClient } from '@supabase/auth-js'
import { Pool } from 'pg'
import { authPath } from '../src/routes.ts'
import { hashPassword } from '../src/server/accounts/sign-in/password-hash.ts'
import { startEmbeddedDatabase } from '../src/server/database/embedded.ts'
import { temporaryFolder } from './support/clean-up.ts'
import { atMost, heading, printChecks, printTable } from './support/report.ts'
import { send } from './support/send.ts'
import { builtOrigin, startSite } from './support/site.ts'
import { percentile } from './support/statistics.ts'

const password = 'a film in three acts'
const readers = 4
const pageEveryMs = 5
/** A page may wait for its turn on a machine that is busy hashing, but not for the hashing itself. */
const wanted = { slowdown: 2, p99Ms: 30 }

export async function benchAccounts(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { people: { type: 'string', default: '100' }, seconds: { type: 'string', default: '3' } },
  })
  const people = Number(values.people)
  const dataDir = await temporaryFolder('auth')
  const addresses = await makeAccounts(dataDir, people)
  const origin = await builtOrigin()
  const site = await startSite({ dataDir, env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const agent = new Agent({ keepAlive: true, maxSockets: readers })

  heading(`${people} sign-ins at once by the published client, ${readers} readers beside them`)
  await readPages(site.address, agent, delay(1_000))
  const alone = await readPages(site.address, agent, delay(Number(values.seconds) * 1_000))
  const started = performance.now()
  const signingIn = Promise.all(
    addresses.map(async (email, n) => {
      const { error } = await clientFrom(site.address, origin, n).signInWithPassword({ email, password })
      return { ms: performance.now() - started, failed: error !== null }
    }),
  )
  const beside = await readPages(site.address, agent, signingIn)
  const signIns = await signingIn
  agent.destroy()
  await site.program.end()

  const times = signIns.map(({ ms }) => ms)
  const row = (name: string, list: readonly number[]) => [
    name,
    String(list.length),
    percentile(list, 0.5).toFixed(2),
    percentile(list, 0.99).toFixed(2),
    Math.max(...list).toFixed(2),
  ]
  printTable([
    ['', 'answers', 'median ms', 'p99 ms', 'longest ms'],
    row('pages, alone', alone),
    row(`pages, beside ${people} sign-ins`, beside),
    row('sign-ins, all asked at once', times),
  ])
  console.log(`   ${((people / Math.max(...times)) * 1_000).toFixed(0)} sign-ins a second.`)
  return printChecks([
    atMost(
      'pages beside, median, ratio to alone',
      percentile(beside, 0.5) / percentile(alone, 0.5),
      wanted.slowdown,
      '',
      2,
    ),
    atMost(
      'pages beside, p99 more than alone',
      percentile(beside, 0.99) - percentile(alone, 0.99),
      wanted.p99Ms,
      'ms',
      1,
    ),
    atMost('sign-ins that failed', signIns.filter(({ failed }) => failed).length, 0),
  ])
}

/** Inserts accounts as a sign-up would; the first start of the server creates the tables. */
async function makeAccounts(dataDir: string, people: number): Promise<string[]> {
  const first = await startSite({ dataDir })
  await first.program.end()
  const database = await startEmbeddedDatabase({ dataDir })
  const pool = new Pool({ connectionString: database.url, max: 1 })
  const addresses = Array.from({ length: people }, (_, n) => `reader-${n}@example.com`)
  await pool.query(
    `insert into users (id, email, password_hash, display_name)
     select id, email, $3, 'Reader' from unnest($1::uuid[], $2::text[]) as given (id, email)`,
    [addresses.map(() => randomUUID()), addresses, await hashPassword(password)],
  )
  await pool.end()
  await database.stop()
  return addresses
}

/** Gives each person their own IP address, as reported by a trusted proxy, because rate limits stay on. */
function clientFrom(address: string, origin: string, n: number) {
  return new AuthClient({
    url: `${address}${authPath}`,
    headers: { Origin: origin, 'X-Forwarded-For': `10.0.${(n >> 8) & 255}.${n & 255}` },
    autoRefreshToken: false,
    persistSession: false,
  })
}

/** Reads pages until a promise settles; returns how long each page took. */
async function readPages(address: string, agent: Agent, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let reading = true
  const stop = until.then(() => {
    reading = false
  })
  const reader = async () => {
    while (reading) {
      const before = performance.now()
      if ((await send(agent, address, 'GET', '/', {})) !== 200) throw new Error('A page was not answered')
      times.push(performance.now() - before)
      await delay(pageEveryMs)
    }
  }
  await Promise.all([stop, ...Array.from({ length: readers }, reader)])
  return times
}
