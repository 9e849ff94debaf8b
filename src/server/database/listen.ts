import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'

/**
 * Receives the notification's payload, or nothing when any number may have been missed: once it listens, after a reconnection, and
 * after a call that failed.
 */
export type NotificationHandler = (payload?: string) => void | Promise<void>

export type Listening = { close(): Promise<void> }

type ListenOptions = {
  readonly channel: string
  readonly handler: NotificationHandler
  /** Creates an unconnected client: each reconnection needs a new one. */
  readonly createClient: () => Client
  readonly log: (line: string) => void
}

const firstRetryMs = 100
const slowestRetryMs = 5_000
/** A handler that keeps failing may be busy for a second each time. */
const slowestAgainMs = 60_000
const heartbeatMs = 30_000

/**
 * Listens on its own connection until closed, and reconnects for as long as it takes. Resolves once it
 * listens. Handlers run one at a time, in order, and one that fails is called again. Does not work through a pooler in
 * transaction mode.
 */
export async function listenForNotifications(options: ListenOptions): Promise<Listening> {
  const { channel, handler, createClient, log } = options
  const closing = new AbortController()
  const listening = Promise.withResolvers<void>()
  let handling = Promise.resolve()
  const running = run()
  await listening.promise
  return {
    async close() {
      closing.abort()
      await running
      await handling
    },
  }

  async function run(): Promise<void> {
    let wait = firstRetryMs
    while (!closing.signal.aborted) {
      const client = createClient()
      const watch = watchConnection(client, closing.signal)
      try {
        await client.connect()
        client.on('notification', (message) => handle(message.payload))
        await client.query(`listen ${client.escapeIdentifier(channel)}`)
        handle()
        wait = firstRetryMs
        listening.resolve()
        await watch.lost
        if (!closing.signal.aborted) log(`Lost the connection that listens on "${channel}"`)
      } catch (error) {
        log(`Cannot listen on "${channel}": ${error instanceof Error ? error.message : String(error)}`)
      }
      watch.stop()
      // A connection that died silently would never close in an orderly way.
      client.connection.stream.destroy()
      await delay(wait, undefined, { signal: closing.signal }).catch(() => {})
      wait = Math.min(wait * 2, slowestRetryMs)
    }
    listening.resolve()
  }

  function handle(payload?: string): void {
    handling = handling.then(() => handleOne(payload))
  }

  async function handleOne(payload?: string): Promise<void> {
    let wait = firstRetryMs
    while (!closing.signal.aborted) {
      try {
        await handler(payload)
        return
      } catch (error) {
        log(`A handler of "${channel}" failed: ${String(error)}`)
      }
      payload = undefined
      await delay(wait, undefined, { signal: closing.signal }).catch(() => {})
      wait = Math.min(wait * 2, slowestAgainMs)
    }
  }
}

/** Sends a query now and then, because a network can drop a silent connection without telling either side. */
function watchConnection(client: Client, closed: AbortSignal) {
  const { promise: lost, resolve } = Promise.withResolvers<void>()
  const heartbeat = setInterval(() => client.query('select 1').catch(() => resolve()), heartbeatMs)
  const finish = () => resolve()
  client.on('error', finish)
  client.on('end', finish)
  closed.addEventListener('abort', finish)
  const stop = () => {
    clearInterval(heartbeat)
    closed.removeEventListener('abort', finish)
  }
  return { lost, stop }
}
