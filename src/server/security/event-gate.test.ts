import { expect, test } from 'vitest'
import * as limits from '../../domain/limits.ts'
import { createLog } from '../log.ts'
import { createEventGate } from './event-gate.ts'

const minute = 60_000

function setUp(rates = { all: { burst: 5, perMinute: 60 }, client: { burst: 2, perMinute: 30 } }) {
  let time = Date.UTC(2026, 0, 1)
  const lines: string[] = []
  const now = () => new Date(time)
  const gate = createEventGate({ name: 'test', rates, now, log: createLog((line) => lines.push(line), now) })
  return {
    send: (client: string | null, count = 1) => gate.admit(client, count, async () => undefined),
    gate,
    pass: (ms: number) => {
      time += ms
    },
    logged: () => lines.map((line) => JSON.parse(line)),
  }
}

test('a client gets its burst, then its rate; the next client has its own', async () => {
  const { send, pass } = setUp()
  expect([await send('a'), await send('a'), await send('a')]).toEqual(['stored', 'stored', 'dropped'])
  expect(await send('b')).toBe('stored')
  pass(2000)
  expect([await send('a'), await send('a')]).toEqual(['stored', 'dropped'])
})

test('all clients together are held to the common limit', async () => {
  const { send } = setUp()
  const outcomes = await Promise.all([...'abcdefg'].map((client) => send(client)))
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(5)
  expect(await send(null)).toBe('dropped')
})

test('a batch counts as many times as it has events, and is admitted as a whole or not at all', async () => {
  const { send } = setUp()
  expect(await send('a', 3)).toBe('dropped')
  expect(await send('a', 2)).toBe('stored')
})

test('a long pause gives no more than the burst, and a clock set back gives nothing', async () => {
  const { send, pass } = setUp()
  pass(1000 * minute)
  expect(await send('a', 2)).toBe('stored')
  pass(-10 * minute)
  expect(await send('a')).toBe('dropped')
})

test('the number of drops is logged once a minute', async () => {
  const { send, pass, logged } = setUp()
  for (let sent = 0; sent < 102; sent += 1) await send('a')
  expect(logged()).toMatchObject([{ level: 'warn', event: 'events_dropped', gate: 'test', dropped: 1 }])
  pass(minute)
  await send('b')
  expect(logged()).toMatchObject([{ dropped: 1 }, { dropped: 99 }])
})

test('the clients unseen for longest are forgotten, so that memory stays limited', async () => {
  const roomy = { all: { burst: 1e9, perMinute: 1 }, client: { burst: 1, perMinute: 1 } }
  const { send } = setUp(roomy)
  await send('first')
  await send('second')
  await send('first')
  for (let other = 0; other < limits.events.clientsRemembered - 1; other += 1) await send(`other ${other}`)
  expect(await send('first')).toBe('dropped')
  expect(await send('second')).toBe('stored')
})

test('writes run one at a time, and only a limited number wait', async () => {
  const roomy = { all: { burst: 1000, perMinute: 1 }, client: { burst: 1000, perMinute: 1 } }
  const { gate } = setUp(roomy)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const write = async () => {
    running += 1
    most = Math.max(most, running)
    await held
    running -= 1
  }
  const outcomes = Array.from({ length: limits.events.waiting + 10 }, () => gate.admit('a', 1, write))
  release()
  const settled = await Promise.all(outcomes)
  expect(most).toBe(1)
  expect(settled.filter((outcome) => outcome === 'dropped')).toHaveLength(10)
  expect(await gate.admit('a', 1, write)).toBe('stored')
})

test('a failing database is left alone for a while, and the log does not repeat the event', async () => {
  const { gate, send, pass, logged } = setUp()
  const trouble = Object.assign(new Error('refused: secret'), { code: 'ECONNREFUSED' })
  const failing = () => Promise.reject(trouble)
  const outcomes = [gate.admit('a', 1, failing), gate.admit('b', 1, failing)]
  expect(await Promise.all(outcomes)).toEqual(['failed', 'dropped'])
  expect(logged()[0]).toMatchObject({ event: 'events_not_stored', reason: 'ECONNREFUSED' })
  expect(JSON.stringify(logged())).not.toContain('secret')
  expect(await send('c')).toBe('dropped')
  pass(limits.events.restMs)
  expect(await send('c')).toBe('stored')
})

test('a single row that the database refuses does not stop the others', async () => {
  const { gate, send } = setUp()
  const refused = Object.assign(new Error('check'), { code: '23514' })
  expect(await gate.admit('a', 1, () => Promise.reject(refused))).toBe('failed')
  expect(await send('b')).toBe('stored')
})
