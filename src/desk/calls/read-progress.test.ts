import { expect, test } from 'vitest'
import { readProgress } from './read-progress.ts'

const step = (over: boolean) => ({
  over,
  legs: [{ leg: 'stored', state: over ? 'done' : 'waiting', ms: over ? 12.5 : null, reason: null }],
})

test('steps are read one by one, wherever the pieces of the answer are cut', async () => {
  const bytes = new TextEncoder().encode(
    `[\n${JSON.stringify(step(false))}\n,${JSON.stringify(step(true))}\n]\n`,
  )
  for (const size of [1, 7, 1_000]) {
    const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
        controller.close()
      },
    })
    const steps = []
    for await (const each of readProgress(pieces)) steps.push(each)
    expect(steps).toEqual([step(false), step(true)])
  }
})
