import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/servers/database.ts'
import { deleteExpired } from './delete-expired.ts'

const { pool } = await createTestDatabase()

test('expired counters and proofs are deleted, the others stay', async () => {
  await pool.query(
    `insert into rate_counters (key, attempts, window_ends_at)
     values ('over', 1, now() - interval '1 second'), ('running', 1, now() + interval '1 hour')`,
  )
  await pool.query(
    `insert into spent_captchas (proof_hash, expires_at)
     values ('over', now() - interval '1 second'), ('running', now() + interval '1 hour')`,
  )
  await deleteExpired(pool, new Date())
  expect((await pool.query('select key from rate_counters')).rows).toEqual([{ key: 'running' }])
  expect((await pool.query('select proof_hash from spent_captchas')).rows).toEqual([
    { proof_hash: Buffer.from('running') },
  ])
})
