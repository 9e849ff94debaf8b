import * as limits from '../../domain/limits.ts'
import { openLive } from './desk-calls.ts'
import { createEventReader, type LiveChange } from './read-events.ts'
import { troubleKind } from './trouble.ts'

/** Listens for changes until it is stopped, and connects again when the connection is lost. */
export function watchLive(onChange: (change: LiveChange) => void): () => void {
  const stop = new AbortController()
  void listen()
  return () => stop.abort()

  async function listen(): Promise<void> {
    let waitMs: number = limits.desk.liveRetryMs.first
    while (!stop.signal.aborted) {
      try {
        const stream = await openLive(stop.signal)
        waitMs = limits.desk.liveRetryMs.first
        await readAll(stream)
      } catch (error) {
        // A session that ended does not come back by itself; the next call tells the person.
        if (troubleKind(error) === 'signed-out') return
      }
      if (stop.signal.aborted) return
      await pause(waitMs)
      waitMs = Math.min(2 * waitMs, limits.desk.liveRetryMs.longest)
      // Changes in between were not heard.
      onChange({ kind: 'unknown' })
    }
  }

  async function readAll(stream: ReadableStream<BufferSource>): Promise<void> {
    const read = createEventReader()
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      for (const change of read(value)) onChange(change)
    }
  }
}

function pause(ms: number): Promise<unknown> {
  return new Promise((go) => setTimeout(go, ms))
}
