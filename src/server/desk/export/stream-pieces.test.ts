import { expect, test } from 'vitest'
import { streamPieces } from './stream-pieces.ts'

test('an export that fails in the middle breaks off, so that nobody takes its beginning for all of it', async () => {
  async function* failing() {
    yield 'a,b\n'
    throw new Error('The database is away')
  }
  await expect(new Response(streamPieces(failing())).text()).rejects.toThrow('The database is away')
})

test('an export that nobody waits for any more is read no further', async () => {
  let read = 0
  let ended = false
  async function* endless() {
    try {
      for (;;) {
        read += 1
        yield 'line\n'
      }
    } finally {
      ended = true
    }
  }
  const reader = streamPieces(endless()).getReader()
  await reader.read()
  await reader.cancel()
  expect(ended).toBe(true)
  expect(read).toBeLessThan(4)
})
