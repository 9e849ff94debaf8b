import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDeskApp } from '../../../../tests/support/servers/desk-app.ts'

const desk = await createDeskApp()
const owner = await desk.staff('owner')
const producer = await desk.staff('producer')
const viewer = await desk.staff('viewer')

type Kept = { title: string; subject: string; text: string; version: string }
type Person = typeof producer

/** The call of somebody who began with this version. */
const change = (person: Person, path: string, seen: string, body?: object) =>
  desk.ask({ ...person.bearer, 'If-Match': `"${seen}"` })(body ? 'PUT' : 'DELETE', path, body)

async function listed(): Promise<Kept[]> {
  return (await viewer.ask('GET', '/saved-replies')).body.replies
}

async function logged(): Promise<[string, object][]> {
  const { entries } = (await owner.ask('GET', '/audit?kind=settings')).body
  return entries.map(({ action, detail }: { action: string; detail: object }) => [action, detail]).reverse()
}

test('a saved reply is written, changed, shared by all of the staff, deleted, and all of it is in the log', async () => {
  const id = randomUUID()
  const path = `/saved-replies/${id}`
  const first = { title: 'Thanks', subject: 'Hello {{name}}', text: 'Dear {{first name}},' }
  const { body: written } = await producer.ask('PUT', path, first)
  const next = { ...first, title: 'Thank you', subject: '' }
  const { body: changed } = await change(producer, path, written.version, next)
  expect(await listed()).toEqual([{ id, ...next, version: changed.version }])
  expect((await change(producer, path, changed.version)).status).toBe(200)
  expect((await change(producer, path, changed.version)).status).toBe(404)
  expect((await producer.ask('DELETE', path)).status).toBe(404)
  expect(await listed()).toEqual([])
  expect(await logged()).toEqual([
    ['saved_reply_added', { title: 'Thanks' }],
    ['saved_reply_changed', { title: 'Thank you' }],
    ['saved_reply_deleted', { title: 'Thank you' }],
  ])
})

test('of two people who change one reply, the second is told and gets the version of the first', async () => {
  const path = `/saved-replies/${randomUUID()}`
  const reply = { title: 'Rates', subject: '', text: 'A day is $900.' }
  const { version } = (await producer.ask('PUT', path, reply)).body
  const texts = ['A day is $950.', 'Half a day is $500.']
  const saves = await Promise.all(
    [producer, owner].map((person, at) => change(person, path, version, { ...reply, text: texts[at] })),
  )
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409])
  const [kept] = await listed()
  const refused = saves.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({
    error: { code: 'changed_meanwhile' },
    now: { version: kept?.version, value: { ...reply, text: kept?.text } },
  })
  // Saving once more what is stored changes nothing, and neither does a call that names no version.
  expect((await change(producer, path, version, { ...reply, text: kept?.text })).status).toBe(200)
  expect((await producer.ask('PUT', path, { ...reply, title: 'Unseen' })).status).toBe(409)
  expect((await change(producer, path, version)).status).toBe(409)
  expect(await listed()).toEqual([kept])

  // Deleted meanwhile: nothing comes back unless the writer wants it.
  const seen = kept?.version ?? ''
  await change(owner, path, seen)
  expect(await change(producer, path, seen, reply)).toMatchObject({ status: 409, body: { now: null } })
  expect((await producer.ask('PUT', path, reply)).status).toBe(200)
})

test('a placeholder that nothing fills in, and empty text, are refused', async () => {
  const save = (change: object) =>
    producer.ask('PUT', `/saved-replies/${randomUUID()}`, { title: 'T', subject: '', text: 'x', ...change })
  expect((await save({ text: 'Dear {{nmae}},' })).status).toBe(400)
  expect((await save({ subject: '{{}}' })).status).toBe(400)
  expect((await save({ text: '  ' })).status).toBe(400)
  expect((await producer.ask('PUT', '/saved-replies/1', { title: 'T', subject: '', text: 'x' })).status).toBe(
    404,
  )
})
