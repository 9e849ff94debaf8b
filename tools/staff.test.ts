import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../tests/support/servers/database.ts'
import { startTool } from '../tests/support/servers/run-tool.ts'

const { pool, url } = await createTestDatabase()
await pool.query(`insert into users (id, email, display_name) values ($1, 'ada@example.com', 'Ada')`, [
  randomUUID(),
])

function staff(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return startTool('staff', args, { DATABASE_URL: url, ...env }).ended
}

test('staff are granted, listed and revoked in the configured database', async () => {
  expect(await staff(['grant', 'Ada@Example.com'])).toMatchObject({
    code: 0,
    text: expect.stringContaining('ada@example.com is staff (producer) from now on'),
  })
  expect((await staff(['list'])).text).toBe(
    'ada@example.com  Ada  producer  no second factor yet  never signed in\n',
  )
  expect(await staff(['revoke', 'ada@example.com'])).toMatchObject({ code: 0 })
  expect(await staff(['list'])).toEqual({ code: 0, text: 'Nobody is staff.\n' })
  const { rows } = await pool.query('select action, actor_id, detail from audit_log order by id')
  expect(rows).toMatchObject([
    { action: 'role_changed', actor_id: null, detail: { from: 'visitor', to: 'producer', terminal: true } },
    { action: 'staff_removed', actor_id: null, detail: { role: 'producer', freed: 0, terminal: true } },
  ])
})

test('a person is invited with a mail that waits for the server, and staff are not', async () => {
  const { code, text } = await staff(['invite', 'Grace@Example.com', '--role', 'viewer'])
  expect([code, text]).toEqual([0, expect.stringContaining('grace@example.com is invited (viewer)')])
  const invitations = await pool.query('select email, role, invited_by from invitations')
  expect(invitations.rows).toEqual([{ email: 'grace@example.com', role: 'viewer', invited_by: null }])
  const jobs = await pool.query(
    `select data->>'kind' as kind, data->>'email' as email from pgboss.job where name = 'account-mails'`,
  )
  expect(jobs.rows).toEqual([{ kind: 'invite', email: 'grace@example.com' }])
  await staff(['grant', 'ada@example.com', '--role', 'owner'])
  expect((await staff(['invite', 'ada@example.com'])).text).toContain('is staff already')
  expect((await staff(['invite', 'a@b'])).code).toBe(1)
  expect(await staff(['revoke', 'ada@example.com'])).toMatchObject({
    code: 1,
    text: expect.stringContaining('is the only owner'),
  })
})

test('an international domain is typed as people write it', async () => {
  const { code, text } = await staff(['invite', 'Lena@Bücher.example'])
  expect([code, text]).toEqual([0, expect.stringContaining('lena@xn--bcher-kva.example is invited')])
})

test('a command that cannot be carried out explains itself in one line', async () => {
  const hosted = { SUPABASE_URL: 'https://project.example', SUPABASE_ANON_KEY: 'sb_publishable_1' }
  const [unknown, usage, elsewhere, nowhere] = await Promise.all([
    staff(['grant', 'grace@example.com'], { SITE_URL: 'https://www.example.com' }),
    staff(['grant', 'ada']),
    staff(['list'], hosted),
    staff(['list'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' }),
  ])
  expect(unknown.text).toContain('sign up at https://www.example.com/auth first')
  expect(usage.text).toBe(
    'Usage: npm run staff -- invite|grant EMAIL [--role viewer|producer|owner] | revoke EMAIL | list\n',
  )
  expect(elsewhere.text).toContain('app_metadata')
  expect(nowhere.text).toContain('DATABASE_URL points to 127.0.0.1:1')
  for (const { code, text } of [unknown, usage, elsewhere, nowhere]) {
    expect([code, text.split('\n')]).toEqual([1, [expect.any(String), '']])
  }
})
