/**
 * The desk's calls with few and with many inquiries, alternating in one run:
 * `npm run bench -- desk [--few 1000] [--many 1000000] [--rounds 40]`
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Hono } from 'hono'
import { inboxViews, openStates } from '../src/domain/desk/inquiry-state.ts'
import * as limits from '../src/domain/limits.ts'
import { defaultCompanySettings } from '../src/server/company/company-settings.ts'
import { connectDatabase, type Database } from '../src/server/database/connect.ts'
import { startEmbeddedDatabase } from '../src/server/database/embedded.ts'
import { migrateDatabase } from '../src/server/database/migrate.ts'
import type { Actor } from '../src/server/desk/authorize.ts'
import { exportInquiries } from '../src/server/desk/export/export-inquiries.ts'
import { createInquiriesApi } from '../src/server/desk/inquiries/inquiries-api.ts'
import { readToday } from '../src/server/desk/inquiries/read-today.ts'
import { startLiveChanges } from '../src/server/desk/live-changes.ts'
import { readDueTimes } from '../src/server/desk/promises/read-due-times.ts'
import { readKeptPromises } from '../src/server/desk/promises/read-kept-promises.ts'
import { readSettings } from '../src/server/env.ts'
import { startJobs } from '../src/server/jobs/job-queue.ts'
import { createLog } from '../src/server/log.ts'
import { addSamples } from '../src/server/samples/add-samples.ts'
import { temporaryFolder } from './support/clean-up.ts'
import { timePaintedLists } from './support/desk-paint.ts'
import { atMost, heading, printChecks, printTable } from './support/report.ts'
import { percentile } from './support/statistics.ts'

const warmUps = 3
const exportedMost = 20_000

type Desk = {
  readonly url: string
  readonly database: Database
  readonly actor: Actor
  readonly ask: (path: string) => Promise<void>
  readonly reference: string
}

export async function benchDesk(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      few: { type: 'string', default: '1000' },
      many: { type: 'string', default: '1000000' },
      rounds: { type: 'string', default: '40' },
    },
  })
  const server = await startEmbeddedDatabase({ dataDir: await temporaryFolder('desk') })
  const few = await openDesk(server.url, 'few', Number(values.few))
  const many = await openDesk(server.url, 'many', Number(values.many))

  heading(`The desk's calls, ${values.rounds} rounds, ${values.few} and ${values.many} inquiries in turns`)
  const checks = []
  const medians = new Map<string, number>()
  const table = [['', 'few: median ms', 'p95', 'many: median ms', 'p95']]
  for (const [name, call] of Object.entries(calls)) {
    const times: [number[], number[]] = [[], []]
    for (let round = -warmUps; round < Number(values.rounds); round += 1) {
      for (const [index, desk] of [few, many].entries()) {
        const ms = await timed(() => call(desk))
        if (round >= 0) times[index]?.push(ms)
      }
    }
    const [small, large] = times.map((list) => ({
      median: percentile(list, 0.5),
      p95: percentile(list, 0.95),
    }))
    if (!small || !large) throw new Error('Both desks were measured')
    table.push([name, ...[small.median, small.p95, large.median, large.p95].map((ms) => ms.toFixed(1))])
    medians.set(name, large.median)
    if (counting.has(name)) continue
    // Below this nobody can tell, and a ratio would compare noise.
    const floorMs = 10
    checks.push(
      atMost(`${name}: many, p95`, large.p95, 150, 'ms', 1),
      atMost(
        `${name}: many beside few, median`,
        Math.max(large.median, floorMs) / Math.max(small.median, floorMs),
        2,
        '×',
        2,
      ),
    )
  }
  printTable(table)
  checks.push(
    atMost(
      'promises kept: beside a bare count of them',
      (medians.get('promises kept') ?? Number.NaN) / (medians.get('bare count of promises') ?? Number.NaN),
      4,
      '×',
      2,
    ),
  )

  heading('Export of all inquiries, as CSV')
  const rates = [await exportRate(few), await exportRate(many)]
  printTable([
    ['', 'inquiries per second'],
    ['few', rates[0]?.toFixed(0) ?? ''],
    ['many', rates[1]?.toFixed(0) ?? ''],
  ])

  for (const { database } of [few, many]) {
    await (await lives.get(database))?.stop()
    await database.close()
  }

  heading('From the address of the inbox to its first line, in a browser that was there before')
  const painted = [await timePaintedLists(few.url, 10), await timePaintedLists(many.url, 10)]
  printTable([
    ['', 'median ms', 'p95'],
    ...['few', 'many'].map((name, index) => [
      name,
      percentile(painted[index] ?? [], 0.5).toFixed(0),
      percentile(painted[index] ?? [], 0.95).toFixed(0),
    ]),
  ])
  checks.push(atMost('list painted: many, median', percentile(painted[1] ?? [], 0.5), 1_000, 'ms'))
  await server.stop()
  return printChecks(checks)
}

/** These read every promise of 90 days, by decision 026; their floor is the database counting the same rows. */
const counting = new Set(['promises kept', 'bare count of promises'])

const calls: Readonly<Record<string, (desk: Desk) => Promise<unknown>>> = {
  today: ({ database, actor }) => readToday(database.pool, actor),
  'promises kept': ({ database }) => readKeptPromises(database.pool),
  'bare count of promises': ({ database }) =>
    database.pool.query(
      `select count(*) from leads
       where reply_by >= $1 and reply_by < $2 and not held and not test and status <> 'spam'`,
      [daysAgo(Math.max(...limits.desk.keptDays)), daysAgo(0)],
    ),
  'due times': ({ database }) => readDueTimes(database.pool),
  ...Object.fromEntries(inboxViews.map((view) => [`view ${view}`, ({ ask }: Desk) => ask(`/?view=${view}`)])),
  'later page': ({ ask, reference }) => ask(`/?view=all&after=${reference}`),
  'filter form': ({ ask }) => ask('/?view=all&form=religious'),
  'filter status': ({ ask }) => ask('/?view=all&status=qualified'),
  'filter person': ({ ask, actor }) => ask(`/?view=all&assignee=${actor.id}`),
  'filter budget': ({ ask }) => ask('/?view=all&budget=10k-25k'),
  'filter page': ({ ask }) => ask('/?view=all&page=/podcast-consultation'),
  'filter page nowhere': ({ ask }) => ask('/?view=all&page=/nowhere'),
  'filter dates': ({ ask }) => ask(`/?view=all&from=${daysAgo(40)}&to=${daysAgo(30)}`),
  'filter form in overdue': ({ ask }) => ask('/?view=overdue&form=religious'),
  'search common word': ({ ask }) => ask('/?view=all&search=video'),
  'search two words': ({ ask }) => ask('/?view=open&search=maria%20conference'),
  'search part of a word': ({ ask }) => ask('/?view=all&search=onfer'),
  'search reference': ({ ask, reference }) => ask(`/?view=all&search=${reference}`),
  'search two letters': ({ ask }) => ask('/?view=all&search=zo'),
  'search two letters nowhere': ({ ask }) => ask('/?view=all&search=qx'),
  'search nothing there': ({ ask }) => ask('/?view=all&search=xylophonist'),
  'search common word in held': ({ ask }) => ask('/?view=held&search=video'),
  'search common and rare word': ({ ask, reference }) => ask(`/?view=all&search=video%20${reference}`),
  'search with filters': ({ ask }) => ask('/?view=won&form=religious&search=video'),
  'three filters': ({ ask }) => ask('/?view=lost&form=consultation&page=/podcast-consultation'),
  'inquiry page': ({ ask, reference }) => ask(`/${reference}`),
  'live arrival': liveArrival,
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** From the change of an inquiry to the moment when the server would write to the open desks. */
async function liveArrival({ database, reference }: Desk): Promise<void> {
  const heard = Promise.withResolvers<void>()
  const live = await liveOf(database)
  const stop = live.subscribe(
    (change) => change && 'reference' in change && change.reference === reference && heard.resolve(),
  )
  await database.pool.query('update leads set changed_at = now() where reference = $1', [reference])
  await heard.promise
  stop()
}

const { calendar } = defaultCompanySettings(readSettings({}))

const lives = new Map<Database, ReturnType<typeof startLiveChanges>>()

function liveOf(database: Database): ReturnType<typeof startLiveChanges> {
  const live = lives.get(database) ?? startLiveChanges(database)
  lives.set(database, live)
  return live
}

async function exportRate({ database, actor }: Desk): Promise<number> {
  let lines = 0
  const start = performance.now()
  const { timeZone } = calendar
  const pieces = exportInquiries(database.pool, actor, { view: 'all' }, { format: 'csv', timeZone })
  for await (const piece of pieces) {
    lines += piece.split('\n').length - 1
    if (lines >= exportedMost) break
  }
  return (lines / (performance.now() - start)) * 1000
}

async function openDesk(serverUrl: string, name: string, inquiries: number): Promise<Desk> {
  const admin = await connectDatabase(serverUrl)
  await admin.pool.query(`create database desk_${name}`)
  await admin.close()
  const url = new URL(serverUrl)
  url.pathname = `/desk_${name}`
  const database = await connectDatabase(url.href)
  await migrateDatabase(database, { log: () => undefined })
  // Makes the queue's tables, which the page of an inquiry reads.
  const jobs = await startJobs({
    pool: database.pool,
    log: createLog(
      () => undefined,
      () => new Date(),
    ),
  })
  await jobs.stop()
  const email = 'bench@example.com'
  const actor: Actor = { id: randomUUID(), name: 'Bench', email, role: 'owner', sessionId: randomUUID() }
  await database.pool.query(`insert into users (id, email, role) values ($1, 'bench@example.com', 'owner')`, [
    actor.id,
  ])
  await fill(database, inquiries)
  const api = createInquiriesApi({
    pool: database.pool,
    authorize: async () => actor,
    sendHeldBack: async () => undefined,
    tellStaff: async () => undefined,
    tellArrival: async () => undefined,
  })
  const app = new Hono().route('/', api)
  const { rows } = await database.pool.query<{ reference: string }>(
    'select reference from leads where status = any ($1) order by received_at desc offset $2 limit 1',
    [openStates, Math.floor(inquiries / 20)],
  )
  return {
    url: url.href,
    database,
    actor,
    reference: rows[0]?.reference ?? '',
    async ask(path) {
      const answer = await app.request(path)
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
      await answer.text()
    },
  }
}

/** Indexes are made after the rows: a million entries one by one take many times as long. */
async function fill(database: Database, inquiries: number): Promise<void> {
  const client = database.createClient()
  await client.connect()
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.relname as name, pg_get_indexdef(i.oid) as definition
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     where t.relname = 'leads' and not x.indisunique`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  const begun = performance.now()
  const progress = (made: number) => {
    if (made % 100_000 === 0)
      console.log(`   ${made} inquiries after ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  }
  await addSamples({ database, now: new Date(), calendar, progress }, inquiries)
  await client.query(`set maintenance_work_mem = '1GB'`)
  for (const { definition } of indexes) await client.query(definition)
  await client.query('vacuum analyze')
  await client.end()
}
