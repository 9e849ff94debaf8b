import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { type Answer, newInquiry, send } from './inquiry.ts'
import type { Site } from './site.ts'

/** An inquiry that the server acknowledged. */
export type Entry = { readonly reference: string; readonly key: string }

export type Ledger = {
  /** All answers so far, in the order they arrived. */
  readonly answers: readonly Answer[]
  /** How often a connection was lost and the same inquiry sent again. */
  retries(): number
  /** Waits for that many more successes. */
  acknowledged(more: number): Promise<void>
  /** What has been acknowledged so far, read back from disk. */
  entries(): Promise<Entry[]>
  /** Stops the senders and reads the acknowledged inquiries back from disk. */
  stop(): Promise<Entry[]>
}

/** As soon as a person could press the button again. */
const retryMs = 100

type LedgerOptions = {
  readonly senders?: number
  /** Inquiries per second for each sender; by default, as fast as answers arrive. */
  readonly perSecond?: number
}

/** Starts senders that write each success durably to disk before they send again. Call it in a test. */
export async function startLedger(
  site: Pick<Site, 'address'>,
  { senders = 8, perSecond = Number.POSITIVE_INFINITY }: LedgerOptions = {},
): Promise<Ledger> {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-'))
  const answers: Answer[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  let acknowledged = 0
  let retries = 0
  let sending = true
  onTestFinished(async () => {
    sending = false
    await rm(folder, { recursive: true, force: true })
  })

  async function sendUntilAnswered(): Promise<Entry | null> {
    const inquiry = newInquiry()
    for (;;) {
      try {
        const answer = await send(await site.address(), inquiry)
        answers.push(answer)
        return answer.status === 200 && answer.reference !== null
          ? { reference: answer.reference, key: inquiry.key }
          : null
      } catch {
        retries += 1
        await delay(retryMs)
      }
    }
  }

  async function run(file: FileHandle): Promise<void> {
    while (sending) {
      const next = performance.now() + 1_000 / perSecond
      const entry = await sendUntilAnswered()
      if (entry) {
        await file.appendFile(`${JSON.stringify(entry)}\n`)
        await file.sync()
        acknowledged += 1
        for (const { count, resolve } of waiting) if (acknowledged >= count) resolve()
      }
      if (sending) await delay(Math.max(0, next - performance.now()))
    }
    await file.close()
  }

  const names = Array.from({ length: senders }, (_, n) => join(folder, `sender-${n}`))
  const files = await Promise.all(names.map((name) => open(name, 'a')))
  const running = Promise.all(files.map(run))

  async function entries(): Promise<Entry[]> {
    const texts = await Promise.all(names.map((name) => readFile(name, 'utf8')))
    // The last line may be on its way.
    const lines = texts.flatMap((text) => text.slice(0, text.lastIndexOf('\n') + 1).split('\n'))
    return lines.filter(Boolean).map((line): Entry => JSON.parse(line))
  }

  return {
    answers,
    retries: () => retries,
    entries,
    acknowledged(more) {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push({ count: acknowledged + more, resolve })
      return Promise.race([promise, running.then(() => {})])
    },
    async stop() {
      sending = false
      await running
      return entries()
    },
  }
}
