import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { parseJson } from '../../src/domain/parse-json.ts'
import { pagePaths, serverPaths } from '../../src/routes.ts'

/** Something that somebody reads. */
export type Reading = {
  readonly path: string
  readonly expected: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Pages and calls that need no session, each with the answer that a visitor should get. */
export const strangerReads: readonly Reading[] = [
  { path: pagePaths.home, expected: 200 },
  { path: pagePaths.quote, expected: 200 },
  { path: serverPaths.equipmentAvailability, expected: 200 },
  { path: serverPaths.help, expected: 200 },
  {
    path: serverPaths.inquiryStatus,
    expected: 404,
    headers: { Authorization: 'Bearer of-nobody-at-all-22-ch' },
  },
]

export type Visitors = {
  /** Ends them; returns what each of them got that was neither what it came for nor a 503 that names itself. */
  stop(): Promise<{ readonly read: number; readonly refused: number; readonly failures: readonly string[] }>
}

/** A person reads something new about ten times a second. */
const pauseMs = 100
const namedSchema = z.union([
  z.object({ error: z.object({ code: z.literal('unavailable') }) }),
  z.object({ error_code: z.literal('unexpected_failure') }),
])

/** Starts people who each read their things over and over while inquiries arrive. Call it in a test. */
export function startVisitors(url: string, people: readonly (readonly Reading[])[]): Visitors {
  const failures: string[] = []
  let read = 0
  let refused = 0
  let reading = true
  onTestFinished(() => {
    reading = false
  })

  async function readOnce({ path, expected, headers = {} }: Reading): Promise<void> {
    read += 1
    try {
      const answer = await fetch(url + path, { headers })
      const text = await answer.text()
      if (answer.status === expected) return
      if (answer.status === 503 && namedSchema.safeParse(parseJson(text)).success) refused += 1
      else failures.push(`${path}: ${answer.status} ${text.slice(0, 200)}`)
    } catch (error) {
      failures.push(`${path}: ${String(error)}`)
    }
  }

  const running = people.map(async (readings) => {
    for (let n = 0; reading; n += 1) {
      const next = readings[n % readings.length]
      if (next) await readOnce(next)
      await delay(pauseMs)
    }
  })
  return {
    async stop() {
      reading = false
      await Promise.all(running)
      return { read, refused, failures }
    },
  }
}
