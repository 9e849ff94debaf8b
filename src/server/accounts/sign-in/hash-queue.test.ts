import { expect, test } from 'vitest'
import { createHashQueue } from './hash-queue.ts'

const here = { address: '192.0.2.1', signal: new AbortController().signal }

/** A task that ends when told to. */
function piece() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const state = { started: false, finish: () => resolve('hash') }
  const work = () => {
    state.started = true
    return promise
  }
  return { work, state }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test('a limited number of tasks run at the same time, the others in order of arrival', async () => {
  const queue = createHashQueue({ atOnce: 2, waiting: 10 })
  const pieces = Array.from({ length: 4 }, piece)
  const turns = pieces.map(({ work }) => queue.run(work, here))
  await settled()
  expect(pieces.map(({ state }) => state.started)).toEqual([true, true, false, false])
  pieces[1]?.state.finish()
  await settled()
  expect(pieces.map(({ state }) => state.started)).toEqual([true, true, true, false])
  for (const { state } of pieces) state.finish()
  expect(await Promise.all(turns)).toEqual(Array(4).fill({ kind: 'done', result: 'hash' }))
})

test('a full line refuses new callers at once', async () => {
  const queue = createHashQueue({ atOnce: 1, waiting: 1 })
  const [running, waiting, late] = [piece(), piece(), piece()]
  const turns = [queue.run(running.work, here), queue.run(waiting.work, here)]
  expect(await queue.run(late.work, here)).toEqual({ kind: 'full' })
  for (const { state } of [running, waiting]) state.finish()
  await Promise.all(turns)
  expect(late.state.started).toBe(false)
  expect(await queue.run(async () => 1, here)).toEqual({ kind: 'done', result: 1 })
})

test('nothing is hashed for a caller who has gone, before or while waiting', async () => {
  const queue = createHashQueue({ atOnce: 1, waiting: 5 })
  const [running, waiting, behind] = [piece(), piece(), piece()]
  const client = new AbortController()
  const first = queue.run(running.work, here)
  const second = queue.run(waiting.work, { ...here, signal: client.signal })
  const third = queue.run(behind.work, here)
  client.abort()
  running.state.finish()
  behind.state.finish()
  expect(await second).toEqual({ kind: 'gone' })
  expect(waiting.state.started).toBe(false)
  expect(await queue.run(waiting.work, { ...here, signal: client.signal })).toEqual({ kind: 'gone' })
  expect((await Promise.all([first, third])).map(({ kind }) => kind)).toEqual(['done', 'done'])
})

test('a failed task frees its place', async () => {
  const queue = createHashQueue({ atOnce: 1, waiting: 1 })
  await expect(queue.run(() => Promise.reject(new Error('no memory')), here)).rejects.toThrow('no memory')
  expect(await queue.run(async () => 1, here)).toEqual({ kind: 'done', result: 1 })
})

/** The order in which calls from these places get their turn, and the places that are refused. */
async function turnsOf(places: readonly string[], waiting = 200) {
  const queue = createHashQueue({ atOnce: 1, waiting })
  const running = piece()
  const first = queue.run(running.work, here)
  const order: string[] = []
  const turns = places.map((place) => {
    const [kind = '', name = ''] = place.split(' ')
    const work = async () => void order.push(place)
    return kind === 'device' ? queue.run(work, here, name) : queue.run(work, { ...here, address: place })
  })
  running.state.finish()
  await first
  const refused = (await Promise.all(turns)).flatMap(({ kind }, index) =>
    kind === 'full' ? [places[index]] : [],
  )
  return { order, refused }
}

const [one, two] = ['192.0.2.7', '198.51.100.7']

test('a single caller does not wait for all the calls from another place', async () => {
  const { order } = await turnsOf([one, one, one, one, two])
  expect(order).toEqual([one, two, one, one, one])
})

test('an IPv6 network is one place, whatever its addresses', async () => {
  const inside = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:ffff::1']
  expect((await turnsOf([...inside, '2001:db8:2::1'])).order[1]).toBe('2001:db8:2::1')
})

test('a full line drops the last caller of the busiest place in favor of another place', async () => {
  const { order, refused } = await turnsOf([one, one, one, one, two, one], 4)
  expect(refused).toEqual([one, one])
  expect(order).toEqual([one, two, one, one])
  // When every place has one caller, the newest is refused.
  expect((await turnsOf([one, two, '203.0.113.7'], 2)).refused).toEqual(['203.0.113.7'])
})

test('an account’s own devices have their own line and get every other turn', async () => {
  const strangers = Array.from({ length: 6 }, (_, index) => `203.0.113.${index}`)
  const { order, refused } = await turnsOf([...strangers, 'device a', 'device a', 'device b'], 5)
  expect(refused).toEqual(['203.0.113.5'])
  expect(order.slice(0, 6)).toEqual([
    'device a',
    '203.0.113.0',
    'device b',
    '203.0.113.1',
    'device a',
    '203.0.113.2',
  ])
})
