import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDeskApp } from '../../../../tests/support/servers/desk-app.ts'

const desk = await createDeskApp()
const producer = await desk.staff('producer')
const viewer = await desk.staff('viewer')

test('a saved reply is written, changed, shared by all of the staff, and deleted', async () => {
  const id = randomUUID()
  const path = `/saved-replies/${id}`
  const first = { title: 'Thanks', subject: 'Hello {{name}}', text: 'Dear {{first name}},' }
  expect((await producer.ask('PUT', path, first)).status).toBe(200)
  const next = { ...first, title: 'Thank you', subject: '' }
  expect((await producer.ask('PUT', path, next)).status).toBe(200)
  expect((await viewer.ask('GET', '/saved-replies')).body).toEqual({ replies: [{ id, ...next }] })
  expect((await producer.ask('DELETE', path)).status).toBe(200)
  expect((await producer.ask('DELETE', path)).status).toBe(404)
  expect((await viewer.ask('GET', '/saved-replies')).body).toEqual({ replies: [] })
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
