import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestDatabase } from '../../../../tests/support/servers/database.ts'
import { conditions, type ListFilter } from './inquiry-filter.ts'

const { pool } = await createTestDatabase()
const explained = z.array(
  z.object({ 'QUERY PLAN': z.array(z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })) }),
)

async function expectedHits(filter: ListFilter): Promise<number> {
  const values: unknown[] = []
  const where = conditions(filter, (value) => `$${values.push(value)}`).join(' and ')
  const { rows } = await pool.query(`explain (format json) select from leads l where ${where}`, values)
  return z.parse(explained, rows)[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? Number.NaN
}

test('the database knows which filters hit nothing together, and so does not read all of one of them', async () => {
  await pool.query(
    `insert into leads (reference, form, subtype, budget, verification, idempotency_key, body_hash, received_at, status, source)
     select 'AAAAA-' || n, form, subtype, budget, 'verified', gen_random_uuid(), sha256('x'), now(), 'lost',
       jsonb_build_object('last', jsonb_build_object('page', page))
     from generate_series(10001, 14000) n
     join (values (0, 'podcast', 'podcast', '/podcast-consultation', 'under-5k'), (1, 'legacy', 'legacy', '/legacy', '30k-plus'))
       as kinds (i, form, subtype, page, budget) on i = n % 2`,
  )
  await pool.query('analyze leads')
  const podcasts = { view: 'lost', form: 'podcast' } as const
  expect(await expectedHits({ ...podcasts, page: '/podcast-consultation' })).toBeGreaterThan(1_000)
  expect(await expectedHits({ ...podcasts, page: '/legacy' })).toBeLessThan(10)
  expect(await expectedHits({ ...podcasts, budget: '30k-plus' })).toBeLessThan(10)
  expect(await expectedHits({ view: 'all', page: '/legacy', budget: 'under-5k' })).toBeLessThan(10)
})
