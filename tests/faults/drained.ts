import { expect } from 'vitest'

const standstillMs = 60_000

/** Waits until a queue is empty, however long it is; it may not stand still. */
export async function drained(queue: () => readonly unknown[] | Promise<readonly unknown[]>): Promise<void> {
  let left = (await queue()).length
  while (left > 0) {
    const before = left
    const count = async () => {
      left = (await queue()).length
      return left
    }
    const message = `the queue stands still at ${before}`
    await expect.poll(count, { timeout: standstillMs, message }).toBeLessThan(before)
  }
}
