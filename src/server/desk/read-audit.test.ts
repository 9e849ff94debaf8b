import { expect, test } from 'vitest'
import { createDeskApp } from '../../../tests/support/servers/desk-app.ts'
import type { AuditEntry } from './read-audit.ts'

const desk = await createDeskApp()
const { rows } = desk.accounts
const owner = await desk.staff('owner')
const other = await desk.staff('producer')

async function read(query = ''): Promise<{ entries: AuditEntry[]; more: boolean }> {
  return (await owner.ask('GET', `/audit${query}`)).body
}

test('the log says who did what to whom, and is narrowed by person and kind', async () => {
  await rows('truncate audit_log')
  await rows(`update users set display_name = case id when $1 then 'Grace' else 'Ada' end`, [other.id])
  await owner.ask('PUT', `/people/${other.id}/role`, { role: 'viewer' })
  await owner.ask('PUT', '/settings/webhook', { url: null })
  await rows(
    `insert into audit_log (actor_id, action, detail) values ($1, 'signed_in', '{"method":"totp"}')`,
    [other.id],
  )
  const actions = async (query: string) => (await read(query)).entries.map(({ action }) => action)
  expect(await actions('')).toEqual(['signed_in', 'settings_changed', 'role_changed'])
  expect((await read('?kind=people')).entries).toMatchObject([
    {
      action: 'role_changed',
      actor: 'Ada',
      person: 'Grace',
      detail: { from: 'producer', to: 'viewer' },
    },
  ])
  expect(await actions(`?person=${other.id}`)).toEqual(['signed_in', 'role_changed'])
  expect(await actions(`?person=${other.id}&kind=people`)).toEqual(['role_changed'])
  for (const wrong of ['?kind=x', '?person=x', '?before=x', '?before=-1']) {
    expect((await owner.ask('GET', `/audit${wrong}`)).status).toBe(400)
  }
})

test('the log goes on by key and never shows an entry twice', async () => {
  await rows(`truncate audit_log`)
  await rows(`insert into audit_log (action) select 'export' from generate_series(1, 120)`)
  const seen: string[] = []
  for (let more = true; more; ) {
    const page = await read(seen.length > 0 ? `?before=${seen.at(-1)}` : '')
    seen.push(...page.entries.map(({ id }) => id))
    more = page.more
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120])
})
