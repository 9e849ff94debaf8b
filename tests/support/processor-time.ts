/**
 * What some work costs this thread, in milliseconds of its processor, the least of three times: on a shared machine even
 * that clock runs on while others are served, and what they add is not the work's doing.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const costs: number[] = []
  for (let time = 0; time < 3; time += 1) {
    const before = process.threadCpuUsage()
    await work()
    const { user, system } = process.threadCpuUsage(before)
    costs.push((user + system) / 1000)
  }
  return Math.min(...costs)
}
