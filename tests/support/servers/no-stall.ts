import { expect } from 'vitest'

const noticeableMs = 100
/** As a multiple of the fixed work, which takes about 15 ms on an idle core. */
const noticeableTimes = 7

/**
 * The work blocks this thread for no noticeable time. It is measured in processor time; where other programs
 * stretch even that, it is compared with a fixed piece of work.
 */
export async function expectNoStall(work: () => unknown, name = ''): Promise<void> {
  const cost = await processorMs(work)
  if (cost < noticeableMs) return
  expect(cost / (await processorMs(fixedWork)), name).toBeLessThan(noticeableTimes)
}

/** The processor time of this thread in milliseconds, the lowest of three runs. */
async function processorMs(work: () => unknown): Promise<number> {
  const costs: number[] = []
  for (let time = 0; time < 3; time += 1) {
    const before = process.threadCpuUsage()
    await work()
    const { user, system } = process.threadCpuUsage(before)
    costs.push((user + system) / 1000)
  }
  return Math.min(...costs)
}

function fixedWork(): number {
  let sum = 0
  for (let step = 0; step < 4_000_000; step += 1) sum = (sum * 31 + step) | 0
  return sum
}
