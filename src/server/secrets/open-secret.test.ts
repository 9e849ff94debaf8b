import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/servers/database.ts'
import { createLog } from '../log.ts'
import { openSecret } from './open-secret.ts'

const { pool } = await createTestDatabase()
const first = 'the first secret, used for years'
const second = 'the second secret, quite another'
const third = 'the third secret, for the future'
const logged: string[] = []
const log = createLog(
  (line) => logged.push(line),
  () => new Date(),
)

const open = (current: string, previous: string | null = null, local = false) =>
  openSecret({ pool, current, previous, local, log })

beforeEach(() => pool.query('delete from app_secrets'))

test('a database from before goes on with its APP_SECRET, also when that is being replaced at once', async () => {
  expect(await open(first)).toBe(first)
  await pool.query('delete from app_secrets')
  expect(await open(second, first)).toBe(first)
})

test('APP_SECRET is replaced twice, and nothing that was derived changes', async () => {
  const secret = await open(first)
  expect(await open(second, first)).toBe(secret)
  expect(await open(second)).toBe(secret)
  expect(await open(third, second)).toBe(secret)
  expect(await open(third)).toBe(secret)
})

test('while it is being replaced, servers with the old one can start; afterwards the old one opens nothing', async () => {
  const secret = await open(first)
  await open(second, first)
  expect(await open(first)).toBe(secret)
  expect(await open(second, first)).toBe(secret)
  expect(await open(second)).toBe(secret)
  await expect(open(first)).rejects.toThrow('APP_SECRET is not the one this database was used with')
  expect(await open(second)).toBe(secret)
})

test('a replacement can be taken back', async () => {
  const secret = await open(first)
  await open(second, first)
  expect(await open(first, second)).toBe(secret)
  expect(await open(first)).toBe(secret)
  await expect(open(second)).rejects.toThrow('APP_SECRET is not the one')
})

test('a wrong APP_SECRET stops the start and changes nothing', async () => {
  const secret = await open(first)
  await expect(open(second)).rejects.toThrow('APP_SECRET_PREVIOUS')
  await expect(open(second, third)).rejects.toThrow('APP_SECRET_PREVIOUS')
  expect(await open(first)).toBe(secret)
})

test('servers that start at the same time agree', async () => {
  const secrets = await Promise.all([open(first), open(first), open(second, first), open(second, first)])
  expect(new Set(secrets)).toEqual(new Set([first]))
})

test('a developer who has lost the file with the secret starts anew', async () => {
  await open(first, null, true)
  expect(await open(second, null, true)).toBe(second)
  expect(logged.join('')).toContain('local_secret_lost')
})

test('the database does not tell the secret', async () => {
  await open(first)
  const { rows } = await pool.query<{ all: string }>(
    `select a::text || encode(sealed, 'escape') as all from app_secrets a`,
  )
  expect(rows[0]?.all).not.toContain(first)
})
