import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createDeskApp } from '../../../../tests/support/servers/desk-app.ts'
import * as limits from '../../../domain/limits.ts'

const desk = await createDeskApp()
const { rows } = desk.accounts
const producer = await desk.staff('producer')
const colleague = await desk.staff('viewer')
const owner = await desk.staff('owner')

beforeEach(async () => {
  await rows('truncate saved_views, leads, contacts cascade')
})

type View = { id: string; name: string; query: string; shared: boolean; own: boolean; mayChange: boolean }
type Person = typeof producer

async function views({ ask }: Person): Promise<View[]> {
  return (await ask('GET', '/views')).body.views
}

const save = ({ ask }: Person, view: object) =>
  ask('POST', '/views', { name: 'Quotes', query: '?form=quote', shared: false, ...view })

async function saved(person: Person, view: object = {}): Promise<string> {
  expect((await save(person, view)).status).toBe(200)
  return (await views(person)).at(-1)?.id ?? ''
}

describe('a saved view', () => {
  test('is its author’s own until it is shared, and keeps what an address can say', async () => {
    const id = await saved(producer, {
      name: ' Big quotes ',
      query: '?view=all&form=quote&at=AAAAA-10001&status=x',
    })
    const view = { id, name: 'Big quotes', query: '?view=all&form=quote', shared: false }
    expect(await views(producer)).toEqual([{ ...view, own: true, mayChange: true }])
    expect(await views(colleague)).toEqual([])
    const change = { name: 'Quotes', shared: true, removed: false }
    expect((await producer.ask('PUT', `/views/${id}`, change)).status).toBe(200)
    expect(await views(colleague)).toEqual([
      { ...view, name: 'Quotes', shared: true, own: false, mayChange: false },
    ])
  })

  test('is refused without a name, with too long a one, and beyond what one person may have', async () => {
    const tooLong = 'x'.repeat(limits.desk.savedViewNameMax + 1)
    for (const wrong of [{ name: ' ' }, { name: tooLong }, { query: 1 }, { query: 'x'.repeat(2_000) }]) {
      expect((await save(producer, wrong)).status).toBe(400)
    }
    for (let count = 0; count < limits.desk.savedViews; count += 1) await saved(producer)
    expect((await save(producer, {})).status).toBe(409)
    expect((await save(owner, {})).status).toBe(200)
  })

  test('that is removed can be taken back, for a while', async () => {
    const id = await saved(producer)
    const change = (removed: boolean) =>
      producer.ask('PUT', `/views/${id}`, { name: 'Quotes', shared: false, removed })
    await change(true)
    expect(await views(producer)).toEqual([])
    await change(false)
    expect(await views(producer)).toHaveLength(1)
    await rows(`update saved_views set removed_at = now() - interval '2 days'`)
    await saved(owner)
    expect((await change(false)).status).toBe(404)
  })

  test('of somebody else is changed by nobody but an owner, and only once it is shared', async () => {
    const id = await saved(producer)
    const change = (person: Person, to: object, path = id) =>
      person.ask('PUT', `/views/${path}`, { name: 'Mine now', shared: false, removed: false, ...to })
    for (const person of [colleague, owner]) expect((await change(person, {})).status).toBe(404)
    for (const path of [randomUUID(), 'x', '%00']) expect((await change(owner, {}, path)).status).toBe(404)
    await change(producer, { name: 'Quotes', shared: true })
    expect((await change(colleague, {})).status).toBe(404)
    // It stays shared: an owner who kept it from the others could not give it back.
    expect((await change(owner, { name: 'All quotes' })).status).toBe(200)
    expect(await views(colleague)).toMatchObject([{ name: 'All quotes', shared: true }])
  })
})

test('counts say how much waits in each view, and stop at the limit', async () => {
  const [mine = '', late = ''] = [await desk.receive('contact'), await desk.receive('quote')]
  await desk.receive('conference', { also: { website: 'http://spam.example' } })
  await producer.ask('PUT', `/inquiries/${mine}/assignee`, { from: null, to: producer.id })
  await rows(`update leads set reply_by = now() - interval '1 minute' where reference = $1`, [late])
  const counts = async () => (await producer.ask('GET', '/views/counts')).body
  expect(await counts()).toEqual({ open: 2, mine: 1, unassigned: 1, overdue: 1, held: 1 })
  await rows(
    `insert into leads (reference, form, subtype, verification, idempotency_key, body_hash, received_at)
     select 'AAAAA-' || n, 'contact', 'home', 'verified', gen_random_uuid(), sha256(n::text::bytea), now()
     from generate_series(10001, 10300) n`,
  )
  expect(await counts()).toMatchObject({ open: limits.desk.countMax + 1, unassigned: 100, mine: 1 })
})
