import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/servers/database.ts'
import { datedItemIds } from '../../content/equipment-availability/availability.ts'
import { type ItemAvailability, statusOf, summarize } from '../../domain/availability/availability.ts'
import { addDays } from '../../domain/calendar-day.ts'
import { serverPaths } from '../../routes.ts'
import { createRequireStaff } from '../accounts/staff/require-staff.ts'
import { createAuthenticate } from '../accounts/tokens/authenticate.ts'
import type { AppTypes } from '../http/app-types.ts'
import { startAvailabilityService } from './start-availability-service.ts'

const { pool } = await createTestDatabase()
const serviceKey = 'k'.repeat(32)
// 5:30 PM in Portland, already the next day in London.
let now = new Date('2026-11-16T01:30:00Z')
const today = '2026-11-15'

const nobody = createAuthenticate({ pool, verify: async () => null })
const service = await startAvailabilityService({
  pool,
  now: () => now,
  serviceKey,
  requireStaff: createRequireStaff(nobody),
})
const app = new Hono<AppTypes>()
service.addRoutes(app)

beforeEach(async () => {
  now = new Date('2026-11-16T01:30:00Z')
  await pool.query('delete from bookings')
})

async function ask(query = ''): Promise<{ status: number; items: ItemAvailability[]; error?: unknown }> {
  const response = await app.request(`${serverPaths.equipmentAvailability}${query}`)
  return { status: response.status, ...(await response.json()) }
}

async function one(itemId: string, query = '') {
  const [item] = (await ask(`?item=${itemId}${query}`)).items
  if (!item) throw new Error(`${itemId} was not told`)
  return item
}

function book(body: unknown, key: string | null = serviceKey) {
  return app.request(serverPaths.bookUnits, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const camera = 'canon-eos-c300-mark-iii'

test('the database refuses two bookings of one unit on the same day', async () => {
  const insert = `insert into bookings (unit_id, days, kind)
    select id, daterange($1, $2), 'booked' from rental_units where item_id = 'arri-m18'`
  await pool.query(insert, ['2026-12-01', '2026-12-04'])
  await pool.query(insert, ['2026-12-04', '2026-12-05'])
  await expect(pool.query(insert, ['2026-12-03', '2026-12-04'])).rejects.toMatchObject({ code: '23P01' })
  await expect(pool.query(insert, ['2026-11-01', '2027-01-01'])).rejects.toMatchObject({ code: '23P01' })
  await expect(pool.query(insert, ['2026-12-09', null])).rejects.toMatchObject({ code: '23514' })
})

describe('samples', () => {
  test('show 24 items available, 4 booked and 1 in maintenance on every day', async () => {
    await pool.query("update sample_bookings set day = '-infinity'")
    for (const later of [1, 2, 400]) {
      now = new Date(Date.parse('2026-11-16T01:30:00Z') + later * 86_400_000)
      const { items } = await ask()
      expect(items.map(({ itemId }) => itemId)).toEqual(datedItemIds)
      expect(summarize(items)).toEqual({ available: 24, booked: 4, maintenance: 1 })
      for (const item of items.filter(({ free }) => free === 0)) {
        expect(item.nextFree && item.nextFree > addDays(today, later)).toBe(true)
      }
    }
  })

  test('are removed for good by the first real booking', async () => {
    await ask()
    const response = await book({ itemId: camera, quantity: 1, from: today })
    expect(response.status).toBe(200)
    now = new Date('2026-11-20T01:30:00Z')
    expect(summarize((await ask()).items)).toEqual({ available: 29, booked: 0, maintenance: 0 })
    expect((await pool.query('select from bookings where is_sample')).rowCount).toBe(0)
  })
})

describe('once bookings are real', () => {
  beforeEach(async () => {
    await pool.query('delete from sample_bookings')
  })

  test('a unit is taken only on the days of its booking', async () => {
    await book({ itemId: camera, quantity: 1, from: '2026-12-01', to: '2026-12-03' })
    expect(await one(camera, '&from=2026-11-28&to=2026-11-30')).toMatchObject({ total: 2, free: 2 })
    expect(await one(camera, '&from=2026-11-30&to=2026-12-01')).toMatchObject({ free: 1 })
    expect(await one(camera, '&from=2026-12-03')).toMatchObject({ free: 1 })
    expect(await one(camera, '&from=2026-12-04')).toMatchObject({ free: 2, nextFree: null })
  })

  test('the next free date has room for the whole period', async () => {
    await book({ itemId: 'arri-m18', quantity: 1, from: '2026-12-01', to: '2026-12-03' })
    await book({ itemId: 'arri-m18', quantity: 1, from: '2026-12-06', to: '2026-12-08' })
    const asked = (from: string, to: string) => one('arri-m18', `&from=${from}&to=${to}`)
    expect(await asked('2026-12-02', '2026-12-03')).toMatchObject({ free: 0, nextFree: '2026-12-04' })
    expect(await asked('2026-12-02', '2026-12-04')).toMatchObject({ free: 0, nextFree: '2026-12-09' })
    expect(await asked('2026-12-04', '2026-12-05')).toMatchObject({ free: 1, nextFree: null })
  })

  test('an item whose only unit is in repair is shown as in maintenance', async () => {
    await book({ itemId: 'arri-m18', quantity: 1, from: today, kind: 'maintenance' })
    await book({ itemId: camera, quantity: 1, from: today, kind: 'maintenance' })
    await book({ itemId: camera, quantity: 1, from: today })
    expect(statusOf(await one('arri-m18'))).toBe('maintenance')
    expect(statusOf(await one(camera))).toBe('booked')
  })

  test('only one of twenty simultaneous requests gets the last unit', async () => {
    const wanted = { itemId: 'dji-ronin-2', quantity: 1, from: '2026-12-01', to: '2026-12-02' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(wanted)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    expect((await pool.query('select from bookings')).rowCount).toBe(1)
  })

  test('several units are booked together or not at all', async () => {
    const response = await book({ itemId: camera, quantity: 3, from: '2026-12-01' })
    expect([response.status, await response.json()]).toEqual([
      409,
      { ok: false, error: { code: 'not_available', message: expect.stringContaining('Only 2 of the 3') } },
    ])
    expect((await pool.query('select from bookings')).rowCount).toBe(0)
  })
})

describe('invalid requests', () => {
  test.each([
    ['?from=2026-11-14', 'from', 'today or a later date'],
    ['?from=2026-11-20&to=2026-11-19', 'to', 'before the first'],
    ['?from=2026-11-20&to=2036-11-20', 'to', '60 days'],
    ['?from=2036-11-20', 'from', 'two years'],
    ['?from=soon', 'from', 'Choose a date'],
    ["?from=2026-11-20&to='; drop table bookings", 'to', 'Choose a date'],
    ['?item=nothing-we-have', 'item', 'do not have'],
    ['?item=%00', 'item', 'do not have'],
  ])('%s gets an error that says what is wrong', async (query, field, message) => {
    const { status, error } = await ask(query)
    expect(status).toBe(422)
    expect(error).toMatchObject({ code: 'invalid', fields: { [field]: expect.stringContaining(message) } })
  })

  test('today is the day in Portland, wherever the server is', async () => {
    expect((await ask(`?from=${today}`)).status).toBe(200)
    now = new Date('2026-11-16T08:00:00Z')
    expect((await ask(`?from=${today}`)).status).toBe(422)
  })
})

describe('booking is closed to the public', () => {
  const body = { itemId: camera, quantity: 1, from: '2026-12-01' }

  test.each([
    [null, 401],
    ['', 401],
    ['x'.repeat(32), 403],
  ])('with the key %j it is refused', async (key, status) => {
    expect((await book(body, key)).status).toBe(status)
    expect((await pool.query('select from bookings where not is_sample')).rowCount).toBe(0)
  })

  test.each([
    ['', 422],
    ['[]', 422],
    [{ ...body, quantity: 0 }, 422],
    [{ ...body, quantity: 1.5 }, 422],
    [{ ...body, quantity: 51 }, 422],
    [{ ...body, itemId: 'nothing' }, 422],
    [{ ...body, from: '2026-11-14' }, 422],
    [{ ...body, kind: 'stolen' }, 422],
    [{ ...body, reference: ' ' }, 422],
    ['x'.repeat(20_000), 413],
  ])('%j is refused as a booking', async (wrong, status) => {
    expect((await book(wrong)).status).toBe(status)
  })
})
