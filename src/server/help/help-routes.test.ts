import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/servers/database.ts'
import { inquiryForms } from '../../domain/inquiry/inquiry-forms.ts'
import { replyBy } from '../../domain/inquiry/reply-by.ts'
import * as limits from '../../domain/limits.ts'
import { serverPaths } from '../../routes.ts'
import { defaultCompanySettings } from '../company/company-settings.ts'
import { readSettings } from '../env.ts'
import type { AppTypes } from '../http/app-types.ts'
import { createLog } from '../log.ts'
import { deleteExpiredHelp } from './delete-expired-help.ts'
import { addHelpRoutes } from './help-routes.ts'

const { pool } = await createTestDatabase()
const { calendar } = defaultCompanySettings(readSettings({}))

beforeEach(async () => {
  await pool.query('truncate help_questions, help_ratings')
})

function setUp(time = '2026-11-18T20:00:00Z', database = pool) {
  const now = new Date(time)
  const app = new Hono<AppTypes>()
  let client = 0
  addHelpRoutes(app, {
    pool: database,
    log: createLog(
      () => {},
      () => now,
    ),
    now: () => now,
    calendar: () => calendar,
    pseudonym: (address) => address,
    // Each request is another visitor's, so that the rate limits do not interfere.
    clientAddress: () => String(++client),
    origins: [],
  })
  const post = (path: string, body: unknown) =>
    app.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
  return {
    moment: async (query = '') => (await app.request(`${serverPaths.help}${query}`)).json(),
    ask: (text: string, language = 'en') => post(serverPaths.helpQuestion, { text, language }),
    rate: (helpful: boolean, previous?: boolean) =>
      post(serverPaths.helpRating, { topic: 'kit:starter', language: 'es', helpful, previous }),
    post,
  }
}

async function rows(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await pool.query<Record<string, unknown>>(sql, values)).rows
}

test.for([
  ['2026-11-18T20:00:00Z', true, '2026-11-19T02:00:00.000Z'],
  ['2026-11-22T20:00:00Z', false, '2026-11-23T17:00:00.000Z'],
  // Thanksgiving.
  ['2026-11-26T20:00:00Z', false, '2026-11-27T17:00:00.000Z'],
] as const)(
  'at %s it is open: %o, until %s, and promises what the form does',
  async ([time, open, changesAt]) => {
    expect(await setUp(time).moment()).toEqual({
      ok: true,
      open,
      changesAt,
      replyBy: replyBy(inquiryForms.help.reply, new Date(time), calendar).toISOString(),
      timeZone: 'America/Los_Angeles',
      day: null,
      written: [],
    })
  },
)

test.for([
  [
    'a working day',
    '?day=2026-11-20',
    [{ from: '2026-11-20T17:00:00.000Z', to: '2026-11-21T02:00:00.000Z' }],
  ],
  ['a Saturday', '?day=2026-11-21', []],
  ['Thanksgiving', '?day=2026-11-26', []],
  ['no day', '?day=2026-02-30', null],
  ['nonsense', '?day=%00', null],
] as const)('the hours of %s are told', async ([, query, day]) => {
  expect(await setUp().moment(query)).toMatchObject({ ok: true, day })
})

test('the moment is told without the database, and without its answers', async () => {
  const broken = await createTestDatabase()
  await broken.pool.query('drop table help_questions')
  expect(await setUp(undefined, broken.pool).moment()).toMatchObject({ ok: true, open: true, written: [] })
})

test('a question is counted once for all its spellings, in each language, without contact details', async () => {
  const { ask } = setUp()
  for (const text of [
    'Do you film weddings?',
    ' do you film WEDDINGS',
    'Do you film weddings? 503-555-0177',
  ]) {
    expect((await ask(text)).status).toBe(204)
  }
  await ask('Do you film weddings?', 'es')
  await setUp('2026-11-20T20:00:00Z').ask('¡Do you film weddings!')
  expect(
    await rows(
      'select language, text, asked, first_asked_at, last_asked_at from help_questions order by language',
    ),
  ).toEqual([
    {
      language: 'en',
      text: 'Do you film weddings?',
      asked: 4,
      first_asked_at: new Date('2026-11-18T20:00:00Z'),
      last_asked_at: new Date('2026-11-20T20:00:00Z'),
    },
    expect.objectContaining({ language: 'es', asked: 1 }),
  ])
  expect((await ask('x'.repeat(501))).status).toBe(422)
  expect((await ask('Why?', 'de')).status).toBe(422)
})

test('thumbs are counted by day, and a changed one moves', async () => {
  const { rate } = setUp('2026-11-19T05:00:00Z')
  for (const answer of [await rate(true), await rate(true), await rate(false), await rate(false, true)]) {
    expect(answer.status).toBe(204)
  }
  await rate(true, true)
  const counted = `select day::text, topic, language, helpful, unhelpful from help_ratings order by day`
  const first = { day: '2026-11-18', topic: 'kit:starter', language: 'es', helpful: 1, unhelpful: 2 }
  expect(await rows(counted)).toEqual([first])
  // The first thumb was another day's, and no count falls below zero.
  await setUp('2026-11-19T20:00:00Z').rate(true, false)
  expect(await rows(counted)).toEqual([first, { ...first, day: '2026-11-19', helpful: 1, unhelpful: 0 }])
})

test('a day holds a limited number of topics, and known ones are still counted', async () => {
  const { rate, post } = setUp()
  await rate(true)
  await pool.query(
    `insert into help_ratings (day, topic, language) select '2026-11-18', 't' || n, 'en' from generate_series(2, $1) n`,
    [limits.help.ratedTopicsPerDay],
  )
  const other = { topic: 'one-too-many', language: 'en', helpful: true }
  expect((await post(serverPaths.helpRating, other)).status).toBe(204)
  await rate(true)
  expect(await rows('select helpful from help_ratings where helpful > 0')).toEqual([{ helpful: 2 }])
})

test('old unanswered questions, the rarest beyond the limit and old ratings go, answered ones stay', async () => {
  const now = new Date('2026-11-18T20:00:00Z')
  const { days, rows: most } = limits.help.keepQuestions
  await pool.query(
    `insert into help_questions (language, text, normalized, first_asked_at, last_asked_at, answered_at)
     values ('en', 'old', 'old', $1, $1, null), ('en', 'answered', 'answered', $1, $1, $1), ('en', 'asked again', 'again', $1, $2, null)`,
    [new Date(now.getTime() - days * 86_400_000 - 1), new Date(now.getTime() - days * 86_400_000)],
  )
  await pool.query(
    `insert into help_ratings (day, topic, language) values ('2025-10-13', 'a', 'en'), ('2025-10-15', 'a', 'en')`,
  )
  await deleteExpiredHelp(pool, now, days)
  const left = 'select text from help_questions order by text'
  expect(await rows(left)).toEqual([{ text: 'answered' }, { text: 'asked again' }])
  expect(await rows('select day::text from help_ratings')).toEqual([{ day: '2025-10-15' }])
  await pool.query(
    `insert into help_questions (language, text, normalized, first_asked_at, last_asked_at, asked)
     select 'en', 'often', 'often ' || n, $1, $1, 2 from generate_series(1, $2) n`,
    [now, most],
  )
  await deleteExpiredHelp(pool, now, days)
  expect(await rows(`select text, count(*)::int from help_questions group by text order by text`)).toEqual([
    { text: 'answered', count: 1 },
    { text: 'often', count: most },
  ])
})
