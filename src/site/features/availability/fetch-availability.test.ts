import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { periodProblems } from '../../../content/equipment-availability/availability.ts'
import { serverPaths } from '../../../routes.ts'
import { fetchAvailability } from './fetch-availability.ts'

const camera = { itemId: 'canon-eos-c70', total: 2, free: 0, inMaintenance: 1, nextFree: '2026-11-18' }
const answer = { ok: true, today: '2026-11-15', from: '2026-11-16', until: '2026-11-18', items: [camera] }
const never = new AbortController().signal

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** A server that always gives the same answer, and the addresses that were requested. */
async function answering(status: number, body: unknown) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  open.push(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const ask: typeof fetch = (path, options) => fetch(`http://127.0.0.1:${port}${String(path)}`, options)
  return { ask, asked, close: () => server.close() }
}

test('asks for the given days and lets the server decide what today is', async () => {
  const { ask, asked } = await answering(200, answer)
  await fetchAvailability(ask, { from: null, to: '' }, never)
  await fetchAvailability(ask, { from: '2026-11-16', to: '' }, never)
  await fetchAvailability(ask, { from: '2026-11-16', to: '2026-11-17' }, never)
  const path = serverPaths.equipmentAvailability
  expect(asked).toEqual([path, `${path}?from=2026-11-16`, `${path}?from=2026-11-16&to=2026-11-17`])
})

test('reads the answer', async () => {
  const { ask } = await answering(200, answer)
  expect(await fetchAvailability(ask, { from: null, to: '' }, never)).toEqual({
    kind: 'answered',
    answer: {
      today: '2026-11-15',
      period: { from: '2026-11-16', until: '2026-11-18' },
      items: [camera],
    },
  })
})

test('a refusal says what is wrong with which day', async () => {
  const message = periodProblems.reversed
  const { ask } = await answering(422, {
    ok: false,
    error: { code: 'invalid', message, fields: { to: message } },
  })
  expect(await fetchAvailability(ask, { from: '2026-11-16', to: '2026-11-15' }, never)).toEqual({
    kind: 'refused',
    problems: { from: undefined, to: message },
  })
})

test.each([
  ['an error', 503, { ok: false }],
  ['another page in between', 200, '<!doctype html>'],
  ['an answer without items', 200, { ...answer, items: undefined }],
  ['an answer without a day', 200, { ...answer, today: 'Sunday' }],
  ['half an item', 200, { ...answer, items: [camera, { ...camera, free: -1 }] }],
  ['an item free on no day', 200, { ...answer, items: [{ ...camera, nextFree: '2026-02-30' }] }],
  ['a refusal of something else', 422, { ok: false, error: { fields: { item: 'No such item.' } } }],
] as const)('%s is a failure', async (_what, status, body) => {
  const { ask } = await answering(status, body)
  expect(await fetchAvailability(ask, { from: null, to: '' }, never)).toEqual({ kind: 'failed' })
})

test('a lost connection and an aborted request are failures', async () => {
  const { ask, close } = await answering(200, answer)
  expect(await fetchAvailability(ask, { from: null, to: '' }, AbortSignal.abort())).toEqual({
    kind: 'failed',
  })
  close()
  expect(await fetchAvailability(ask, { from: null, to: '' }, never)).toEqual({ kind: 'failed' })
})
