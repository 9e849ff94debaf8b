import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/servers/database.ts'
import { countAttempts, forgetAttempts, uncountAttempts } from './count-attempts.ts'

const { pool } = await createTestDatabase()
const deps = { pool, secret: 'a secret' }
const few = { what: 'few', attempts: 3, windowMs: 60_000 }
const many = { what: 'many', attempts: 100, windowMs: 86_400_000 }
const counts = async () =>
  (await pool.query<{ attempts: number }>('select attempts from rate_counters order by 1')).rows.map(
    ({ attempts }) => attempts,
  )

beforeEach(() => pool.query('truncate rate_counters'))

test('admits the allowed number and then returns how long to wait', async () => {
  for (let times = 0; times < 3; times += 1) expect(await countAttempts(deps, [few, many])).toBeNull()
  const wait = await countAttempts(deps, [few, many])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
})

test('a refused attempt does not count', async () => {
  for (let times = 0; times < 20; times += 1) await countAttempts(deps, [many, few])
  expect(await counts()).toEqual([3, 3])
})

test('simultaneous attempts are held to the same number', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => countAttempts(deps, [few, many])))
  expect(answers.filter((wait) => wait === null)).toHaveLength(3)
})

test('simultaneous attempts of which some are refused count as many as were allowed', async () => {
  await countAttempts(deps, [few, many])
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select from rate_counters for update')
  const answers = Promise.all(Array.from({ length: 6 }, () => countAttempts(deps, [few, many])))
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(6)
  await holder.query('commit')
  holder.release()
  expect((await answers).filter((wait) => wait === null)).toHaveLength(2)
  expect(await counts()).toEqual([3, 3])
})

test('a window that has ended starts again', async () => {
  for (let times = 0; times < 4; times += 1) await countAttempts(deps, [few])
  await pool.query('update rate_counters set window_ends_at = now()')
  expect(await countAttempts(deps, [few])).toBeNull()
  expect(await counts()).toEqual([1])
})

test('one attempt can be taken back, all can be cleared', async () => {
  for (let times = 0; times < 3; times += 1) await countAttempts(deps, [few])
  await uncountAttempts(deps, ['few'])
  expect(await countAttempts(deps, [few])).toBeNull()
  expect(await countAttempts(deps, [few])).not.toBeNull()
  await forgetAttempts(deps, ['few'])
  expect(await countAttempts(deps, [few])).toBeNull()
})

test('no names are stored', async () => {
  await countAttempts(deps, [{ ...few, what: 'robin@example.com' }])
  expect((await pool.query('select key from rate_counters')).rows[0].key).toMatch(/^[\w-]{43}$/)
})
