import { Client, type ClientConfig, DatabaseError, Pool, type PoolConfig } from 'pg'

type QueueingPoolConfig = PoolConfig & {
  /** How long a query waits while all connections are busy. */
  readonly waitMs: number
  /** How long one attempt to connect may take. */
  readonly connectMs: () => number
}

type Connected = (error: Error | null) => void

/**
 * A pool with a line in front of it. While its connections work, a crowd waits there as long as `waitMs`. When
 * no connection can be made, everybody in the line is told so at once instead of making an attempt in turn.
 */
export function createQueueingPool({ waitMs, connectMs, ...config }: QueueingPoolConfig): Pool {
  let away: Error | null = null

  /** Ends the line: the pool gives its waiters to new clients, one after another, before the next event. */
  function sendAway(error: Error): void {
    away = error
    setImmediate(() => {
      away = null
    })
  }

  class LineClient extends Client {
    constructor(options?: ClientConfig) {
      super({ ...options, connectionTimeoutMillis: connectMs() })
    }

    override connect(): Promise<Client>
    override connect(connected: Connected): void
    override connect(connected?: Connected): Promise<Client> | undefined {
      if (!connected) return super.connect()
      if (away) {
        process.nextTick(connected, away)
        return
      }
      super.connect((error: Error | null) => {
        // A database that answers, if only to refuse, does so quickly: the next in the line may be luckier.
        if (error && !(error instanceof DatabaseError)) sendAway(error)
        connected(error)
      })
    }
  }

  return new Pool({ ...config, Client: LineClient, connectionTimeoutMillis: waitMs })
}
